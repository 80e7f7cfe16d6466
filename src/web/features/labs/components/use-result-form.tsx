import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { LabResult } from "#contract/labs.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { LabTest } from "#domain/lab-tests.ts";
import { newId } from "#web/api/new-id.ts";
import { fieldMessage, type Trouble, troubleOf } from "#web/api/trouble.ts";
import { focusField } from "#web/ui/focus-field.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useSaveResult } from "../api.ts";
import {
  draftOf,
  nextDraft,
  type ResultDraft,
  type ResultProblems,
  readResult,
  withTest,
} from "./result-draft.ts";

export interface ResultFormProps {
  /** `null` for a new one. */
  readonly result: LabResult | null;
  readonly results: readonly LabResult[];
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

export type FormState = ReturnType<typeof useResultForm>;

/** The form's state: what is typed, what is wrong, and which unit she may have meant. */
export function useResultForm({ result, results, today, onDone }: ResultFormProps) {
  const { i18n } = useLingui();
  const [draft, setDraft] = useState(() => draftOf(result, today));
  const [problems, setProblems] = useState<ResultProblems>({});
  const [probableUnit, setProbableUnit] = useState<string | null>(null);
  const saving = useSaving(result);

  const change = (changes: Partial<ResultDraft>) => {
    setProbableUnit(null);
    setDraft((before) => ({ ...before, ...changes }));
  };
  const chooseTest = (test: LabTest) => change(withTest(draft, test, results));
  const submit = async (isLast: boolean) => {
    const read = readResult(draft, today);
    setProblems(read.kind === "invalid" ? read.problems : {});
    setProbableUnit(read.probableUnit);
    if (read.kind === "invalid") {
      const [field] = Object.keys(read.problems);
      if (field !== undefined) focusField(field);
      return;
    }
    // The second press says that the unit is right.
    const isAsked = read.probableUnit !== null && probableUnit === null;
    if (isAsked || !(await saving.save(read.result))) return;
    if (isLast) onDone();
    else {
      setDraft(nextDraft(draft));
      setProbableUnit(null);
      focusField("test");
    }
  };
  const problemOf = (field: keyof ResultDraft) => {
    const problem = problems[field];
    return problem === undefined ? fieldMessage(saving.trouble, field) : i18n._(problem);
  };
  return {
    draft,
    probableUnit,
    isRefused: Object.keys(problems).length > 0,
    trouble: saving.trouble,
    isPending: saving.isPending,
    isElsewhere: saving.isElsewhere,
    change,
    chooseTest,
    problemOf,
    submitLast: (event: FormEvent) => {
      event.preventDefault();
      void submit(true);
    },
    submitAndStay: () => void submit(false),
  };
}

/** Sends the result. It keeps its identifier until it has arrived, so a repeated try adds none. */
function useSaving(result: LabResult | null) {
  const { t } = useLingui();
  const [id, setId] = useState(() => result?.id ?? newId());
  const [base, setBase] = useState(result);
  const [isElsewhere, setElsewhere] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const { mutateAsync, isPending } = useSaveResult();
  const save = async (typed: Omit<LabResult, "id">): Promise<boolean> => {
    setTrouble(null);
    try {
      const outcome = await mutateAsync({ result: { id, ...typed }, base });
      setElsewhere(outcome.kind === "changed");
      if (outcome.kind === "changed") {
        setBase(outcome.current);
        return false;
      }
    } catch (error) {
      setTrouble(troubleOf(error));
      return false;
    }
    showToast({ title: t`Result saved`, description: t`It stands with the others of its test.` });
    setId(newId());
    return true;
  };
  return { save, trouble, isPending, isElsewhere };
}
