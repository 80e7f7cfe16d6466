import { invalidField } from "#server/http/app-error.ts";

const FRAME = new Set(["id", "date"]);

/**
 * An entry that says nothing beside its day is a slip, and would hide that nothing was written.
 * @throws AppError `invalid_input`
 */
export function needsAMeasure(entry: object): void {
  if (Object.keys(entry).some((field) => !FRAME.has(field))) return;
  throw invalidField("date", "nothing_filled_in");
}
