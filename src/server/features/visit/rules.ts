import type { VisitPlan } from "#contract/visit/visit.ts";
import { type VisitPart, visitParts } from "#contract/visit/visit-report.ts";
import type { Stored } from "#server/storage/journal/reading/reader.ts";

/** Parts added after plans were first stored, and before the available parts were stored with them. */
const LATER_PARTS: ReadonlySet<VisitPart> = new Set(["background", "tried"]);
const FIRST_PARTS = visitParts.filter((part) => !LATER_PARTS.has(part));

/** A part added since the user's choice is included, like any part not deselected. */
export function planToday({ entry, revision }: Stored<VisitPlan>): Stored<VisitPlan> {
  const { include, choices = FIRST_PARTS } = entry;
  const isIn = (part: VisitPart) => include.includes(part) || !choices.includes(part);
  return {
    entry: { ...entry, include: visitParts.filter(isIn), choices: [...visitParts] },
    revision,
  };
}
