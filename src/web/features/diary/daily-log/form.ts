import * as z from "zod/mini";
import type { Cycle } from "#contract/entries/cycles.ts";
import { type DailyLog, DailyLogSchema, saveDailyLog } from "#contract/entries/daily-log.ts";
import { parseFields } from "#contract/kernel/field-problems.ts";
import {
  flowEffect,
  isPeriodFlow,
  type LoggedBleeding,
  type PeriodChoices,
} from "#domain/cycles/periods/flow-on-a-day.ts";
import { type PeriodAnswer, periodAnswers } from "#domain/cycles/periods/period-answer.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { filled } from "#web/entry/drafts/use-draft.ts";
import { storedValue } from "#web/entry/stored-value.ts";
import { numberTyped } from "#web/ui/fields/typed-number.ts";

export type PcosAnswers = Omit<
  DailyLog,
  "date" | "notes" | "sleep_hours" | "bleeding_duration" | "period" | "periodEdge"
>;

export interface PcosForm {
  readonly answers: PcosAnswers;
  readonly sleepHours: string;
  readonly bleedingDays: string;
  readonly notes: string;
  readonly period?: PeriodAnswer | undefined;
}

type AnyLog = DailyLog & { readonly revision?: number };

export function formOf(log: AnyLog | null): PcosForm {
  if (log === null) return { answers: {}, sleepHours: "", bleedingDays: "", notes: "" };
  const { date: _, revision: __, periodEdge: ___, ...fields } = log;
  const { sleep_hours, bleeding_duration, notes, period, ...answers } = fields;
  return {
    answers,
    // Other answers are stored in the cycles, where they may have changed since.
    ...(period === "between" && { period }),
    sleepHours: sleep_hours?.toString() ?? "",
    bleedingDays: bleeding_duration?.toString() ?? "",
    notes: notes ?? "",
  };
}

export function withAnswer<Key extends keyof PcosAnswers>(
  form: PcosForm,
  key: Key,
  value: PcosAnswers[Key] | undefined,
): PcosForm {
  const { [key]: _, ...others } = form.answers;
  const answers: PcosAnswers = value === undefined ? others : { ...form.answers, [key]: value };
  if (!isPeriodFlow(answers.period_flow))
    return withoutArea({ ...form, answers, period: undefined });
  return withoutArea({ ...form, answers });
}

function withoutArea(form: PcosForm): PcosForm {
  const { answers } = form;
  if (answers.acne !== 0) return form;
  const { acne_area: _, ...others } = answers;
  return { ...form, answers: others };
}

export function periodChoicesIn(
  { answers: { period_flow: flow } }: PcosForm,
  day: CalendarDay,
  bleeding: LoggedBleeding<Cycle> | null,
): PeriodChoices<Cycle> | null {
  if (flow === undefined || bleeding === null) return null;
  const effect = flowEffect({ day, flow, answer: null, hasSpotting: false }, bleeding);
  return effect.kind === "asks" ? effect.choices : null;
}

export type ReadForm =
  | { readonly kind: "log"; readonly log: DailyLog }
  | { readonly kind: "invalid"; readonly fields: readonly string[] };

export function readForm(form: PcosForm, date: CalendarDay): ReadForm {
  const read = parseFields(
    saveDailyLog.request.body,
    filled({
      ...form.answers,
      date,
      sleep_hours: numberTyped(form.sleepHours),
      bleeding_duration: numberTyped(form.bleedingDays),
      notes: form.notes,
      period: form.period,
    }),
  );
  return read.success
    ? { kind: "log", log: { ...read.data, date } }
    : { kind: "invalid", fields: read.problems.map(({ field }) => field) };
}

export const isBlank = ({ date: _, ...answers }: DailyLog): boolean =>
  Object.keys(answers).length === 0;

/** Copies the previous day's form without notes and weight; continuing bleeding is one day longer. */
export function likeDayBefore(log: DailyLog): PcosForm {
  const { notes: _, weight_change: __, bleeding_duration, ...repeated } = log;
  const isBleeding = repeated.period_flow !== undefined && repeated.period_flow !== "none";
  const days = bleeding_duration !== undefined && isBleeding ? bleeding_duration + 1 : undefined;
  return formOf({ ...repeated, bleeding_duration: days });
}

export interface LogDraft {
  readonly form: PcosForm;
  readonly revision: number;
}

const DraftSchema = z.object({
  form: z.object({
    answers: z.omit(DailyLogSchema, {
      date: true,
      sleep_hours: true,
      bleeding_duration: true,
      notes: true,
      period: true,
      periodEdge: true,
    }),
    sleepHours: z.string(),
    bleedingDays: z.string(),
    notes: z.string(),
    period: z.optional(z.enum(periodAnswers)),
  }),
  // Drafts of older app versions have no revision: 0 makes a saved log show up as a conflict.
  revision: z._default(z.number(), 0),
});

/** The unsaved answers of a day, stored per account until the tab is closed or the user signs out of a shared phone. */
export const logDraftOf = (owner: string, day: CalendarDay) =>
  storedValue<LogDraft>(`mwezi.draft.pcos.v1.${owner}.${day}`, DraftSchema, "tab");
