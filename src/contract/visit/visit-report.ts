import * as z from "zod/mini";
import { labTests } from "#domain/labs/lab-tests.ts";
import { pauseReasons } from "#domain/life/pause-reason.ts";
import { contraceptions, pcosAnswers, pregnancyAnswers } from "../account/profile.ts";
import { HairAndSkinSchema } from "../entries/hair-and-skin.ts";
import { labComparators } from "../entries/labs.ts";
import { MedicineSchema } from "../entries/medicines.ts";
import { symptomTypes } from "../entries/symptoms.ts";
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

/** In reading order. */
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

/** Oldest first. Days; `null` if it has not ended. */
const StripCycleSchema = z.object({
  startDay: DaySchema,
  length: z.nullable(z.number()),
  /** First and last day counted. */
  bleedingDays: z.nullable(z.number()),
  /** Cycle days, from 1; of an open period so far. Absent only from older reports. */
  bledOn: z.optional(z.array(z.number())),
  flow: z.nullable(z.enum(["none", "spotting", "light", "moderate", "heavy"])),
  hasSpotting: z.boolean(),
  /** Until the user answers: starts fewer than 10 days apart. */
  isJoined: z.optional(z.boolean()),
  /** Stated at setup, not logged. */
  isTold: z.optional(z.boolean()),
  isUnsure: z.boolean(),
  isLeftOut: z.boolean(),
  /** `null` if unconfirmed or fertility is hidden. */
  ovulationDay: z.nullable(DaySchema),
});
export type StripCycle = z.infer<typeof StripCycleSchema>;

/** Completed cycles without excluded ones. Days. */
const CyclesPartSchema = z.object({
  strip: z.array(StripCycleSchema),
  /** Of the last known period. Absent from older reports. */
  lastStart: z.optional(z.nullable(DaySchema)),
  counted: z.number(),
  /** Drawn but not counted. Absent from older reports. */
  onHormones: z.optional(z.number()),
  average: z.nullable(z.number()),
  /** Absent from older reports. */
  median: z.optional(z.nullable(z.number())),
  shortest: z.nullable(z.number()),
  longest: z.nullable(z.number()),
  averageBleeding: z.nullable(z.number()),
  /** Absent only from older reports. */
  lengths: z.optional(z.nullable(LengthSummarySchema)),
  bleedingLengths: z.optional(z.nullable(LengthSummarySchema)),
  /** The latest cycles, up to a year. */
  norms: NormsSchema,
});

const ForecastPartSchema = z.union([
  z.object({ kind: z.literal("no-cycle") }),
  z.object({ kind: z.literal("paused"), reason: z.enum(pauseReasons) }),
  /** No day is predicted. */
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
    /** `null` if none is named. */
    phase: z.nullable(
      z.object({ phase: PhaseSchema, probability: z.number(), isSure: z.boolean() }),
    ),
  }),
]);

const BleedingPartSchema = z.object({
  /** In the report's period. */
  periods: z.number(),
  heavyPeriods: z.number(),
  /** Of ended periods, days. */
  longest: z.nullable(z.number()),
  /** By the daily log. */
  heavyDays: z.number(),
  cyclesWithSpotting: z.number(),
});

/** Severity 0–10. */
const PainPartSchema = z.object({
  /** Cramps, pelvic pain or a pain level of 1 or more. */
  days: z.number(),
  daysInPeriod: z.number(),
  /** 8 of 10 or more. */
  severeDays: z.number(),
  worst: z.nullable(z.object({ date: DaySchema, severity: z.number() })),
  others: z.array(z.object({ type: SymptomTypeSchema, days: z.number(), worst: z.number() })),
  /** Absent from older reports. */
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
  /** Days with any symptom answered, 0 included: the denominators. */
  daysLogged: z.object({
    menstrual: z.number(),
    follicular: z.number(),
    ovulatory: z.number(),
    luteal: z.number(),
  }),
  /** Only the likeliest, below 8 in 10. Absent from older reports. */
  daysOnlyLikeliest: z.optional(z.number()),
  rows: z.array(
    z.object({
      type: SymptomTypeSchema,
      days: z.number(),
      average: z.nullable(z.number()),
      worst: z.nullable(z.number()),
      last: DaySchema,
      /** `null` if fertility is hidden, which they would reveal. */
      phases: z.nullable(PhaseCountsSchema),
      /** Recurring beyond chance. */
      pattern: z.nullable(PhaseSchema),
    }),
  ),
});

/** To one decimal: moods 1–5 (5 is worst), sleep 1–4 (4 is great). */
const MoodPartSchema = z.object({
  /** With any of the three ratings. */
  checkIns: z.number(),
  depression: z.nullable(z.number()),
  anxiety: z.nullable(z.number()),
  stress: z.nullable(z.number()),
  sleep: z.nullable(z.number()),
  /** Whether each rises before periods. */
  timing: z.object({ depression: TimingSchema, anxiety: TimingSchema, stress: TimingSchema }),
});

/** In its entered unit, beside the laboratory's range. */
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
  /** Of two results of one day; no cut-off is universal. */
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

/** A late dose counts as taken. */
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

/** Figures and keys; a part left out is `null`. Never has free notes. */
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
  /** On any day of the report, latest first. Absent from older reports. */
  hormones: z.optional(z.array(ContraceptionUseSchema)),
  /** In the user's words. Absent from older reports. */
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
  /** cm; absent if not entered. */
  height: z.optional(z.number()),
  medicines: z.nullable(MedicinesPartSchema),
  /** Of "Did it help?". Absent from older reports. */
  tried: z.optional(z.nullable(z.array(TriedSchema))),
  /** Newest first, without notes. */
  body: z.nullable(z.array(z.omit(HairAndSkinSchema, { id: true, notes: true }))),
  leftOut: PartsSchema,
});
export type VisitReport = z.infer<typeof VisitReportSchema>;
