import { useLingui } from "@lingui/react/macro";
import { changeCycle, type RevisedCycle } from "#contract/entries/cycles.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useDraft } from "#web/entry/drafts/use-draft.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { refreshes } from "../overview/api.ts";
import { saveCycle } from "./api.ts";
import {
  type CycleDraft,
  type CycleTask,
  changesOf,
  checkDates,
  draftOf,
  fieldsOf,
  newDraft,
} from "./view-model.ts";

export function useCycleForm(task: CycleTask, today: CalendarDay, onDone: () => void) {
  const { t } = useLingui();
  const base = task.kind === "edit" ? task.cycle : null;
  const form = useDraft({
    form: `cycle.${base?.id ?? "new"}`,
    initial: () => (task.kind === "edit" ? draftOf(task.cycle) : newDraft(task.day)),
    schema: changeCycle.request.body,
    bodyOf: fieldsOf,
    checks: (draft) => checkDates(draft, today),
  });
  const { save, isSaving, failure, conflict } = useSave<CycleDraft, RevisedCycle>({
    send: saveCycle,
    base,
    refreshes,
    toast: () => ({
      title: base === null ? t`Period added` : t`Cycle changed`,
      description: t`We've updated your averages and predictions.`,
    }),
    onSaved: onDone,
  });
  const submit = () => {
    if (form.read() === null) return;
    if (base !== null && Object.keys(changesOf(form.draft, base)).length === 0) return onDone();
    void save(form.draft);
  };
  return { ...form, base, submit, isSaving, failure, conflict };
}
