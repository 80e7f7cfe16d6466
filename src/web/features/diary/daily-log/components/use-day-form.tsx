import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { PcosLog } from "#contract/daily-log.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { showToast } from "#web/ui/toast.tsx";
import { logDraftOf, useSaveLog } from "../api.ts";
import { formOf, isSameLog, type PcosForm } from "../view-model.ts";
import type { SaveState } from "./save-bar.tsx";

interface DayFormInput {
  readonly owner: string;
  readonly day: CalendarDay;
  readonly saved: PcosLog | null;
  readonly onTouched: () => void;
  readonly onSaved: (log: PcosLog) => void;
}

/** The form, what it began from, and whether it holds anything that is not saved. */
interface Writing {
  readonly form: PcosForm;
  readonly base: PcosLog | null;
  readonly isTouched: boolean;
}

const startFrom = (saved: PcosLog | null): Writing => ({
  form: formOf(saved),
  base: saved,
  isTouched: false,
});

/** One day's writing, from the first answer to the save that the server confirmed. */
export function useDayForm({ owner, day, saved, onTouched, onSaved }: DayFormInput) {
  const { writing, setWriting } = useWriting(owner, day, saved);
  const { form, base, isTouched } = writing;
  const { send, isSending, trouble } = useSending();

  const change = (next: PcosForm) => {
    onTouched();
    setWriting((current) => ({ ...current, form: next, isTouched: true }));
  };
  const save = async (log: PcosLog): Promise<void> => {
    const kept = await send(log, base);
    if (kept === null) return;
    // What she wrote while the save was on its way is not saved, and stays.
    setWriting((current) => (current.form === form ? startFrom(kept) : { ...current, base: kept }));
    onSaved(kept);
  };
  return {
    form,
    change,
    save,
    trouble,
    state: stateOf(isSending, writing),
    isChangedElsewhere: !isSameLog(base, saved) && !isSending,
    keep: () => setWriting((current) => ({ ...current, base: saved })),
    take: () => setWriting(startFrom(saved)),
    isTouched,
  };
}

function stateOf(isSending: boolean, { isTouched, base }: Writing): SaveState {
  if (isSending) return "saving";
  if (isTouched) return "unsaved";
  return base === null ? "blank" : "saved";
}

function useWriting(owner: string, day: CalendarDay, saved: PcosLog | null) {
  const [writing, setWriting] = useState<Writing>(() => {
    const draft = logDraftOf(owner, day).read();
    return draft === null ? startFrom(saved) : { ...draft, isTouched: true };
  });
  // A form not yet touched follows what the server has.
  if (!writing.isTouched && !isSameLog(writing.base, saved)) setWriting(startFrom(saved));

  useEffect(() => {
    const { form, base, isTouched } = writing;
    logDraftOf(owner, day).write(isTouched ? { form, base } : null);
  }, [writing, owner, day]);
  return { writing, setWriting };
}

/** Sends a log; gives it back as the server keeps it, or `null` when it was not saved. */
function useSending() {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useSaveLog();
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const send = async (log: PcosLog, base: PcosLog | null): Promise<PcosLog | null> => {
    setTrouble(null);
    try {
      const outcome = await mutateAsync({ log, base });
      return outcome.kind === "saved" ? outcome.log : null;
    } catch (error) {
      setTrouble(troubleOf(error));
      showToast({
        title: t`Failed to save log`,
        description: t`Please try again.`,
        variant: "destructive",
      });
      return null;
    }
  };
  return { send, isSending: isPending, trouble };
}
