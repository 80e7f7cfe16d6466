import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import {
  type Dose,
  type DoseAnswer,
  listDoses,
  listMedicines,
} from "#contract/entries/medicines.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { failureOf } from "#web/api/failure.ts";
import { createSaveQueue, type SaveState } from "#web/api/save-queue.ts";
import { useDraftState } from "#web/entry/use-draft-state.ts";
import { useRefresh } from "#web/entry/use-refresh.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useAnswerDose } from "./api.ts";
import { type DoseSlot, keyOfSlot, type PendingAnswer, withPending } from "./view-model.ts";

type Pending = ReadonlyMap<string, PendingAnswer>;

/** Nothing waits to be saved. */
const NOTHING: Readonly<Record<string, PendingAnswer>> = {};

export interface DoseAnswers {
  /** What the server has, with what she has just tapped put over it. */
  readonly doses: readonly Dose[];
  /** `null` takes an answer back. */
  readonly answer: (slot: DoseSlot, answer: DoseAnswer | null) => void;
  /** Why answers could not be saved; `null` while all goes well. */
  readonly failure: Error | null;
  /** How many answers wait. */
  readonly waiting: number;
  readonly retry: () => void;
}

/** Answers show at once, are sent one after another, and wait here when the network is away. */
export function useDoseAnswers(saved: readonly Dose[], from: CalendarDay): DoseAnswers {
  const { t } = useLingui();
  // What waits outlives the end of her session.
  const [unsaved, setUnsaved] = useDraftState("doses", NOTHING);
  const [pending, setPending] = useState<Pending>(() => new Map(Object.entries(unsaved)));
  const [state, setState] = useState<SaveState>("resting");
  const [failure, setFailure] = useState<Error | null>(null);
  const sendAnswer = useAnswerDose(from);
  const refresh = useRefresh();
  // The queue outlives renders: it looks here for what is true when a request leaves.
  const latest = useRef({ pending, sendAnswer });
  latest.current.sendAnswer = sendAnswer;
  const change = (next: Pending) => {
    latest.current.pending = next;
    setPending(next);
    setUnsaved(next.size === 0 ? NOTHING : Object.fromEntries(next));
  };
  const settle = (key: string, answered: PendingAnswer) => {
    // She may have changed her mind meanwhile: then the newer answer still waits.
    if (latest.current.pending.get(key) !== answered) return;
    change(new Map([...latest.current.pending].filter(([other]) => other !== key)));
  };
  const send = async (key: string) => {
    const answered = latest.current.pending.get(key);
    if (answered === undefined) return;
    try {
      await latest.current.sendAnswer(answered);
      settle(key, answered);
    } catch (error) {
      setFailure(error as Error);
      if (failureOf(error).kind !== "fields") throw error;
      // The medicine was changed or deleted elsewhere: sending again would never help.
      settle(key, answered);
      void refresh([listMedicines, listDoses]);
      showToast({
        title: t`We couldn't log this dose`,
        description: t`Your list changed on another device. Here's the latest.`,
        variant: "destructive",
      });
    }
  };
  const [queue] = useState(() => createSaveQueue<string>({ send, onState: setState }));
  useEffect(() => {
    const keys = [...latest.current.pending.keys()];
    // Put by when a session ended: she has signed in again.
    if (keys.length > 0) queue.save(...keys);
  }, [queue]);

  return {
    doses: withPending(saved, pending),
    answer: (slot, answer) => {
      const key = keyOfSlot(slot);
      change(new Map([...latest.current.pending, [key, { slot, answer }]]));
      queue.save(key);
    },
    failure: state === "failed" ? failure : null,
    waiting: pending.size,
    retry: () => queue.save(),
  };
}
