import type { VisitPlan } from "#contract/visit/visit.ts";
import { type VisitPart, visitParts } from "#contract/visit/visit-report.ts";
import type { Stored } from "#server/storage/journal/reader.ts";

/** Parts that came after choices were first kept, and before it was kept what there was to choose. */
const LATER_PARTS: ReadonlySet<VisitPart> = new Set(["background", "tried"]);
const FIRST_PARTS = visitParts.filter((part) => !LATER_PARTS.has(part));

/**
 * Her plan as it holds today: a part that there was not yet when she chose is on the page, as every
 * part is until she leaves it out.
 */
export function planToday({ entry, revision }: Stored<VisitPlan>): Stored<VisitPlan> {
  const { include, choices = FIRST_PARTS } = entry;
  const isIn = (part: VisitPart) => include.includes(part) || !choices.includes(part);
  return {
    entry: { ...entry, include: visitParts.filter(isIn), choices: [...visitParts] },
    revision,
  };
}
