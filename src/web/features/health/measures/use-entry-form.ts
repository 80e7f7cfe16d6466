import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { DayMeasures } from "#contract/entries/measures.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { useDraftState } from "#web/entry/drafts/use-draft-state.ts";
import {
  type GlucoseUnit,
  glucoseUnitRecord,
  useGlucoseUnit,
} from "#web/entry/measures/glucose-unit.ts";
import { type MeasureQuestion, questionsOf } from "#web/entry/measures/questions.ts";
import { type NumberField, typedOf } from "#web/entry/measures/typed-measures.ts";
import { useSave } from "#web/entry/saving/use-save.ts";
import { saveMeasures } from "./api.ts";
import { draftForDay, draftOf, type ReadDraft, readDraft } from "./view-model.ts";

export interface EntryFormProps {
  readonly entry: DayMeasures | null;
  readonly entries: readonly DayMeasures[];
  readonly today: CalendarDay;
  readonly onDone: () => void;
}

/** The draft survives the end of a session, stored under its day because a day has one entry. */
const useFirstDraft = (day: DayMeasures | null, today: CalendarDay, unit: GlucoseUnit) =>
  useDraftState(`measures.${day?.date ?? "new"}`, () => draftOf(day?.date ?? today, day, unit));

export function useEntryForm({ entry, entries, today, onDone }: EntryFormProps) {
  const { i18n, t } = useLingui();
  const unit = useGlucoseUnit();
  const onDay = (date: string) => entries.find((candidate) => candidate.date === date) ?? null;
  const [draft, setDraft] = useFirstDraft(entry ?? onDay(today), today, unit);
  const [base, setBase] = useState(() => onDay(draft.date));
  const [read, setRead] = useState<ReadDraft | null>(null);
  const [questions, setQuestions] = useState<readonly MeasureQuestion[]>([]);
  const { save, ...saving } = useSave({
    send: saveMeasures,
    base,
    refreshes: ["GET /api/metabolic"],
    toast: () => ({ title: t`Values saved`, description: t`Your charts show them now.` }),
    onSaved: onDone,
  });

  const changeTyped = (field: NumberField, text: string) => {
    setQuestions([]);
    setDraft((before) => ({ ...before, typed: { ...before.typed, [field]: text } }));
  };
  const changeUnit = (next: GlucoseUnit) => {
    // Typed values stay as they are; saved values are converted to the new unit.
    const before = typedOf(base, unit).fastingGlucose;
    const isHers = draft.typed.fastingGlucose !== before;
    glucoseUnitRecord.write(next);
    if (isHers) setQuestions([]);
    else changeTyped("fastingGlucose", typedOf(base, next).fastingGlucose);
  };
  const changeDate = (date: string) => {
    const next = onDay(date);
    setBase(next);
    setDraft(draftForDay(draft, base, { date, day: next }, unit));
  };
  const submit = async () => {
    const next = readDraft(draft, unit, today);
    setRead(next);
    const day = { unit, date: next.kind === "entry" ? next.date : today, weighed: entries };
    const open = questionsOf(draft.typed, { ...day, saved: typedOf(base, unit), i18n });
    const ask = questionsToAsk(next, open, questions);
    if (next.kind === "entry" && ask.length === 0)
      await save({ date: next.date, ...next.measures });
    else setQuestions(ask);
  };
  return {
    base,
    draft,
    unit,
    problems: read?.kind === "invalid" ? read.problems : {},
    isEmpty: read?.kind === "empty",
    questions,
    isAsking: questions.length > 0 && read?.kind !== "invalid",
    ...saving,
    changeTyped,
    changeUnit,
    changeDate,
    submit,
  };
}

function questionsToAsk(
  read: ReadDraft,
  open: readonly MeasureQuestion[],
  asked: readonly MeasureQuestion[],
): readonly MeasureQuestion[] {
  // A rejected value is often in the other unit.
  if (read.kind !== "entry") return open.filter(({ fix }) => fix !== null);
  return asked.length === 0 ? open : [];
}
