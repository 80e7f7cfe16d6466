import * as z from "zod/mini";
import type { Cycle } from "#contract/entries/cycles.ts";
import { type DailyLog, DailyLogSchema, saveDailyLog } from "#contract/entries/daily-log.ts";
import { parseFields } from "#contract/kernel/field-problems.ts";
import {
  flowEffect,
  isPeriodFlow,
  type LoggedBleeding,
  type PeriodChoices,
} from "#domain/cycles/flow-on-a-day.ts";
import { type PeriodAnswer, periodAnswers } from "#domain/cycles/period-answer.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { kept } from "#web/entry/kept.ts";
import { filled } from "#web/entry/use-draft.ts";
import { numberTyped } from "#web/ui/typed-number.ts";

/** What she picks by tapping; a field left out is not answered. */
export type PcosAnswers = Omit<
  DailyLog,
  "date" | "notes" | "sleep_hours" | "bleeding_duration" | "period" | "periodEdge"
>;

/** The form of one day as it stands, with what she types as she typed it. */
export interface PcosForm {
  readonly answers: PcosAnswers;
  readonly sleepHours: string;
  readonly bleedingDays: string;
  readonly notes: string;
  /** Her answer to "Is this your period?" */
  readonly period?: PeriodAnswer | undefined;
}

/** As the form begins it, or as the server answers it. */
type AnyLog = DailyLog & { readonly revision?: number };

export function formOf(log: AnyLog | null): PcosForm {
  if (log === null) return { answers: {}, sleepHours: "", bleedingDays: "", notes: "" };
  const { date: _, revision: __, periodEdge: ___, ...fields } = log;
  const { sleep_hours, bleeding_duration, notes, period, ...answers } = fields;
  return {
    answers,
    // The other answers are in her cycles now, where she may have changed them since.
    ...(period === "between" && { period }),
    sleepHours: sleep_hours?.toString() ?? "",
    bleedingDays: bleeding_duration?.toString() ?? "",
    notes: notes ?? "",
  };
}

/** The form with one answer given, or taken back by `undefined`. */
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
  // No acne has no place on her skin.
  if (answers.acne !== 0) return form;
  const { acne_area: _, ...others } = answers;
  return { ...form, answers: others };
}

/** What bleeding on a day outside her periods may be; `null` where there is nothing to ask. */
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

/** What is sent: the answers the form shows, and nothing of what is empty. */
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

/** Whether a log holds no answer at all. */
export const isBlank = ({ date: _, ...answers }: DailyLog): boolean =>
  Object.keys(answers).length === 0;

/**
 * A form filled like the day before. Notes and weight belong to their own day; a bleeding that
 * goes on is a day longer.
 */
export function likeDayBefore(log: DailyLog): PcosForm {
  const { notes: _, weight_change: __, bleeding_duration, ...repeated } = log;
  const isBleeding = repeated.period_flow !== undefined && repeated.period_flow !== "none";
  const days = bleeding_duration !== undefined && isBleeding ? bleeding_duration + 1 : undefined;
  return formOf({ ...repeated, bleeding_duration: days });
}

/** What she has written and not saved, and the revision of what the day held when she began. */
export interface LogDraft {
  readonly form: PcosForm;
  /** 0 where the day had no log. */
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
  // A draft of an older app names none: what the day holds now is then shown to her first.
  revision: z._default(z.number(), 0),
});

/** What she wrote of a day and did not save: her own, until the tab is closed or she signs out. */
export const logDraftOf = (owner: string, day: CalendarDay) =>
  kept<LogDraft>(`mwezi.draft.pcos.v1.${owner}.${day}`, DraftSchema, "tab");
