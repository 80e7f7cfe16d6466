import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { type LabResult, listLabResults } from "#contract/labs.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { LabTest } from "#domain/lab-tests.ts";
import { failureOf } from "#web/api/failure.ts";
import { fieldMessage } from "#web/entry/field-words.ts";
import { useSave } from "#web/entry/use-save.ts";
import { focusField } from "#web/ui/focus-field.ts";
import { saveResult } from "./api.ts";
import {
  draftOf,
  nextDraft,
  type ResultDraft,
  type ResultProblems,
  readResult,
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

/** The form's state: what is typed, what is wrong, and how saving goes. */
export function useResultForm(props: ResultFormProps) {
  const { i18n, t } = useLingui();
  const { draft, problems, probableUnit, change, chooseTest, read, startNext } = useDraft(props);
  const { save, isSaving, failure, conflict } = useSave({
    send: saveResult,
    base: props.result,
    refreshes: [listLabResults],
    toast: () => ({
      title: t`Result saved`,
      description: t`It stands with the others of its test.`,
    }),
  });

  const submit = async (isLast: boolean) => {
    const typed = read();
    if (typed === null || !(await save(typed))) return;
    if (isLast) props.onDone();
    else startNext();
  };
  const problemOf = (field: keyof ResultDraft) => {
    const problem = problems[field];
    return problem === undefined
      ? fieldMessage(i18n, failure && failureOf(failure), field)
      : i18n._(problem);
  };
  return {
    draft,
    probableUnit,
    change,
    chooseTest,
    problemOf,
    isRefused: Object.keys(problems).length > 0,
    failure,
    conflict,
    isPending: isSaving,
    submitLast: (event: FormEvent) => {
      event.preventDefault();
      void submit(true);
    },
    submitAndStay: () => void submit(false),
  };
}

/** What she types, with its problems and the unit she may have meant. */
function useDraft({ result, results, today }: ResultFormProps) {
  const [draft, setDraft] = useState(() => draftOf(result, today));
  const [problems, setProblems] = useState<ResultProblems>({});
  const [probableUnit, setProbableUnit] = useState<string | null>(null);

  const change = (changes: Partial<ResultDraft>) => {
    setProbableUnit(null);
    setDraft((before) => ({ ...before, ...changes }));
  };
  /** The result to save; `null` while something is wrong with it or to be asked about it. */
  const read = (): Omit<LabResult, "id"> | null => {
    const outcome = readResult(draft, today);
    setProblems(outcome.kind === "invalid" ? outcome.problems : {});
    setProbableUnit(outcome.probableUnit);
    if (outcome.kind === "invalid") {
      const [field] = Object.keys(outcome.problems);
      if (field !== undefined) focusField(field);
      return null;
    }
    // The second press says that the unit is right.
    const isAsked = outcome.probableUnit !== null && probableUnit === null;
    return isAsked ? null : outcome.result;
  };
  const startNext = () => {
    change(nextDraft(draft));
    focusField("test");
  };
  const chooseTest = (test: LabTest) => change(withTest(draft, test, results));
  return { draft, problems, probableUnit, change, chooseTest, read, startNext };
}
