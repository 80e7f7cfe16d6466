import { describe, expect, it } from "vitest";
import { helplineDirectory } from "#domain/care/emergency-numbers.ts";
import type { Urgency } from "#domain/concerns/engine/concern.ts";
import { type ConcernKey, callNowKeys, todayKeys } from "#domain/concerns/engine/concern-key.ts";
import { dangerSign } from "#domain/concerns/topics/safety.ts";
import { warningSigns } from "#domain/day/warning-sign.ts";
import { stories } from "#domain/testing/concern-stories/stories.ts";
import { TODAY, woman } from "#domain/testing/concern-stories/story-case.ts";
import {
  type CallNowSign,
  callNowSigns,
  guidanceFor,
  signGroups,
  signsIn,
  type TodaySign,
  todaySigns,
} from "./view-model.ts";
import { callNowWords } from "./words.ts";

describe("the numbers to call", () => {
  it("in South Africa are 112 first, then every other confirmed number", () => {
    const { firstCall, others } = guidanceFor("South Africa");
    expect(firstCall).toEqual({ number: "112", service: "Any emergency" });
    expect(others.numbers.map(({ number }) => number)).toEqual(
      expect.arrayContaining(["10177", "10111", "0800 567 567", "0800 428 428"]),
    );
    expect(others.numbers.map(({ number }) => number)).not.toContain("112");
    expect(others.askClinicFor).toEqual([]);
  });

  it("in Ethiopia are 112 first, because the police line answers only one kind of call", () => {
    const { firstCall, others } = guidanceFor("Ethiopia");
    expect(firstCall).toEqual({ number: "112", service: null });
    expect(others.numbers.map(({ number }) => number)).toEqual(["991"]);
  });

  it("in Zimbabwe never include an appointment-only line", () => {
    const { firstCall, others } = guidanceFor("Zimbabwe");
    expect(firstCall).toEqual({ number: "112", service: null });
    expect(others.numbers.map(({ number }) => number)).toContain("+263 784 845 294");
  });

  it.each(["Other", null])("in %s are the general number and the clinic", (country) => {
    expect(guidanceFor(country)).toEqual({
      firstCall: { number: "112", service: null },
      others: {
        numbers: [],
        generalNumber: null,
        askClinicFor: ["emergency", "mental-health"],
        directory: helplineDirectory,
      },
      lines: { "self-harm": [], violence: [] },
    });
  });

  it("for thoughts of dying are a crisis line that answers calls, never an appointment-only one", () => {
    const numbersFor = (country: string) =>
      guidanceFor(country).lines["self-harm"]?.map(({ number }) => number);
    expect(numbersFor("South Africa")).toEqual(["0800 567 567", "0800 456 789"]);
    expect(numbersFor("Ghana")).toEqual(["0800 678 678"]);
    expect(numbersFor("Zimbabwe")).toEqual([]);
  });

  it("for violence are the country's own line", () => {
    expect(guidanceFor("Zimbabwe").lines.violence?.map(({ number }) => number)).toEqual(["575"]);
  });
});

const onPage: ReadonlySet<ConcernKey> = new Set(
  Object.values(callNowSigns).map(({ concern }) => concern),
);

/** `concerns-of.test.ts` proves that each story raises exactly the concerns expected of it. */
const raisedAs = (wanted: Urgency) =>
  new Set(
    stories.flatMap(({ expected }) =>
      expected.flatMap(([concern, urgency]) =>
        urgency === wanted ? [concern.split(" ")[0] as ConcernKey] : [],
      ),
    ),
  );

/** Two signs that are graver together than each alone, and the row that names them. */
const rowsOfPairs: Readonly<Record<string, CallNowSign | TodaySign>> = {
  "racing_heart very_pale": "pale-with-racing-heart",
  "drowsy hot_or_shivering": "drowsy-with-fever",
  "hot_or_shivering severe_headache": "headache-with-fever",
  "rash cannot_swallow": "swollen-and-cannot-swallow",
  "swollen_face_or_hands cannot_swallow": "swollen-and-cannot-swallow",
};

const severity = (signs: readonly (typeof warningSigns)[number][]) =>
  Math.max(
    ...dangerSign
      .find({ facts: woman(), signs: [{ date: TODAY, signs }] }, TODAY)
      .map(({ urgency }) => ["today", "call-now"].indexOf(urgency)),
    -1,
  );

it("every two signs that are graver together have a row in the right box", () => {
  const pairs = warningSigns.flatMap((one, index) =>
    warningSigns.slice(index + 1).map((other) => [one, other] as const),
  );
  const graver = pairs.filter(
    (pair) => severity(pair) > Math.max(...pair.map((sign) => severity([sign]))),
  );
  expect(graver.map((pair) => pair.join(" ")).toSorted()).toEqual(
    Object.keys(rowsOfPairs).toSorted(),
  );
  for (const pair of graver) {
    const box = severity(pair) === 1 ? callNowSigns : todaySigns;
    expect(box).toHaveProperty([rowsOfPairs[pair.join(" ")] ?? ""]);
  }
});

describe("the signs of the emergency box", () => {
  it.each(callNowKeys)("include %s", (key) => {
    expect(onPage).toContain(key);
  });

  it("include every rule of the checklist that calls for help at once", () => {
    expect(stories.length).toBeGreaterThan(0);
    const calling = raisedAs("call-now");
    expect(calling).toContain("bleed-heavy");
    for (const key of calling) expect(onPage).toContain(key);
  });

  it("cover, together with the next box, every rule that sends to a clinic today", () => {
    const lines = new Set<ConcernKey>([...onPage, ...Object.values(todaySigns)]);
    const today = raisedAs("today");
    expect(today.size).toBeGreaterThan(0);
    expect([...today].filter((key) => !lines.has(key))).toEqual([]);
  });

  it.each(todayKeys)("are followed by %s in the box below", (key) => {
    expect(Object.values(todaySigns)).toContain(key);
  });

  it("are in exactly one group, with a text, and no group is empty", () => {
    const listed = signGroups.flatMap(signsIn);
    expect(listed.toSorted()).toEqual(Object.keys(callNowSigns).toSorted());
    for (const group of signGroups) expect(signsIn(group).length, group).toBeGreaterThan(0);
    expect(Object.keys(callNowWords).toSorted()).toEqual(listed.toSorted());
  });

  it("are all worded differently", () => {
    const lines = Object.values(callNowWords).map(({ message }) => message);
    expect(new Set(lines).size).toBe(lines.length);
  });
});
