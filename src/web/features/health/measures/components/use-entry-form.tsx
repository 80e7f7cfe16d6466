import { useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import type { Metabolic } from "#contract/measures.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import {
  type GlucoseUnit,
  glucoseUnitRecord,
  useGlucoseUnit,
} from "#web/entry/measures/glucose-unit.ts";
import { type MeasureQuestion, questionsOf } from "#web/entry/measures/questions.ts";
import { type NumberField, typedOf } from "#web/entry/measures/typed-measures.ts";
import { showToast } from "#web/ui/toast.tsx";
import { useSaveMeasures } from "../api.ts";
import {
  draftForDay,
  draftOf,
  type EntryDraft,
  type EntryProblems,
  type ReadDraft,
  readDraft,
} from "../view-model.ts";

export interface EntryFormProps {
  readonly entry: Metabolic | null;
  readonly entries: readonly Metabolic[];
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** The form's state: what is typed, what is wrong, and what to look at once more. */
export function useEntryForm({ entry, entries, today, onDone }: EntryFormProps) {
  const { i18n } = useLingui();
  const unit = useGlucoseUnit();
  const onDay = (date: string) => entries.find((candidate) => candidate.date === date) ?? null;
  const [base, setBase] = useState(() => entry ?? onDay(today));
  const [draft, setDraft] = useState<EntryDraft>(() => draftOf(base?.date ?? today, base, unit));
  const [problems, setProblems] = useState<EntryProblems>({});
  const [questions, setQuestions] = useState<readonly MeasureQuestion[]>([]);
  const [isEmpty, setEmpty] = useState(false);
  const saving = useSaving(base, setBase, onDone);

  const changeTyped = (field: NumberField, text: string) => {
    setQuestions([]);
    setDraft((before) => ({ ...before, typed: { ...before.typed, [field]: text } }));
  };
  const changeUnit = (next: GlucoseUnit) => {
    // What she typed stays as it is; what stood there already is written in the new unit.
    const saved = typedOf(base, unit).fastingGlucose;
    const isHers = draft.typed.fastingGlucose !== saved;
    glucoseUnitRecord.write(next);
    if (isHers) setQuestions([]);
    else changeTyped("fastingGlucose", typedOf(base, next).fastingGlucose);
  };
  const changeDate = (date: string) => {
    const held = onDay(date);
    setBase(held);
    setDraft(draftForDay(draft, base, { date, held }, unit));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const read = readDraft(draft, unit, today);
    setProblems(read.kind === "invalid" ? read.problems : {});
    setEmpty(read.kind === "empty");
    const date = read.kind === "entry" ? read.date : today;
    const saved = typedOf(base, unit);
    const open = questionsOf(draft.typed, { unit, date, weighed: entries, saved, i18n });
    if (read.kind !== "entry") {
      // The other unit is often why a value is refused.
      setQuestions(open.filter(({ fix }) => fix !== null));
    } else if (questions.length === 0 && open.length > 0) setQuestions(open);
    // The second press says that it is right.
    else await saving.save(read);
  };
  const { failure, isElsewhere, isPending } = saving;
  const isAsking = questions.length > 0 && Object.keys(problems).length === 0;
  const shown = {
    base,
    draft,
    unit,
    problems,
    questions,
    isEmpty,
    failure,
    isElsewhere,
    isPending,
  };
  return { ...shown, isAsking, changeTyped, changeUnit, changeDate, submit };
}

/** Sends the day; says where another tab was quicker, and keeps what could not be sent. */
function useSaving(
  base: Metabolic | null,
  setBase: (base: Metabolic | null) => void,
  onDone: () => void,
) {
  const { t } = useLingui();
  const [isElsewhere, setElsewhere] = useState(false);
  const { mutateAsync, isPending, error } = useSaveMeasures();

  const save = async ({ date, measures }: Extract<ReadDraft, { kind: "entry" }>) => {
    try {
      const outcome = await mutateAsync({ date, measures, base });
      if (outcome.kind === "changed") {
        setBase(outcome.current);
        setElsewhere(true);
        return;
      }
      showToast({ title: t`Values saved`, description: t`Your charts show them now.` });
      onDone();
    } catch {
      // The failure is shown beside the button.
    }
  };
  return { save, isPending, isElsewhere, failure: error };
}
