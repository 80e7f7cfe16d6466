import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { LengthSummary } from "#domain/cycles/length-summary.ts";

/**
 * Her lengths in a figure, "29.5 days", or where they lie far apart in their range, "28–75 days";
 * a dash where there are none.
 */
export function lengthFigure(lengths: LengthSummary | null, i18n: I18n): string {
  if (lengths === null) return "–";
  if (lengths.kind === "mean") {
    return i18n._(msg`${plural(lengths.mean, { one: "# day", other: "# days" })}`);
  }
  const { shortest, longest } = lengths;
  return i18n._(msg`${shortest}–${longest} days`);
}
