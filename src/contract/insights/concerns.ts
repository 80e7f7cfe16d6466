import * as z from "zod/mini";
import { concernFacts, urgencies } from "#domain/concerns/engine/concern.ts";
import { concernKeys } from "#domain/concerns/engine/concern-key.ts";
import { lookedAt } from "#domain/concerns/engine/not-logged.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { DaySchema } from "../kernel/fields.ts";

/** One entry that a concern is based on. A ticked sign has the value "yes". */
const EvidenceSchema = z.object({
  fact: z.enum(concernFacts),
  day: DaySchema,
  value: z.union([z.number(), z.string()]),
  unit: z.string(),
});

/**
 * A concern as language-independent keys. `subject` identifies one of several in a rule; `holdsFor`
 * is the days it remains after its newest evidence, `null` as long as the evidence does; `seenOn`
 * is the day a clinician saw it, as entered.
 */
const ConcernSchema = z.object({
  key: z.enum(concernKeys),
  subject: z.optional(z.string()),
  urgency: z.enum(urgencies),
  /** Newest first. */
  evidence: z.array(EvidenceSchema),
  holdsFor: z.nullable(z.number()),
  source: z.string(),
  seenOn: z.optional(DaySchema),
});

/** All concerns, most urgent first, and the kinds of entry that rules read but nobody logged. */
export const ConcernsSchema = z.object({
  concerns: z.array(ConcernSchema),
  notLogged: z.array(z.enum(lookedAt)),
  /** A sign, fever, strong symptom, high blood pressure or result out of range was logged. */
  mayWorry: z.optional(z.literal(true)),
  /** Some entries could not be decrypted and were not evaluated. */
  hasLeftOut: z.optional(z.literal(true)),
});
export type Concerns = z.infer<typeof ConcernsSchema>;

/**
 * Returns every concern, most urgent first: `call-now`, `today`, `within-days`, `mention`. Computed
 * from all entries; not a diagnosis. An empty list means that no entry matches a rule, not that all
 * is well: `notLogged` lists the kinds of entry that rules read and the account has none of, and
 * `hasLeftOut` says that some entries could not be read. Errors: 429 `too_many_attempts` while the
 * account makes two other files.
 * @example GET → 200 {"concerns":[{"key":"diabetes-first","urgency":"within-days","evidence":[{"fact":"hba1c",
 *   "day":"2026-11-03","value":9.8,"unit":"%"}],"holdsFor":null,"source":"…"}],"notLogged":["blood-pressure"]}
 */
export const listConcerns = endpoint({
  method: "GET",
  path: "/api/concerns",
  summary: "What someone should see, the most urgent first",
  request: {},
  response: ConcernsSchema,
  errors: ["too_many_attempts", "task_too_large"],
});
