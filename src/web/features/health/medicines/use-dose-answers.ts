import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import type { Dose, DoseAnswer } from "#contract/entries/medicines.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { failureOf } from "#web/api/failures/failure.ts";
import { createSaveQueue, type SaveState } from "#web/api/save-queue.ts";
import { useDraftState } from "#web/entry/drafts/use-draft-state.ts";
import { useRefresh } from "#web/entry/saving/use-refresh.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { useAnswerDose } from "./api.ts";
import { type DoseSlot, keyOfSlot, type PendingAnswer, withPending } from "./view-model.ts";

type Pending = ReadonlyMap<string, PendingAnswer>;

const NOTHING: Readonly<Record<string, PendingAnswer>> = {};

export interface DoseAnswers {
  readonly doses: readonly Dose[];
  readonly answer: (slot: DoseSlot, answer: DoseAnswer | null) => void;
  readonly failure: Error | null;
  readonly waiting: number;
  readonly retry: () => void;
}

export function useDoseAnswers(saved: readonly Dose[], from: CalendarDay): DoseAnswers {
  const { t } = useLingui();
  // Pending answers survive the end of a session.
  const [unsaved, setUnsaved] = useDraftState("doses", NOTHING);
  const [pending, setPending] = useState<Pending>(() => new Map(Object.entries(unsaved)));
  const [state, setState] = useState<SaveState>("resting");
  const [failure, setFailure] = useState<Error | null>(null);
  const sendAnswer = useAnswerDose(from);
  const refresh = useRefresh();
  // The queue outlives renders: it reads the current state from here when a request leaves.
  const latest = useRef({ pending, sendAnswer });
  latest.current.sendAnswer = sendAnswer;
  const change = (next: Pending) => {
    latest.current.pending = next;
    setPending(next);
    setUnsaved(next.size === 0 ? NOTHING : Object.fromEntries(next));
  };
  const settle = (key: string, answered: PendingAnswer) => {
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
      // The medicine was changed or deleted elsewhere, so resending can't succeed.
      settle(key, answered);
      void refresh(["GET /api/medicines", "GET /api/doses"]);
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
