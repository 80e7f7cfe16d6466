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

describe("the notes behind the indicator", () => {
  it("may be missing: the indicator then says so and guesses nothing", () => {
    expect(answerTo([])).toEqual({ kind: "nothing-logged" });
  });

  it("are those of today and the 13 days before", () => {
    expect(indicatorOf([note(0, 2), note(13, 4)]).daysLogged).toBe(2);
  });

  it("exclude a note of 14 days ago and one of tomorrow", () => {
    expect(answerTo([note(14, 5), note(-1, 5)]).kind).toBe("nothing-logged");
    expect(indicatorOf([note(14, 5), note(3, 1)])).toMatchObject({
      daysLogged: 1,
      averageStress: 2,
    });
  });

  it("may come in any order", () => {
    const notes = [
      note(0, 4, { tags: ["Work"], sleepQuality: 1 }),
      note(5, 2, { tags: ["Family", "Work"], sleepQuality: 3 }),
      note(9, 3, { tags: ["Family"] }),
    ];
    expect(indicatorOf([...notes].reverse())).toEqual(indicatorOf(notes));
  });
});

describe("the cortisol indicator", () => {
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

  it("is elevated for a stress of 3 with three nights of poor sleep", () => {
    expect(indicatorOf(nights(3, [2, 2, 3])).indicator).toBe("Elevated");
  });

  it("ignores two nights of poor sleep", () => {
    expect(indicatorOf(nights(3, [1, 1])).indicator).toBe("Moderate");
  });

  it("does not rise for sleep halfway between fair and good", () => {
    expect(indicatorOf(nights(3, [2, 3, 2, 3])).indicator).toBe("Moderate");
  });

  it("does not fall for good sleep", () => {
    expect(indicatorOf(nights(4, [4, 4, 4])).indicator).toBe("Elevated");
  });

  it("stays low for poor sleep with hardly any stress", () => {
    expect(indicatorOf(nights(1, [1, 1, 1])).indicator).toBe("Low");
  });

  it("never falls with one more stressful day", () => {
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

describe("the indicator's summary", () => {
  it("averages stress over the rated days, and sleep over the rated nights", () => {
    const notes = [note(0, 4, { sleepQuality: 1 }), note(1, 3), note(2, 2, { sleepQuality: 4 })];
    expect(indicatorOf(notes)).toMatchObject({ averageStress: 6, averageSleep: 5, daysLogged: 3 });
  });

  it("merges stress and sleep from every source, each day once", () => {
    const days = dayRecords({
      stress: [note(0, 3)],
      checkIns: [{ date: today, stress: 3 }],
      dailyLogs: [{ date: addDays(today, -1), stress_level: 9, sleep_quality: 4 }],
    });
    expect(cortisolIndicator(days.values(), today)).toMatchObject({
      indicator: "Elevated",
      daysLogged: 2,
      averageStress: 7.5,
      averageSleep: 4,
    });
  });

  it("has no average sleep without a rated night", () => {
    expect(indicatorOf([note(0, 3)]).averageSleep).toBeNull();
  });

  it("lists a tag as frequent from two days on, most frequent first", () => {
    const notes = [
      note(0, 3, { tags: ["Family", "Work"] }),
      note(1, 3, { tags: ["Family"] }),
      note(2, 3, { tags: ["Family", "Work", "Health"] }),
    ];
    expect(indicatorOf(notes).frequentTags).toEqual(["Family", "Work"]);
  });

  it("counts a tag repeated in one note once", () => {
    expect(indicatorOf([note(0, 3, { tags: ["Work", "Work"] })]).frequentTags).toEqual([]);
  });

  it("gives advice that fits the indicator, the sleep and the tags", () => {
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
