import * as z from "zod/mini";
import { DaySchema } from "./fields.ts";

/** Filters a list by days, both included; without them the list is complete. */
export const RangeSchema = z.strictObject({
  from: z.optional(DaySchema),
  to: z.optional(DaySchema),
});
export type Range = z.output<typeof RangeSchema>;
