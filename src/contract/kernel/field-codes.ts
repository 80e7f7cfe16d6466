import * as z from "zod/mini";

/** A new code is a new line here and a sentence in `web/entry/saving/field-words.ts`. */
export const fieldCodes = [
  /** Absent, `null`, or an empty text or list. */
  "required",
  /** The call has no such field. */
  "unknown_field",
  /** Not allowed beside the other fields. */
  "must_be_empty",
  /** Not the required JSON `type`. */
  "wrong_type",
  /** No number, or not finite: `min`, `max`, `unit`, `whole` where the field has bounds. */
  "not_a_number",
  /** As `not_a_number`, for a number with decimals. */
  "not_whole",
  /** As `not_a_number`, for a number below `min`. */
  "too_small",
  "too_big",
  "too_short",
  /** More than `maxLength` characters. */
  "too_long",
  /** More than `max` entries. */
  "too_many",
  "too_deep",
  "repeated",
  /** Not in a closed list: `options`, comma-separated, if there are few. */
  "not_an_option",
  /** Control characters or unpaired surrogates. */
  "unreadable",
  "wrong_email",
  /** No day `YYYY-MM-DD` or timestamp from 1950 to 2099. */
  "wrong_date",
  "wrong_id",
  /** Not 4 to 8 digits. */
  "wrong_pin",
  /** Characters that no recovery code has. */
  "wrong_recovery_code",
  "wrong_password",
  /** No time of day from 00:00 to 23:59. */
  "wrong_time",
  "wrong_time_zone",
  "in_future",
  /** Further ahead than a plan may be. */
  "too_far_ahead",
  /** An end before its start. */
  "before_start",
  /** A day on which the medicine is not taken. */
  "outside_medicine_days",
  /** The day already has such an entry. */
  "taken",
  /** No field besides the date. */
  "nothing_filled_in",
  /** Another period is still open. */
  "period_still_open",
  /** Days of another period. */
  "overlaps_period",
  /** Days of another entry of the same kind. */
  "overlaps_stage",
  /** The upper of two numbers is not above the lower, or not by enough. */
  "not_above_lower",
  /** Impossible in its unit, likely in `probableUnit`. */
  "wrong_unit",
  "wrong_file_type",
  /** The end of the file is missing. */
  "incomplete_file",
  /** All files together exceed `max` of `unit`. */
  "storage_full",
  /** Invalid for a reason without its own code. */
  "wrong_value",
] as const;
export const FieldCodeSchema = z.enum(fieldCodes);
export type FieldCode = z.infer<typeof FieldCodeSchema>;

/** Numbers and units for the message; never the value sent. */
export const FieldParamsSchema = z.object({
  min: z.exactOptional(z.number()),
  max: z.exactOptional(z.number()),
  minLength: z.exactOptional(z.int()),
  maxLength: z.exactOptional(z.int()),
  unit: z.exactOptional(z.string()),
  probableUnit: z.exactOptional(z.string()),
  whole: z.exactOptional(z.boolean()),
  type: z.exactOptional(z.string()),
  options: z.exactOptional(z.string()),
});
export type FieldParams = z.infer<typeof FieldParamsSchema>;

/** The error code of a refinement: `z.refine(isReadable, refusal("unreadable"))`. */
export function refusal(code: FieldCode, params: FieldParams = {}) {
  return { params: { code, params } };
}
