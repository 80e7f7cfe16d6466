import * as z from "zod/mini";
import { pauseReasons } from "#domain/life/pause-reason.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { DaySchema } from "../kernel/fields.ts";

export const DayRangeSchema = z.object({ first: DaySchema, last: DaySchema });

const ProbabilitySchema = z.number().check(z.minimum(0), z.maximum(1));
const DayProbabilitySchema = z.object({ day: DaySchema, probability: ProbabilitySchema });

/**
 * The day expected when the cycle began, the current median, the 50, 80 and 90% ranges, the
 * probability of each day (sum 1), `reasons` and confidence. An estimate, not for contraception.
 */
export const ForecastSchema = z.union([
  z.object({ kind: z.literal("no-cycle") }),
  z.object({ kind: z.literal("paused"), reason: z.enum(pauseReasons) }),
  z.object({
    kind: z.literal("forecast"),
    cycleStart: DaySchema,
    /** Days, as expected when the cycle began or ovulation was confirmed. */
    expectedLength: z.number(),
    /** `cycleStart` plus `expectedLength`; constant as days pass. */
    expectedDay: DaySchema,
    expected80: DayRangeSchema,
    likelyDay: DaySchema,
    likely50: DayRangeSchema,
    likely80: DayRangeSchema,
    likely90: DayRangeSchema,
    days: z.array(DayProbabilitySchema),
    completedCycles: z.number(),
    isWide: z.boolean(),
    confidence: z.enum(["high", "fair", "low"]),
    basis: z.enum(["cycle-lengths", "confirmed-ovulation"]),
    isLate: z.boolean(),
    missedLogProbability: ProbabilitySchema,
    suspectedCycle: z.nullable(
      z.object({
        startDay: DaySchema,
        /** Days. */
        length: z.number(),
        aroundDay: DaySchema,
        probability: ProbabilitySchema,
      }),
    ),
    /** The probability that one or more periods went unlogged since `cycleStart`. */
    lapseProbability: ProbabilitySchema,
    /** `lapseProbability` exceeds one half: show no date until the user enters the last period. */
    isLogLapsed: z.boolean(),
    reasons: z.array(z.string()),
  }),
]);

const FertileWindowSchema = z.union([
  z.object({ kind: z.literal("window"), peak: DayRangeSchema, possible: DayRangeSchema }),
  z.object({ kind: z.literal("hard-to-predict"), possible: DayRangeSchema }),
  z.object({
    kind: z.literal("hidden"),
    reason: z.enum(["hormonal-contraception", "iud", "pregnant", "her-choice"]),
  }),
  /** Over 45, after 60 days or more without a period. */
  z.object({ kind: z.literal("long-gap") }),
  z.object({ kind: z.literal("no-cycle") }),
]);

const FertileDaysSchema = z.union([
  z.object({
    kind: z.literal("days"),
    days: z.array(DayProbabilitySchema),
    peak: DayProbabilitySchema,
  }),
  z.object({
    kind: z.literal("off"),
    reason: z.enum([
      "hormonal-contraception",
      "iud",
      "pregnant",
      "her-choice",
      "no-cycle",
      "long-gap",
      "too-wide",
    ]),
  }),
]);

/**
 * Returns the whole forecast: next period, fertile window and the probability of each fertile day,
 * in local days. An estimate, not for contraception.
 * @example GET → 200 {"forecast":{"kind":"forecast","likelyDay":"2026-12-18",…},
 *                     "fertileWindow":{"kind":"window",…},"fertileDays":{"kind":"days",…}}
 */
export const getForecast = endpoint({
  method: "GET",
  path: "/api/insights/forecast",
  summary: "The forecast of the next period and the fertile days",
  request: {},
  response: z.object({
    forecast: ForecastSchema,
    fertileWindow: FertileWindowSchema,
    fertileDays: FertileDaysSchema,
  }),
});
