import * as z from "zod/mini";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { labTests } from "#domain/labs/lab-tests.ts";
import { pauseReasons } from "#domain/life/pause-reason.ts";
import { contraceptions, pcosAnswers, pregnancyAnswers } from "../account/profile.ts";
import { HairAndSkinSchema } from "../entries/hair-and-skin.ts";
import { labComparators } from "../entries/labs.ts";
import { MedicineSchema } from "../entries/medicines.ts";
import { ConcernsSchema } from "../insights/concerns.ts";
import { DayRangeSchema } from "../insights/forecast.ts";
import { LengthSummarySchema } from "../insights/length-summary.ts";
import { BackTestSchema, NormsSchema, PhaseSchema, TimingSchema } from "../insights/patterns.ts";
import { TriedSchema } from "../insights/tried.ts";
import { DaySchema } from "../kernel/fields.ts";
import {
  BackgroundPartSchema,
  ContraceptionUseSchema,
  PregnancySignsSchema,
} from "./visit-head.ts";

/** The optional parts of a report besides its head, in reading order. */
export const visitParts = [
  "background",
  "flags",
  "cycles",
  "bleeding",
  "pain",
  "labs",
  "medicines",
  "measures",
  "tried",
  "questions",
  "symptoms",
  "body",
  "mood",
  "forecast",
] as const;
export type VisitPart = (typeof visitParts)[number];

export const visitMonths = [3, 6, 12] as const;
export type VisitMonths = (typeof visitMonths)[number];

const PartsSchema = z.array(z.enum(visitParts));
const SymptomTypeSchema = z.enum(symptomTypes);

/** One cycle of the report's period, oldest first. Lengths in days; `null` if it has not ended. */
const StripCycleSchema = z.object({
  startDay: DaySchema,
  length: z.nullable(z.number()),
  /** Days of `bledOn`; `null` while the end of the period is unknown. */
  bleedingDays: z.nullable(z.number()),
  /** Cycle days, from 1; of an open period so far. Absent only from older reports. */
  bledOn: z.optional(z.array(z.number())),
  flow: z.nullable(z.enum(["none", "spotting", "light", "moderate", "heavy"])),
  hasSpotting: z.boolean(),
  /** Two starts fewer than 10 days apart count as this period until the user answers. */
  isJoined: z.optional(z.boolean()),
  /** Stated at setup, not logged. */
  isTold: z.optional(z.boolean()),
  isUnsure: z.boolean(),
  isLeftOut: z.boolean(),
  /** Confirmed by signs; `null` if unconfirmed or fertility is hidden. */
  ovulationDay: z.nullable(DaySchema),
});
export type StripCycle = z.infer<typeof StripCycleSchema>;

/** Over all completed cycles of the period, without excluded ones. Days. */
const CyclesPartSchema = z.object({
  strip: z.array(StripCycleSchema),
  /** First day of the last known period, whatever its age. Absent from older reports. */
  lastStart: z.optional(z.nullable(DaySchema)),
  counted: z.number(),
  /** Completed cycles under hormones: drawn but not counted. Absent from older reports. */
  onHormones: z.optional(z.number()),
  average: z.nullable(z.number()),
  /** Absent from older reports. */
  median: z.optional(z.nullable(z.number())),
  shortest: z.nullable(z.number()),
  longest: z.nullable(z.number()),
  averageBleeding: z.nullable(z.number()),
  /** How the averages are presented; absent only from older reports behind a link. */
  lengths: z.optional(z.nullable(LengthSummarySchema)),
  bleedingLengths: z.optional(z.nullable(LengthSummarySchema)),
  /** The latest cycles, up to a year, beside the usual range and its source. */
  norms: NormsSchema,
});

const ForecastPartSchema = z.union([
  z.object({ kind: z.literal("no-cycle") }),
  z.object({ kind: z.literal("paused"), reason: z.enum(pauseReasons) }),
  /** Periods since `cycleStart` were most likely not logged, so no day is predicted. */
  z.object({ kind: z.literal("log-lapsed"), cycleStart: DaySchema }),
  z.object({
    kind: z.literal("forecast"),
    cycleStart: DaySchema,
    /** As expected when the cycle began. */
    likelyDay: DaySchema,
    likely80: DayRangeSchema,
    confidence: z.enum(["high", "fair", "low"]),
    isWide: z.boolean(),
    isLate: z.boolean(),
    completedCycles: z.number(),
    backTest: BackTestSchema,
    /** The likeliest phase today; `null` if none is named. */
    phase: z.nullable(
      z.object({ phase: PhaseSchema, probability: z.number(), isSure: z.boolean() }),
    ),
  }),
]);

const BleedingPartSchema = z.object({
  /** Periods that began in the report's period, and those logged as heavy. */
  periods: z.number(),
  heavyPeriods: z.number(),
  /** Of the periods that have ended, days. */
  longest: z.nullable(z.number()),
  /** Days with a heavy flow in the daily log. */
  heavyDays: z.number(),
  cyclesWithSpotting: z.number(),
  /** Days of bleeding in the weeks after a birth or a loss. */
  healingDays: z.optional(z.number()),
});

/** Severity 0–10. */
const PainPartSchema = z.object({
  /** Days with cramps, pelvic pain or a pain level of 1 or more. */
  days: z.number(),
  daysInPeriod: z.number(),
  /** Days at 8 of 10 or more. */
  severeDays: z.number(),
  worst: z.nullable(z.object({ date: DaySchema, severity: z.number() })),
  others: z.array(z.object({ type: SymptomTypeSchema, days: z.number(), worst: z.number() })),
  /** Days on which the usual painkiller failed. Absent from older reports. */
  painkillerFailed: z.optional(z.number()),
  /** Days off work or school. Absent from older reports. */
  daysOff: z.optional(z.number()),
});

const PhaseCountSchema = z.object({ days: z.number(), average: z.nullable(z.number()) });
const PhaseCountsSchema = z.object({
  menstrual: PhaseCountSchema,
  follicular: PhaseCountSchema,
  ovulatory: PhaseCountSchema,
  luteal: PhaseCountSchema,
});

/** Severity 0–10, averages to one decimal. The most frequent symptom first. */
const SymptomsPartSchema = z.object({
  /** Days of each phase with any symptom answered, 0 included: the denominators of the counts. */
  daysLogged: z.object({
    menstrual: z.number(),
    follicular: z.number(),
    ovulatory: z.number(),
    luteal: z.number(),
  }),
  /** Of these, days whose phase is only the likeliest, below 8 in 10. Absent from older reports. */
  daysOnlyLikeliest: z.optional(z.number()),
  rows: z.array(
    z.object({
      type: SymptomTypeSchema,
      days: z.number(),
      average: z.nullable(z.number()),
      worst: z.nullable(z.number()),
      last: DaySchema,
      /** `null` if fertility is hidden, which phases would reveal. */
      phases: z.nullable(PhaseCountsSchema),
      /** The phase in which it recurs beyond chance. */
      pattern: z.nullable(PhaseSchema),
    }),
  ),
  /** Told in onboarding. Absent from older reports. */
  told: z.optional(
    z.array(z.object({ type: SymptomTypeSchema, severity: z.nullable(z.number()) })),
  ),
});

/** Averages over the period, to one decimal: moods 1–5 (5 is worst), sleep 1–4 (4 is great). */
const MoodPartSchema = z.object({
  /** Days with any of the three ratings below, or a mood in the daily log. */
  checkIns: z.number(),
  depression: z.nullable(z.number()),
  anxiety: z.nullable(z.number()),
  stress: z.nullable(z.number()),
  sleep: z.nullable(z.number()),
  /** Whether each rises before periods, over all days. */
  timing: z.object({ depression: TimingSchema, anxiety: TimingSchema, stress: TimingSchema }),
});

/** One result in its entered unit, beside the laboratory's own usual range. */
const LabLineSchema = z.object({
  date: DaySchema,
  test: z.enum(labTests),
  /** The name of an "other" test. */
  name: z.nullable(z.string()),
  value: z.number(),
  comparator: z.nullable(z.enum(labComparators)),
  unit: z.string(),
  rangeLow: z.nullable(z.number()),
  rangeHigh: z.nullable(z.number()),
  cycleDay: z.nullable(z.number()),
});
export type LabLine = z.infer<typeof LabLineSchema>;

const LabsPartSchema = z.object({
  /** Newest first. */
  results: z.array(LabLineSchema),
  /** Calculated from two results of one day; no cut-off is universal, so none is applied. */
  indices: z.array(
    z.object({
      index: z.enum(["homa_ir", "free_androgen_index"]),
      date: DaySchema,
      value: z.number(),
    }),
  ),
});

/** Newest first. kg, cm, mmHg. */
const MeasuresPartSchema = z.array(
  z.object({
    date: DaySchema,
    weight: z.nullable(z.number()),
    waist: z.nullable(z.number()),
    systolic: z.nullable(z.number()),
    diastolic: z.nullable(z.number()),
  }),
);

/** The doses due within the period; a late dose counts as taken. */
const AdherenceSchema = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("counted"),
    due: z.number(),
    taken: z.number(),
    late: z.number(),
    skipped: z.number(),
    unanswered: z.number(),
  }),
  z.object({ kind: z.literal("nothing-due") }),
  z.object({ kind: z.literal("as-needed"), taken: z.number() }),
]);

const MedicinesPartSchema = z.array(
  z.object({
    name: z.string(),
    dose: z.nullable(z.number()),
    unit: z.nullable(z.string()),
    schedule: MedicineSchema.shape.schedule,
    startDate: DaySchema,
    endDate: z.nullable(DaySchema),
    sideEffects: z.nullable(z.string()),
    adherence: AdherenceSchema,
  }),
);

/** The clinician's report, as figures and keys; a part left out is `null`. Never has free notes. */
export const VisitReportSchema = z.object({
  made: DaySchema,
  period: z.object({ from: DaySchema, to: DaySchema, months: z.literal(visitMonths) }),
  /** Only on request. */
  name: z.nullable(z.string()),
  age: z.nullable(z.number()),
  pcos: z.nullable(z.enum(pcosAnswers)),
  /** Self-reported, unconfirmed. Absent from older reports. */
  endometriosis: z.optional(z.boolean()),
  contraception: z.nullable(z.enum(contraceptions)),
  /** The ongoing method; `since` if the day is known. Absent from older reports. */
  contraceptionInUse: z.optional(ContraceptionUseSchema),
  pregnancy: z.nullable(z.enum(pregnancyAnswers)),
  /** Absent from older reports. */
  pregnancySigns: z.optional(PregnancySignsSchema),
  /** Hormonal contraception on any day of the report, latest first. Absent from older reports. */
  hormones: z.optional(z.array(ContraceptionUseSchema)),
  /** The reason for the visit, in the user's words. Absent from older reports. */
  reason: z.optional(z.nullable(z.string())),
  /** Absent from older reports. */
  background: z.optional(z.nullable(BackgroundPartSchema)),
  questions: z.nullable(z.array(z.string())),
  /** Up to today, from all entries. */
  flags: z.nullable(ConcernsSchema),
  cycles: z.nullable(CyclesPartSchema),
  forecast: z.nullable(ForecastPartSchema),
  bleeding: z.nullable(BleedingPartSchema),
  pain: z.nullable(PainPartSchema),
  symptoms: z.nullable(SymptomsPartSchema),
  mood: z.nullable(MoodPartSchema),
  labs: z.nullable(LabsPartSchema),
  measures: z.nullable(MeasuresPartSchema),
  /** cm, shown with the measures; absent if not entered. */
  height: z.optional(z.number()),
  medicines: z.nullable(MedicinesPartSchema),
  /** The chosen parts of "Did it help?". Absent from older reports. */
  tried: z.optional(z.nullable(z.array(TriedSchema))),
  /** Newest first, without notes. */
  body: z.nullable(z.array(z.omit(HairAndSkinSchema, { id: true, notes: true }))),
  leftOut: PartsSchema,
});
export type VisitReport = z.infer<typeof VisitReportSchema>;
