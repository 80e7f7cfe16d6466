import * as z from "zod/mini";
import { type SeenName, seenNames } from "#domain/concerns/engine/seen-name.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import { DayOrInstantSchema, DaySchema } from "../kernel/fields.ts";
import { oneOf } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";

const SeenDaySchema = z.optional(DaySchema);

/** The last day on which a clinician saw each concern, as entered by the user. */
export const ConcernsSeenSchema = z.object({
  seen: z.object(
    // TypeScript widens the keys that come from a list.
    Object.fromEntries(seenNames.map((name) => [name, SeenDaySchema])) as Record<
      SeenName,
      typeof SeenDaySchema
    >,
  ),
});
export type ConcernsSeen = z.infer<typeof ConcernsSeenSchema>;

const RevisedConcernsSeenSchema = revised(ConcernsSeenSchema);

/**
 * Returns the day on which a clinician last saw each concern; empty until one is entered.
 * @example GET → 200 {"seen":{"no-period":"2026-11-03"},"revision":7}
 */
export const getConcernsSeen = endpoint({
  method: "GET",
  path: entryKinds.concernsSeen.path,
  summary: "The concerns that a clinician has seen",
  request: {},
  response: RevisedConcernsSeenSchema,
});

/**
 * Sets the day on which a clinician saw a concern; `null` clears it. Medicines and checks have
 * their own names: "medicine isotretinoin". Errors: 412 `conflict`; 422 `invalid_input`, on
 * `seenOn` when it lies in the future.
 * @example PATCH {"key":"no-period","seenOn":"2026-11-03"} → 200 {"seen":{"no-period":"2026-11-03"},"revision":8}
 */
export const changeConcernsSeen = endpoint({
  method: "PATCH",
  path: entryKinds.concernsSeen.path,
  summary: "Note that a clinician has seen a concern",
  request: {
    body: z.strictObject({
      key: oneOf(seenNames),
      seenOn: z.nullable(DayOrInstantSchema),
    }),
  },
  response: RevisedConcernsSeenSchema,
  entry: RevisedConcernsSeenSchema,
});
