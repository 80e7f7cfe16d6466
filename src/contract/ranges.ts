import * as z from "zod/mini";
import { DaySchema } from "./fields.ts";

/** Narrows a list to some days, both ends included; without them the list is whole. */
export const RangeSchema = z.strictObject({
  from: z.optional(DaySchema),
  to: z.optional(DaySchema),
});
export type Range = z.output<typeof RangeSchema>;
