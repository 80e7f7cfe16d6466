import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { LengthSummary } from "#domain/cycles/length-summary.ts";

/** @example "29.5 days", "28–75 days" if they vary widely, or a dash without any */
export function lengthFigure(lengths: LengthSummary | null, i18n: I18n): string {
  if (lengths === null) return "–";
  if (lengths.kind === "mean") {
    const { mean: days } = lengths;
    return i18n._(msg`${plural(days, { one: "# day", other: "# days" })}`);
  }
  const { shortest, longest } = lengths;
  return i18n._(msg`${shortest}–${longest} days`);
}
