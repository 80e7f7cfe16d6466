import { describe, expect, it } from "vitest";
import type { DaySigns } from "../cycles/cycle-facts.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { shareOfRise } from "../signs/temperature-evidence.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { explainSigns } from "./explain-signs.ts";
import { signsBackTest } from "./signs-back-test.ts";

const firstDay = calendarDay("2026-01-05");
const lengths = [28, 29, 27, 28, 33, 26, 31];
const cycles = cyclesOfLengths(lengths, firstDay);
const start = cycles.at(-1)?.startDay ?? firstDay;

const temperatures = (from: typeof start, days: number, ovulation: number): DaySigns[] =>
  Array.from({ length: days }, (_, place) => ({
    day: addDays(from, place),
    temperature: 36.4 + 0.35 * shareOfRise(place + 1 - ovulation) + ((place * 7) % 3) / 50,
  }));

const explained = (signs: DaySigns[], day: number) =>
  explainSigns(factsOf({ cycles, signs }), addDays(start, day));

describe("explainSigns", () => {
  it("counts the warm days and moves the forecast to an early rise", () => {
    const early = explained(temperatures(start, 15, 10), 14);
    expect(early?.effects).toMatchObject([{ kind: "temperature", lastSeen: null }]);
    expect(early?.effects[0]?.warmDays).toBeGreaterThanOrEqual(3);
    expect(early?.effects[0]?.moved).toBeLessThan(0);
  });

  it("moves the forecast later for low temperatures, with no warm day", () => {
    const regular = cyclesOfLengths([28, 29, 28], firstDay);
    const from = regular.at(-1)?.startDay ?? firstDay;
    const signs = temperatures(from, 17, 40);
    const low = explainSigns(factsOf({ cycles: regular, signs }), addDays(from, 16));
    expect(low?.effects).toMatchObject([{ kind: "temperature", warmDays: 0 }]);
    expect(low?.effects[0]?.moved).toBeGreaterThan(0);
  });

  it("names the last day of clear mucus and of a positive test", () => {
    const signs: DaySigns[] = [
      { day: addDays(start, 10), mucus: "egg_white", ovulationTest: "negative" },
      { day: addDays(start, 11), mucus: "egg_white", ovulationTest: "positive" },
      { day: addDays(start, 12), mucus: "dry", ovulationTest: "negative" },
    ];
    expect(explained(signs, 12)?.effects).toMatchObject([
      { kind: "mucus", lastSeen: 12 },
      { kind: "test", lastSeen: 12 },
    ]);
  });

  it("moves the forecast to an ovulation that a wearable placed early", () => {
    const early = explained([{ day: addDays(start, 9), wearable: "oura" }], 16);
    expect(early?.effects).toMatchObject([{ kind: "wearable", lastSeen: 10, warmDays: 0 }]);
    expect(early?.effects[0]?.moved).toBeLessThan(0);
    const unsure = { day: addDays(start, 9), wearable: "oura", isUnsure: true } as const;
    expect(explained([unsure], 16)?.effects).toEqual([]);
  });

  it("has no effects without signs, and nothing to explain without a cycle", () => {
    expect(explained([], 12)?.effects).toEqual([]);
    expect(explainSigns(factsOf({}), start)).toBeNull();
  });

  it("suggests a reading while ovulation is open, and none long after it", () => {
    expect(explained(temperatures(start, 17, 40), 16)?.next).toBe("temperature");
    expect(explained(temperatures(start, 25, 12), 24)?.next).toBeNull();
  });
});

describe("signsBackTest", () => {
  it("is closer with signs than without for luteal phases of one length", () => {
    const signs = cycles.flatMap(({ startDay }, index) => {
      const length = lengths[index] ?? 0;
      return temperatures(startDay, length, length - 12);
    });
    const tested = signsBackTest(factsOf({ cycles, signs }));
    expect(tested?.cycles).toBe(6);
    expect(tested?.withSigns).toBeLessThan(tested?.without ?? 0);
  });

  it("needs three cycles with signs", () => {
    expect(signsBackTest(factsOf({ cycles, signs: temperatures(firstDay, 60, 14) }))).toBeNull();
  });
});
