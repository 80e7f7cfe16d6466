import { useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Cycle } from "#contract/entries/cycles.ts";
import { type FlowEffect, flowEffect } from "#domain/cycles/periods/flow-on-a-day.ts";
import type { PeriodAnswer } from "#domain/cycles/periods/period-answer.ts";
import { type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import type { DraftFields } from "#web/entry/drafts/draft-fields.ts";
import { glucoseUnitRecord, useGlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import { questionsOf } from "#web/entry/measures/questions.ts";
import { useSavedDay } from "./api.ts";
import {
  emptyForm,
  type HealthForm,
  healthDraftOf,
  isTouched,
  type Problems,
  periodAnswerIn,
  readForm,
} from "./form.ts";

interface HealthFormInput {
  readonly owner: string;
  readonly today: CalendarDay;
  readonly day: CalendarDay;
}

export function useHealthForm({ owner, today, day }: HealthFormInput) {
  const { i18n } = useLingui();
  const [{ form, isRestored }, setDraft] = useState(() => draftFor(owner, day));
  const unit = useGlucoseUnit();
  const date = isCalendarDay(form.date) && form.date <= today ? form.date : today;
  const savedDay = useSavedDay(date, today);
  const effectOf = (answer: PeriodAnswer | null): FlowEffect<Cycle> | null => {
    const { flow, hasSpotting } = form;
    const bleeding = { ...savedDay.bleeding, today };
    if (flow === undefined) return null;
    return flowEffect({ day: date, flow, answer, hasSpotting }, bleeding);
  };
  const effect = effectOf(periodAnswerIn(form));
  const asked = effectOf(null);

  useEffect(() => {
    healthDraftOf(owner).write(isTouched(form) ? form : null);
  }, [owner, form]);

  return {
    form,
    isRestored,
    change: (next: HealthForm) => setDraft({ form: next, isRestored: false }),
    clear: () => setDraft({ form: emptyForm(today), isRestored: false }),
    forget: () => healthDraftOf(owner).write(null),
    unit,
    changeUnit: glucoseUnitRecord.write,
    record: savedDay.record,
    dailyLog: savedDay.dailyLog,
    bleeding: { flows: savedDay.bleeding.flows, stages: savedDay.bleeding.stages, today },
    effect,
    /** What bleeding outside a period may be; `null` if there is nothing to ask. */
    periodChoices: asked?.kind === "asks" ? asked.choices : null,
    read: readForm(form, { unit, today, effect }),
    questions: questionsOf(form.typed, { unit, date, weighed: savedDay.measures, i18n }),
  };
}

export type HealthFormState = ReturnType<typeof useHealthForm>;

export interface TabProps extends DraftFields<HealthForm> {
  readonly state: HealthFormState;
  readonly problems: Problems;
  readonly onChange: (form: HealthForm) => void;
}

function draftFor(owner: string, day: CalendarDay) {
  const draft = healthDraftOf(owner).read();
  return draft !== null && isTouched(draft)
    ? { form: draft, isRestored: true }
    : { form: emptyForm(day), isRestored: false };
}
