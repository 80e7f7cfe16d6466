import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import { ShortTextSchema } from "../kernel/fields.ts";
import { YesNoSchema } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";

export const CARE_STEPS_MAX = 200;

const StepIdSchema = ShortTextSchema.check(z.stringFormat("id", /^[a-z0-9-]{1,60}$/));

export const CarePlanSchema = z.object({
  done: z.array(StepIdSchema).check(z.maxLength(CARE_STEPS_MAX)),
});
export type CarePlan = z.infer<typeof CarePlanSchema>;

const RevisedCarePlanSchema = revised(CarePlanSchema);

/**
 * Returns the ticked steps; empty if none is ticked.
 * @example GET → 200 {"done":["blood-pressure-check"],"revision":7}
 */
export const getCarePlan = endpoint({
  method: "GET",
  path: entryKinds.carePlan.path,
  summary: "The ticked steps of the care plan",
  request: {},
  response: RevisedCarePlanSchema,
});

/**
 * Ticks or unticks one step. Errors: 412 `conflict`; 422 `invalid_input`, on `step` when 200 others
 * are ticked.
 * @example PATCH {"step":"blood-pressure-check","isDone":true} → 200 {"done":["blood-pressure-check"],"revision":8}
 */
export const changeCarePlan = endpoint({
  method: "PATCH",
  path: entryKinds.carePlan.path,
  summary: "Tick or untick one step",
  request: {
    body: z.strictObject({
      step: StepIdSchema,
      isDone: YesNoSchema,
    }),
  },
  response: RevisedCarePlanSchema,
  entry: RevisedCarePlanSchema,
});
