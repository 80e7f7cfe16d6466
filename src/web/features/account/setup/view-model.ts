import * as z from "zod/mini";
import {
  type MoodScaleKey,
  moodScaleKeys,
  type PcosFlagKey,
  pcosFlagKeys,
  type ReminderTone,
  reminderTones,
  SETUP_CYCLE_LENGTH,
  SETUP_PERIOD_LENGTH,
  type TrackingKey,
  trackingKeys,
} from "#contract/account/setup.ts";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import type { DraftFields } from "#web/entry/drafts/draft-fields.ts";

export const setupSteps = [
  "welcome",
  "cycle",
  "conditions",
  "tracking",
  "reminders",
  "privacy",
] as const;
export type SetupStep = (typeof setupSteps)[number];

export const conditionKeys = ["pcos", "endo", "pms_pmdd"] as const;
export type ConditionKey = (typeof conditionKeys)[number];

const DEFAULT_REMINDER_TIME = "20:00";

const days = ({ min, max }: { min: number; max: number }) =>
  z.int().check(z.minimum(min), z.maximum(max));
const switches = <const Key extends string>(keys: readonly Key[]) =>
  z.record(z.enum(keys), z.boolean());
const CalendarDayText = z.string().check(z.refine(isCalendarDay));
const TimeText = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** The record stored in this browser. Raise the version when the shape changes. */
export const SetupRecordSchema = z.object({
  version: z.literal(1),
  completed: z.boolean(),
  profile: z.object({ firstName: z.optional(z.string()) }),
  cycle: z.object({
    lastPeriodISO: z.optional(CalendarDayText),
    cycleLength: z.optional(days(SETUP_CYCLE_LENGTH)),
    periodLength: z.optional(days(SETUP_PERIOD_LENGTH)),
  }),
  conditions: z.object({
    pcos: z.boolean(),
    endo: z.boolean(),
    pms_pmdd: z.boolean(),
    notes: z.optional(z.string()),
  }),
  pcosFlags: z.optional(switches(pcosFlagKeys)),
  tracking: z.object({
    selected: z.array(z.enum(trackingKeys)),
    moodScales: z.optional(switches(moodScaleKeys)),
  }),
  reminders: z.object({
    enabled: z.boolean(),
    time: z.optional(TimeText),
    tone: z.optional(z.enum(reminderTones)),
  }),
  consent: z.object({ accepted: z.boolean() }),
});
export type SetupRecord = z.infer<typeof SetupRecordSchema>;

export interface SetupAnswers {
  readonly firstName: string;
  readonly lastPeriod: string;
  readonly cycleLength: number | null;
  readonly periodLength: number | null;
  readonly conditions: Readonly<Record<ConditionKey, boolean>>;
  readonly conditionNotes: string;
  readonly pcosFlags: Readonly<Record<PcosFlagKey, boolean>>;
  readonly tracking: readonly TrackingKey[];
  readonly moodScales: Readonly<Record<MoodScaleKey, boolean>>;
  readonly remindersEnabled: boolean;
  readonly reminderTime: string;
  readonly reminderTone: ReminderTone;
  readonly accepted: boolean;
}

export interface EarlierAnswers {
  readonly shortest: number | null;
  readonly longest: number | null;
}

export interface SetupStepProps extends DraftFields<SetupAnswers> {
  readonly answers: SetupAnswers;
  readonly change: (changed: Partial<SetupAnswers>) => void;
}

const noPcosFlags = { irregular: false, acne: false, hirsutism: false, insulinResistance: false };
const allMoodScales = { pmdd: true, anxiety: true, acuteStress: true };

export const defaultRecord: SetupRecord = {
  version: 1,
  completed: false,
  profile: {},
  cycle: {},
  conditions: { pcos: false, endo: false, pms_pmdd: false },
  tracking: { selected: ["flow", "symptoms", "mood_scales"], moodScales: allMoodScales },
  reminders: { enabled: false },
  consent: { accepted: false },
};

export function answersOf(record: SetupRecord): SetupAnswers {
  const { profile, cycle, conditions, pcosFlags, tracking, reminders, consent } = record;
  const { pcos, endo, pms_pmdd } = conditions;
  return {
    firstName: profile.firstName ?? "",
    lastPeriod: cycle.lastPeriodISO ?? "",
    cycleLength: cycle.cycleLength ?? null,
    periodLength: cycle.periodLength ?? null,
    conditions: { pcos, endo, pms_pmdd },
    conditionNotes: conditions.notes ?? "",
    pcosFlags: pcosFlags ?? noPcosFlags,
    tracking: tracking.selected,
    moodScales: tracking.moodScales ?? allMoodScales,
    remindersEnabled: reminders.enabled,
    reminderTime: reminders.time ?? DEFAULT_REMINDER_TIME,
    reminderTone: reminders.tone ?? "soft",
    accepted: consent.accepted,
  };
}

export type SetupProblem = "future-period" | "not-accepted";

export const problemField: Record<SetupProblem, string> = {
  "future-period": "lastPeriod",
  "not-accepted": "accepted",
};

export function problemOf(
  step: SetupStep,
  answers: SetupAnswers,
  today: string,
): SetupProblem | null {
  if (step === "cycle" && answers.lastPeriod > today) return "future-period";
  if (step === "privacy" && !answers.accepted) return "not-accepted";
  return null;
}

export function withStep(record: SetupRecord, step: SetupStep, answers: SetupAnswers): SetupRecord {
  switch (step) {
    case "welcome":
      return { ...record, profile: named(answers.firstName) };
    case "cycle":
      return { ...record, cycle: cycleOf(answers) };
    case "conditions":
      return withConditions(record, answers);
    case "tracking":
      return { ...record, tracking: trackingOf(answers) };
    case "reminders":
      return { ...record, reminders: remindersOf(answers) };
    case "privacy":
      return { ...record, consent: { accepted: answers.accepted } };
  }
}

function named(firstName: string): SetupRecord["profile"] {
  const trimmed = firstName.trim();
  return trimmed === "" ? {} : { firstName: trimmed };
}

function cycleOf({ lastPeriod, cycleLength, periodLength }: SetupAnswers): SetupRecord["cycle"] {
  return {
    ...(isCalendarDay(lastPeriod) && { lastPeriodISO: lastPeriod }),
    ...(cycleLength !== null && { cycleLength }),
    ...(periodLength !== null && { periodLength }),
  };
}

function withConditions(record: SetupRecord, answers: SetupAnswers): SetupRecord {
  const { pcosFlags: _, ...others } = record;
  const notes = answers.conditionNotes.trim();
  return {
    ...others,
    conditions: { ...answers.conditions, ...(notes !== "" && { notes }) },
    ...(answers.conditions.pcos && { pcosFlags: { ...answers.pcosFlags } }),
  };
}

export function withTracking(chosen: readonly TrackingKey[], key: TrackingKey): TrackingKey[] {
  return trackingKeys.filter((other) => (other === key) !== chosen.includes(other));
}

function trackingOf({ tracking, moodScales }: SetupAnswers): SetupRecord["tracking"] {
  return {
    selected: [...tracking],
    ...(tracking.includes("mood_scales") && { moodScales: { ...moodScales } }),
  };
}

function remindersOf(answers: SetupAnswers): SetupRecord["reminders"] {
  if (!answers.remindersEnabled) return { enabled: false };
  return {
    enabled: true,
    time: answers.reminderTime === "" ? DEFAULT_REMINDER_TIME : answers.reminderTime,
    tone: answers.reminderTone,
  };
}
