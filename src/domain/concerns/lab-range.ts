import { placeInRange } from "../labs/lab-range-place.ts";
import type { LabReading } from "../labs/lab-readings.ts";
import { labTests } from "../labs/lab-tests.ts";
import { findings } from "./finding.ts";
import { labEvidence, newestResults } from "./lab-results.ts";
import type { Finding, Rule } from "./rule.ts";
import type { Story } from "./story.ts";

/** The newest result of every test against the range its laboratory printed. */
export const labRange: Rule = {
  key: "lab-range",
  trigger:
    "The newest result of a test that has a range, of any kind, outside the laboratory's own range as typed.",
  source: "The laboratory's own range; that it is worth a mention is background knowledge",
  grade: "K",
  holdsFor: null,
  find(story): readonly Finding[] {
    const outside = newestOfEach(story).filter((each) =>
      ["above", "below"].includes(placeInRange(each)),
    );
    return findings("mention", outside.map(labEvidence));
  },
};

const hasRange = ({ rangeLow, rangeHigh }: LabReading) => rangeLow !== null || rangeHigh !== null;

/** Of those with a range, so that a result without one hides nothing. A test of her own is another test for each name. */
function newestOfEach(story: Story): readonly LabReading[] {
  const { labs = [] } = story;
  const names = [...new Set(labs.map(({ name }) => name))];
  return names.flatMap((name) => {
    const ofName = { ...story, labs: labs.filter((each) => each.name === name && hasRange(each)) };
    return labTests.flatMap((test) => newestResults(ofName, test));
  });
}
