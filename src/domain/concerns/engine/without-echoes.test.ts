import { expect, it } from "vitest";
import type { LabReading } from "../../labs/lab-readings.ts";
import { stories } from "../../testing/concern-stories/stories.ts";
import { daysAgo, TODAY, woman } from "../../testing/concern-stories/story-case.ts";
import { ticked } from "../../testing/concern-stories/women.ts";
import { urgencies } from "./concern.ts";
import { concernsOf } from "./concerns-of.ts";
import { withoutEchoes } from "./without-echoes.ts";

const haemoglobin: LabReading = {
  test: "haemoglobin",
  name: null,
  day: daysAgo(4),
  value: 6.1,
  unit: "g/dL",
  id: "r",
  comparator: null,
  rangeLow: null,
  rangeHigh: null,
  source: "laboratory",
};
const story = { facts: woman(), labs: [haemoglobin] };
const keysOf = (seen = {}) =>
  withoutEchoes(concernsOf({ ...story, seen }, TODAY)).map(({ key, urgency }) => [key, urgency]);

it("one value is reported once, as its gravest concern", () => {
  expect(concernsOf(story, TODAY).map(({ key }) => key)).toEqual(["hb-severe", "hb-low"]);
  expect(keysOf()).toEqual([["hb-severe", "today"]]);
});

it("a graver concern marked as seen does not return as a milder one", () => {
  expect(keysOf({ "hb-severe": TODAY })).toEqual([["hb-severe", "mention"]]);
});

it("one sign is reported once, by its soonest concern of one rule", () => {
  const { signs } = ticked("drowsy", "hot_or_shivering");
  const read = withoutEchoes(concernsOf({ facts: woman(), signs }, TODAY));
  expect(read.map(({ key, urgency }) => [key, urgency])).toEqual([["danger-sign", "call-now"]]);
});

it("every story keeps its most urgent line, and every line with more evidence", () => {
  for (const { name, story } of stories) {
    const all = concernsOf(story, TODAY);
    const read = withoutEchoes(all);
    expect(read[0], name).toEqual(all[0]);
    const spoken = read.flatMap(({ evidence }) => evidence);
    for (const { evidence, urgency } of all) {
      for (const line of evidence) {
        expect(spoken, name).toContainEqual(line);
        const sooner = read.filter((one) => one.evidence.some((other) => other.day === line.day));
        const best = Math.min(...sooner.map((one) => urgencies.indexOf(one.urgency)));
        const isSeen = sooner.some(({ seenOn }) => seenOn !== undefined);
        expect(best <= urgencies.indexOf(urgency) || isSeen, name).toBe(true);
      }
    }
  }
});
