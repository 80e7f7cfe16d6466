import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
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

export interface Proposal {
  readonly draft: ResultDraft;
  readonly line: string;
  /** More than one if it is unclear which number is the result. */
  readonly readings: readonly { readonly value: string; readonly unit: string }[];
  readonly unitOf: (test: LabTest, written: string) => string;
  readonly place: number;
  readonly count: number;
  readonly onSaved: () => void;
  readonly onSkip: () => void;
}

export interface ResultFormProps {
  readonly result: LabResult | null;
  readonly proposal?: Proposal | undefined;
  readonly results: readonly LabResult[];
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

export type FormState = ReturnType<typeof useResultForm>;

export function useResultForm({ result, proposal, results, today, onDone }: ResultFormProps) {
  const { t } = useLingui();
  const form = useDraft({
    form: proposal ? null : `lab-result.${result?.id ?? "new"}`,
    initial: () => proposal?.draft ?? draftOf(result),
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
    const isRight = probableUnitOf(draft) === null || isAsked;
    if (body === null || !isRight || !(await save(body))) return;
    if (proposal) return proposal.onSaved();
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
    chooseTest: (test: LabTest) =>
      change(proposal ? readAs(proposal, { ...draft, test }) : withTest(draft, test, results)),
    chooseReading: (value: string) =>
      change(proposal ? readAs(proposal, { ...draft, value }) : { value }),
    messageOf: (field: keyof ResultDraft) => form.messageOf(field, failure),
    failure,
    conflict,
    isSaving,
    submitLast: () => {
      void submit(true);
    },
    submitAndStay: () => void submit(false),
  };
}

/** Takes the unit from the words that were read, never from an earlier result. */
function readAs({ readings, unitOf }: Proposal, draft: ResultDraft): ResultDraft {
  const { test, value } = draft;
  const written = readings.find((reading) => reading.value === value)?.unit ?? "";
  return { ...draft, unit: test === "" ? "" : unitOf(test, written) };
}
