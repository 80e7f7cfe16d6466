import * as z from "zod/mini";
import { refusal } from "./field-codes.ts";
import { DaySchema, ShortTextSchema } from "./fields.ts";

/** Positive, as in a query. @example z.pipe(countText(1000), z.transform(Number)) */
export const countText = (max: number) =>
  ShortTextSchema.check(
    z.refine(
      (text) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= max,
      refusal("not_a_number", { min: 1, max, whole: true }),
    ),
  );

const MAX_LIMIT = 1000;

/**
 * Filters a list by days, both included, newest first. With `limit`: the newest whole days with at
 * least that many entries; if there are more, the header `Link: <…>; rel="next"` has the next
 * page's URL: the same query with `before` set to the last day returned (exclusive).
 */
export const RangeSchema = z.strictObject({
  from: z.optional(DaySchema),
  to: z.optional(DaySchema),
  limit: z.optional(z.pipe(countText(MAX_LIMIT), z.transform(Number))),
  before: z.optional(DaySchema),
});
export type Range = z.output<typeof RangeSchema>;
