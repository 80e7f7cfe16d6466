import * as z from "zod/mini";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { endpoint } from "../kernel/endpoint.ts";

export const PhaseSchema = z.enum(["menstrual", "follicular", "ovulatory", "luteal"]);

/** A symptom that is more frequent in one phase, counted in days, and how sure that is. */
const SymptomPatternSchema = z.object({
  type: z.enum(symptomTypes),
  phase: PhaseSchema,
  counts: z.object({
    inPhase: z.number(),
    withSymptomInPhase: z.number(),
    elsewhere: z.number(),
    withSymptomElsewhere: z.number(),
  }),
  cycles: z.number(),
  cyclesWithSymptom: z.number(),
  sureness: z.enum(["too-few-days", "may-be-chance", "beyond-chance"]),
});

export const TimingSchema = z.union([
  z.object({
    kind: z.literal("not-enough-days"),
    scoredCycles: z.number(),
    cyclesNeeded: z.number(),
  }),
  z.object({
    kind: z.enum(["may-follow-your-cycle", "no-timing-seen"]),
    scoredCycles: z.number(),
    cyclesWithTiming: z.number(),
  }),
]);

export const NormsSchema = z.union([
  z.object({ kind: z.literal("norms-do-not-hold") }),
  z.object({
    kind: z.literal("change"),
    usual: z.object({ differenceFrom: z.number(), gapFrom: z.number(), source: z.string() }),
    cycles: z.number(),
    changes: z.number(),
    longGaps: z.number(),
  }),
  z.object({ kind: z.literal("not-enough-cycles"), cyclesNeeded: z.number() }),
  z.object({
    kind: z.literal("norms"),
    usual: z.object({
      cycle: z.object({ shortest: z.number(), longest: z.number() }),
      periodUpTo: z.nullable(z.number()),
      source: z.string(),
    }),
    cycles: z.number(),
    frequency: z.object({
      kind: z.enum(["usual", "frequent", "infrequent"]),
      shorter: z.number(),
      longer: z.number(),
    }),
    regularity: z.object({
      kind: z.enum(["regular", "borderline", "irregular"]),
      shortest: z.number(),
      longest: z.number(),
    }),
    duration: z.nullable(z.object({ kind: z.enum(["usual", "prolonged"]), longest: z.number() })),
  }),
]);

export const BackTestSchema = z.union([
  z.object({ kind: z.literal("not-enough-cycles"), cyclesNeeded: z.number() }),
  z.object({
    kind: z.literal("tested"),
    cycles: z.number(),
    inside: z.number(),
    /** Days. */
    meanError: z.number(),
  }),
]);

/**
 * Returns recurring patterns, each with its certainty: symptoms by phase (corrected for multiple
 * comparisons), whether mood ratings rise before periods (the 30 % rule of C-PASS, timing only),
 * completed cycles compared with FIGO's usual ranges (days) or, after 45, with the usual changes,
 * and the forecast's accuracy on the latest cycles. Educational, not a diagnosis. Sources:
 * docs/predictions.md.
 * @example GET → 200 {"symptoms":[{"type":"cramps","phase":"menstrual",…}],"timing":{"stress":{…},…},
 *   "norms":{"kind":"norms",…},"backTest":{"kind":"tested","cycles":8,"inside":7,…}}
 */
export const getPatterns = endpoint({
  method: "GET",
  path: "/api/insights/patterns",
  summary: "What repeats in her cycles",
  request: {},
  response: z.object({
    symptoms: z.array(SymptomPatternSchema),
    timing: z.object({ depression: TimingSchema, anxiety: TimingSchema, stress: TimingSchema }),
    norms: NormsSchema,
    backTest: BackTestSchema,
  }),
});
