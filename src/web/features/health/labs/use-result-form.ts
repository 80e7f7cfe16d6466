import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { type LabResult, saveLabResult } from "#contract/entries/labs.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { LabTest } from "#domain/labs/lab-tests.ts";
import { useDraft } from "#web/entry/drafts/use-draft.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { focusField } from "#web/ui/fields/focus-field.ts";
import { saveResult } from "./api.ts";
import {
  bodyOf,
  draftOf,
  nextDraft,
  probableUnitOf,
  problemsOf,
  type ResultDraft,
  withTest,
} from "./form.ts";

export interface ResultFormProps {
  /** `null` for a new one. */
  readonly result: LabResult | null;
  readonly results: readonly LabResult[];
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

export type FormState = ReturnType<typeof useResultForm>;

export function useResultForm({ result, results, today, onDone }: ResultFormProps) {
  const { t } = useLingui();
  const form = useDraft({
    form: `lab-result.${result?.id ?? "new"}`,
    initial: () => draftOf(result, today),
    schema: saveLabResult.request.body,
    bodyOf,
    checks: (draft) => problemsOf(draft, today),
  });
  const { draft } = form;
  const [isAsked, setAsked] = useState(false);
  const probableUnit = isAsked ? probableUnitOf(draft) : null;
  const { save, isSaving, failure, conflict } = useSave({
    send: saveResult,
    base: result,
    refreshes: ["GET /api/labs"],
    toast: () => ({
      title: t`Result saved`,
      description: t`You'll find it with your other results for this test.`,
    }),
  });

  const change = (changes: Partial<ResultDraft>) => {
    setAsked(false);
    form.change(changes);
  };
  const submit = async (isLast: boolean) => {
    const body = form.read();
    setAsked(true);
    // A second press confirms the unit.
    const isRight = probableUnitOf(draft) === null || isAsked;
    if (body === null || !isRight || !(await save(body))) return;
    if (isLast) return onDone();
    setAsked(false);
    form.begin(nextDraft(draft));
    focusField("test");
  };
  return {
    draft,
    probableUnit,
    isAsking: probableUnit !== null && !form.hasProblems,
    change,
    chooseTest: (test: LabTest) => change(withTest(draft, test, results)),
    messageOf: (field: keyof ResultDraft) => form.messageOf(field, failure),
    failure,
    conflict,
    isSaving,
    submitLast: (event: FormEvent) => {
      event.preventDefault();
      void submit(true);
    },
    submitAndStay: () => void submit(false),
  };
}
