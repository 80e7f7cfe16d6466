import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { RevisedCycle } from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { useSave } from "#web/entry/use-save.ts";
import { refreshes } from "../overview/api.ts";
import { saveCycle } from "./api.ts";
import {
  type CycleDraft,
  type CycleTask,
  changesOf,
  draftOf,
  newDraft,
  problemsOf,
} from "./view-model.ts";

/** What is typed of a cycle, what is wrong with it, and the way it is saved. */
export function useCycleForm(task: CycleTask, today: CalendarDay, onDone: () => void) {
  const { t } = useLingui();
  const base = task.kind === "edit" ? task.cycle : null;
  const [draft, setDraft] = useState(() =>
    task.kind === "edit" ? draftOf(task.cycle) : newDraft(task.day),
  );
  const [isTried, setTried] = useState(false);
  const problems = problemsOf(draft, today);
  const { save, isSaving, failure, conflict } = useSave<CycleDraft, RevisedCycle>({
    send: saveCycle,
    base,
    refreshes,
    toast: () => ({
      title: base === null ? t`Period added` : t`Cycle changed`,
      description: t`Averages and predictions follow it.`,
    }),
    onSaved: onDone,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(problems).length > 0) return;
    if (base !== null && Object.keys(changesOf(draft, base)).length === 0) return onDone();
    void save(draft);
  };
  return {
    ...{ base, draft, submit, isSaving, failure, conflict },
    change: (part: Partial<CycleDraft>) => setDraft((before) => ({ ...before, ...part })),
    problems: isTried ? problems : {},
  };
}
