import * as z from "zod/mini";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { labTests } from "#domain/labs/lab-tests.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { DaySchema, IdSchema } from "../kernel/fields.ts";

const PointSchema = z.object({ day: DaySchema, value: z.number() });

/** Cycle lengths in days, symptoms 0–10, weight in kg, a result in the unit beside it. */
const TriedMeasureSchema = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("cycle-length") }),
  z.object({ kind: z.literal("weight") }),
  z.object({ kind: z.literal("symptom"), type: z.enum(symptomTypes) }),
  z.object({
    kind: z.literal("lab"),
    test: z.enum(labTests),
    /** The name of an "other" test. */
    name: z.nullable(z.string()),
    unit: z.string(),
  }),
]);
export type TriedMeasure = z.infer<typeof TriedMeasureSchema>;

const ComparisonSchema = z.object({
  measure: TriedMeasureSchema,
  /** Oldest first; one value per week, except for cycles. */
  before: z.array(PointSchema),
  after: z.array(PointSchema),
  /** After minus before with its 95 % range; `null` if there are too few values. */
  shift: z.nullable(z.object({ by: z.number(), low: z.number(), high: z.number() })),
});
export type Comparison = z.infer<typeof ComparisonSchema>;

/** Another change within the compared weeks. */
const AlsoChangedSchema = z.object({
  /** The name of a medicine or change; `null` for contraception and pregnancy. */
  name: z.nullable(z.string()),
  kind: z.enum(["medicine", "change", "contraception", "pregnancy"]),
  day: DaySchema,
  change: z.enum(["began", "ended"]),
});

/** A medicine, supplement or marked change, with the values before and after. */
export const TriedSchema = z.object({
  /** `null` for a marked change. */
  medicineId: z.nullable(IdSchema),
  name: z.string(),
  from: DaySchema,
  to: z.nullable(DaySchema),
  isOnPage: z.boolean(),
  /** The surest first. */
  comparisons: z.array(ComparisonSchema),
  alsoChanged: z.array(AlsoChangedSchema),
});
export type Tried = z.infer<typeof TriedSchema>;

/**
 * The medicines and changes of the last two years, the latest first, each with the weeks before and
 * after it: cycle lengths, symptoms, weight and results. Ranges by ranks, no proof of any cause.
 * Sources: docs/decisions/050.
 * @example GET → 200 {"tried":[{"name":"Metformin","from":"2026-06-23",…,"comparisons":[…]}]}
 */
export const getTried = endpoint({
  method: "GET",
  path: "/api/visit/tried",
  summary: "What she tried, and her days before and after",
  request: {},
  response: z.object({ tried: z.array(TriedSchema) }),
  errors: ["too_many_attempts", "task_too_large"],
});
