import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { revised } from "./entry.ts";
import { DayOrInstantSchema, DaySchema, IdSchema, NoteSchema } from "./fields.ts";
import { oneOf, wholeNumberFrom } from "./scales.ts";

export const lifeStageKinds = ["contraception", "pregnancy", "breastfeeding"] as const;

/** The profile's methods, and condoms, which it calls "other". */
export const contraceptiveMethods = [
  "pill",
  "iud",
  "implant",
  "injection",
  "patch",
  "ring",
  "condoms",
  "other",
] as const;

export const iudTypes = ["copper", "hormonal"] as const;
export const pillPacks = ["21_7", "24_4", "no_breaks"] as const;
export const stopReasons = [
  "side_effects",
  "bleeding",
  "to_conceive",
  "not_needed",
  "hard_to_get",
  "other",
] as const;
export const pregnancyEndings = ["birth", "loss", "ended"] as const;

/** The shortest and longest time that an injection is given for (WHO, Family planning handbook). */
const INJECTION_WEEKS = { min: 4, max: 13 } as const;

const details = {
  /** Contraception only. */
  method: z.optional(oneOf(contraceptiveMethods)),
  iud: z.optional(oneOf(iudTypes)),
  /** Weeks from one injection to the next. */
  everyWeeks: z.optional(wholeNumberFrom(INJECTION_WEEKS.min, INJECTION_WEEKS.max)),
  /** Days with pills and days without: 21 and 7, 24 and 4, or no break. */
  pack: z.optional(oneOf(pillPacks)),
  whyStopped: z.optional(oneOf(stopReasons)),
  /** Of a pregnancy that is over; absent until she says. */
  ending: z.optional(oneOf(pregnancyEndings)),
  notes: z.optional(NoteSchema),
};

/**
 * A time with one method of contraception, a pregnancy, or a time of breastfeeding. `from` is its
 * first day, absent where she does not know it; `to` its last (of injections, the day of the last
 * one), absent while it goes on. `toldOn` is the day she first told of it.
 */
export const LifeStageSchema = z.object({
  id: IdSchema,
  kind: oneOf(lifeStageKinds),
  from: z.optional(DaySchema),
  to: z.optional(DaySchema),
  toldOn: z.optional(DaySchema),
  ...details,
});
export type LifeStage = z.infer<typeof LifeStageSchema>;

const RevisedLifeStageSchema = revised(LifeStageSchema);

/**
 * Her contraception, pregnancies and times of breastfeeding, the most recent first.
 * @example GET → 200 [{"id":"…","kind":"contraception","method":"iud","iud":"copper",
 *                      "from":"2024-02-12","toldOn":"2026-11-20","revision":7}]
 */
export const listLifeStages = endpoint({
  method: "GET",
  path: "/api/life-stages",
  summary: "List contraception, pregnancies and breastfeeding",
  request: {},
  response: z.array(RevisedLifeStageSchema),
});

/**
 * Adds a time to the history. A method that goes on ends the day before a later one begins; the
 * profile's `contraception` and `pregnancyStatus` answer with what goes on now. One sent again with
 * the same `id` is the same and is not changed.
 * Errors: 422 `invalid_input`: on `from` or `to` when it lies in the future or among the days of
 * another of its kind, on `to` when it lies before `from`, on `method` when contraception names none,
 * and on a field that does not belong to its kind.
 * @example POST {"kind":"contraception","method":"injection","everyWeeks":12,"from":"2026-03-02"}
 *          → 201 {"id":"…","kind":"contraception",…}
 */
export const addLifeStage = endpoint({
  method: "POST",
  path: "/api/life-stages",
  summary: "Add contraception, a pregnancy or breastfeeding",
  request: {
    body: z.strictObject({
      id: z.optional(IdSchema),
      kind: oneOf(lifeStageKinds),
      from: z.optional(DayOrInstantSchema),
      to: z.optional(DayOrInstantSchema),
      ...details,
    }),
  },
  response: RevisedLifeStageSchema,
  status: 201,
  errors: ["too_many_entries"],
});

/**
 * Changes or ends a time; `null` empties a field, and `to: null` lets it go on.
 * Errors: 404 `not_found`, 412 `conflict`; 422 `invalid_input` as for adding.
 * @example PATCH /api/life-stages/… {"to":"2026-11-01","whyStopped":"to_conceive"} → 200 {"id":"…",…}
 */
export const changeLifeStage = endpoint({
  method: "PATCH",
  path: "/api/life-stages/{id}",
  summary: "Change or end contraception, a pregnancy or breastfeeding",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.strictObject({
      from: z.nullish(DayOrInstantSchema),
      to: z.nullish(DayOrInstantSchema),
      method: z.optional(oneOf(contraceptiveMethods)),
      iud: z.nullish(details.iud.def.innerType),
      everyWeeks: z.nullish(details.everyWeeks.def.innerType),
      pack: z.nullish(details.pack.def.innerType),
      whyStopped: z.nullish(details.whyStopped.def.innerType),
      ending: z.nullish(details.ending.def.innerType),
      notes: z.nullish(NoteSchema),
    }),
  },
  response: RevisedLifeStageSchema,
  entry: RevisedLifeStageSchema,
});

/**
 * Deletes a time from the history, as if she had never told of it.
 * Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/life-stages/… → 204
 */
export const deleteLifeStage = endpoint({
  method: "DELETE",
  path: "/api/life-stages/{id}",
  summary: "Delete contraception, a pregnancy or breastfeeding",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
  entry: RevisedLifeStageSchema,
});
