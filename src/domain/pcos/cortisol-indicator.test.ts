import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayRecords } from "../day/day-record.ts";
import type { StressSource } from "../day/day-sources.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { cortisolIndicator } from "./cortisol-indicator.ts";

const today = calendarDay("2026-11-20");

const note = (daysAgo: number, level: number, more: Partial<StressSource> = {}): StressSource => ({
  date: addDays(today, -daysAgo),
  level,
  tags: [],
  ...more,
});

const answerTo = (stress: readonly StressSource[]) =>
  cortisolIndicator(dayRecords({ stress }).values(), today);

function indicatorOf(notes: readonly StressSource[]) {
  const answer = answerTo(notes);
  if (answer.kind === "nothing-logged") throw new Error("nothing was logged");
  return answer;
}

describe("the stress notes it looks at", () => {
  it("without any it says so and guesses nothing", () => {
    expect(answerTo([])).toEqual({ kind: "nothing-logged" });
  });

  it("today and the 13 days before count", () => {
    expect(indicatorOf([note(0, 2), note(13, 4)]).daysLogged).toBe(2);
  });

  it("a note 14 days old, or of tomorrow, does not", () => {
    expect(answerTo([note(14, 5), note(-1, 5)]).kind).toBe("nothing-logged");
    expect(indicatorOf([note(14, 5), note(3, 1)])).toMatchObject({
      daysLogged: 1,
      averageStress: 2,
    });
  });

  it("their order makes no difference", () => {
    const notes = [
      note(0, 4, { tags: ["Work"], sleepQuality: 1 }),
      note(5, 2, { tags: ["Family", "Work"], sleepQuality: 3 }),
      note(9, 3, { tags: ["Family"] }),
    ];
    expect(indicatorOf([...notes].reverse())).toEqual(indicatorOf(notes));
  });
});

describe("the indicator", () => {
  it.each([
    [[1, 1, 1], "Low"],
    [[2, 2, 3], "Low"],
    [[2, 3], "Moderate"],
    [[3, 3, 4], "Moderate"],
    [[3, 4], "Elevated"],
    [[5], "Elevated"],
  ] as const)("of levels %j is %s", (levels, indicator) => {
    const notes = levels.map((level, daysAgo) => note(daysAgo, level));
    expect(indicatorOf(notes).indicator).toBe(indicator);
  });

  const nights = (level: number, qualities: readonly number[]) =>
    qualities.map((sleepQuality, daysAgo) => note(daysAgo, level, { sleepQuality }));

  it("three nights of poor sleep lift a stress of 3 to elevated", () => {
    expect(indicatorOf(nights(3, [2, 2, 3])).indicator).toBe("Elevated");
  });

  it("two nights are too few to say", () => {
    expect(indicatorOf(nights(3, [1, 1])).indicator).toBe("Moderate");
  });

  it("sleep halfway between fair and good lifts nothing", () => {
    expect(indicatorOf(nights(3, [2, 3, 2, 3])).indicator).toBe("Moderate");
  });

  it("good sleep talks no stress away", () => {
    expect(indicatorOf(nights(4, [4, 4, 4])).indicator).toBe("Elevated");
  });

  it("poor sleep alone, with next to no stress, stays low", () => {
    expect(indicatorOf(nights(1, [1, 1, 1])).indicator).toBe("Low");
  });

  it("one more stressful day never lowers it", () => {
    const order = ["Low", "Moderate", "Elevated"];
    const levels = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 13 });
    fc.assert(
      fc.property(levels, (before) => {
        const notes = before.map((level, daysAgo) => note(daysAgo + 1, level));
        const worse = [...notes, note(0, 5)];
        const place = (some: StressSource[]) => order.indexOf(indicatorOf(some).indicator);
        expect(place(worse)).toBeGreaterThanOrEqual(place(notes));
      }),
    );
  });
});

describe("what it rests on", () => {
  it("averages stress over the noted days, and sleep over the nights she noted", () => {
    const notes = [note(0, 4, { sleepQuality: 1 }), note(1, 3), note(2, 2, { sleepQuality: 4 })];
    expect(indicatorOf(notes)).toMatchObject({ averageStress: 6, averageSleep: 5, daysLogged: 3 });
  });

  it("takes stress and sleep from every door, a day once", () => {
    const days = dayRecords({
      stress: [note(0, 3)],
      checkIns: [{ date: today, stress: 3 }],
      dailyLogs: [{ date: addDays(today, -1), stress_level: 9, sleep_quality: 4 }],
    });
    expect(cortisolIndicator(days.values(), today)).toMatchObject({
      ...{ indicator: "Elevated", daysLogged: 2, averageStress: 7.5, averageSleep: 4 },
    });
  });

  it("without a noted night there is no average sleep", () => {
    expect(indicatorOf([note(0, 3)]).averageSleep).toBeNull();
  });

  it("a tag is frequent from its second day, the most frequent first", () => {
    const notes = [
      note(0, 3, { tags: ["Family", "Work"] }),
      note(1, 3, { tags: ["Family"] }),
      note(2, 3, { tags: ["Family", "Work", "Health"] }),
    ];
    expect(indicatorOf(notes).frequentTags).toEqual(["Family", "Work"]);
  });

  it("a tag sent twice in one note is one day", () => {
    expect(indicatorOf([note(0, 3, { tags: ["Work", "Work"] })]).frequentTags).toEqual([]);
  });

  it("the advice fits the indicator, the sleep and the tags", () => {
    const notes = [0, 1, 2].map((daysAgo) =>
      note(daysAgo, 4, { sleepQuality: 1, tags: ["Financial"] }),
    );
    expect(indicatorOf(notes).adviceKeys).toEqual([
      "talk-to-clinic",
      "steady-sleep-hours",
      "share-money-worries",
      "move-your-way",
    ]);
  });
});
