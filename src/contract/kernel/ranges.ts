import * as z from "zod/mini";
import { refusal } from "./field-codes.ts";
import { DaySchema, ShortTextSchema } from "./fields.ts";

/**
 * A count from 1 on, as text, which every query is.
 * @example z.pipe(countText(1000), z.transform(Number))
 */
export const countText = (max: number) =>
  ShortTextSchema.check(
    z.refine(
      (text) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= max,
      refusal("not_a_number", { min: 1, max, whole: true }),
    ),
  );

const MAX_LIMIT = 1000;

/**
 * Filters a list by days, both included; without them the list is complete, and newest first.
 *
 * With `limit` the answer is a page: the newest days, whole ones, until it has at least so many
 * entries. Where there are more, its header `Link: <…>; rel="next"` is the address of the next
 * page: the same query with `before` set to the last day answered, which is not in it.
 */
export const RangeSchema = z.strictObject({
  from: z.optional(DaySchema),
  to: z.optional(DaySchema),
  /** At most 1000. */
  limit: z.optional(z.pipe(countText(MAX_LIMIT), z.transform(Number))),
  before: z.optional(DaySchema),
});
export type Range = z.output<typeof RangeSchema>;
