import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import { DayOrInstantSchema, IdSchema, NoteSchema } from "../kernel/fields.ts";
import { oneOf } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";
import {
  contraceptiveMethods,
  LifeStageSchema,
  lifeStageDetails,
  lifeStageKinds,
} from "./life-stage.ts";

const RevisedLifeStageSchema = revised(LifeStageSchema);

/**
 * Lists contraception, pregnancies and breastfeeding, most recent first.
 * @example GET → 200 [{"id":"…","kind":"contraception","method":"iud","iud":"copper", "from":"2024-02-12","toldOn":"2026-11-20","revision":7}]
 */
export const listLifeStages = endpoint({
  method: "GET",
  path: entryKinds.lifeStage.path,
  summary: "List contraception, pregnancies and breastfeeding",
  request: {},
  response: z.array(RevisedLifeStageSchema),
});

/**
 * Adds a stage to the history. An ongoing method ends the day before a later one begins; the
 * profile's `contraception` and `pregnancyStatus` reflect the ongoing stages. With a
 * client-generated `id` the request is idempotent. Errors: 422 `invalid_input`: on `from` or `to`
 * when it lies in the future or among the days of another of its kind, on `to` when it lies before
 * `from`, on `method` when contraception has none, on `whyNoPeriods` when life without periods has
 * none, and on a field that does not belong to its kind.
 * @example POST {"kind":"contraception","method":"injection","everyWeeks":12,"from":"2026-03-02"} → 201 {"id":"…","kind":"contraception",…}
 */
export const addLifeStage = endpoint({
  method: "POST",
  path: entryKinds.lifeStage.path,
  summary: "Add contraception, a pregnancy or breastfeeding",
  request: {
    body: z.strictObject({
      id: z.optional(IdSchema),
      kind: oneOf(lifeStageKinds),
      from: z.optional(DayOrInstantSchema),
      to: z.optional(DayOrInstantSchema),
      ...lifeStageDetails,
    }),
  },
  response: RevisedLifeStageSchema,
  status: 201,
  errors: ["too_many_entries"],
});

/**
 * Changes or ends a stage; `null` clears a field, and `to: null` makes it ongoing again.
 * Errors: 404 `not_found`, 412 `conflict`; 422 `invalid_input` as for adding.
 * @example PATCH /api/life-stages/… {"to":"2026-11-01","whyStopped":"to_conceive"} → 200 {"id":"…",…}
 */
export const changeLifeStage = endpoint({
  method: "PATCH",
  path: `${entryKinds.lifeStage.path}/{id}`,
  summary: "Change or end contraception, a pregnancy or breastfeeding",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.strictObject({
      from: z.nullish(DayOrInstantSchema),
      to: z.nullish(DayOrInstantSchema),
      method: z.optional(oneOf(contraceptiveMethods)),
      iud: z.nullish(lifeStageDetails.iud.def.innerType),
      pill: z.nullish(lifeStageDetails.pill.def.innerType),
      everyWeeks: z.nullish(lifeStageDetails.everyWeeks.def.innerType),
      pack: z.nullish(lifeStageDetails.pack.def.innerType),
      packFrom: z.nullish(lifeStageDetails.packFrom.def.innerType),
      whyStopped: z.nullish(lifeStageDetails.whyStopped.def.innerType),
      ending: z.nullish(lifeStageDetails.ending.def.innerType),
      whyNoPeriods: z.optional(lifeStageDetails.whyNoPeriods.def.innerType),
      notes: z.nullish(NoteSchema),
    }),
  },
  response: RevisedLifeStageSchema,
  entry: RevisedLifeStageSchema,
});

/**
 * Deletes a stage from the history. Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/life-stages/… → 204
 */
export const deleteLifeStage = endpoint({
  method: "DELETE",
  path: `${entryKinds.lifeStage.path}/{id}`,
  summary: "Delete contraception, a pregnancy or breastfeeding",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
  entry: RevisedLifeStageSchema,
});
