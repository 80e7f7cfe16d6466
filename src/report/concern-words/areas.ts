import type { ConcernFact } from "#domain/concerns/engine/concern.ts";
import { bodySigns, warningSigns } from "#domain/day/warning-sign.ts";
import { labTests } from "#domain/labs/lab-tests.ts";
import { type ConcernTopic, concernTopics } from "./topics.ts";

const factAreas = ["concern-facts", "concern-signs", "concern-more-signs", "concern-labs"] as const;
type FactArea = (typeof factAreas)[number];

export type ConcernArea = FactArea | `concerns-${ConcernTopic}`;

export const concernAreas: readonly ConcernArea[] = [
  ...factAreas,
  ...concernTopics.map((topic) => `concerns-${topic}` as const),
];

export function factAreaOf(fact: ConcernFact): FactArea {
  if (bodySigns.some((sign) => sign === fact)) return "concern-signs";
  if (warningSigns.some((sign) => sign === fact)) return "concern-more-signs";
  return labTests.some((test) => test === fact) ? "concern-labs" : "concern-facts";
}
