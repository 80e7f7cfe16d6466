import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "./calendar-day.ts";
import { type CheckFacts, dueChecks } from "./care-checks.ts";
import { cyclesOfLengths, factsOf } from "./testing/example-facts.ts";

const today = calendarDay("2026-11-20");
const ago = (days: number) => addDays(today, -days);

function keysOf(said: Partial<CheckFacts>) {
  const facts = { ...factsOf(said), age: said.age ?? null };
  return dueChecks(facts, today).map(({ key }) => key);
}

/** Completed cycles of these lengths; the last period began two weeks ago. */
const cyclesUntilNow = (lengths: readonly number[]) =>
  cyclesOfLengths(lengths, ago(14 + lengths.reduce((sum, length) => sum + length, 0)));

describe("a long gap", () => {
  it("is due from the 90th day without a period, not on the 89th", () => {
    expect(keysOf({ lastPeriodDay: ago(89) })).toEqual([]);
    expect(keysOf({ lastPeriodDay: ago(90) })).toEqual(["long-gap"]);
  });

  it("counts from the latest period she logged", () => {
    const cycles = [{ startDay: ago(20), endDay: ago(16) }];
    expect(keysOf({ cycles, lastPeriodDay: ago(200) })).toEqual([]);
  });

  it("carries the day it began", () => {
    const facts = { ...factsOf({ lastPeriodDay: ago(100) }), age: 30 };
    expect(dueChecks(facts, today)[0]?.since).toBe(ago(100));
  });
});

describe("long bleeding", () => {
  it("is due after nine days, not after eight", () => {
    const bled = (days: number) => [{ startDay: ago(20), endDay: ago(20 - days + 1) }];
    expect(keysOf({ cycles: bled(8) })).toEqual([]);
    expect(keysOf({ cycles: bled(9) })).toEqual(["long-bleeding"]);
  });

  it("is due of an open period that her daily logs keep going into its 9th day", () => {
    const cycles = [{ startDay: ago(12) }];
    const logged = (last: number) =>
      Array.from({ length: 13 - last }, (_, place) => ({
        day: ago(12 - place),
        flow: "moderate" as const,
      }));
    expect(keysOf({ cycles })).toEqual(["open-period"]);
    expect(keysOf({ cycles, flows: logged(5) })).toEqual(["open-period"]);
    expect(keysOf({ cycles, flows: logged(4) })).toEqual(["long-bleeding"]);
    const facts = { ...factsOf({ cycles, flows: logged(0) }), age: 30 };
    expect(dueChecks(facts, today)[0]?.since).toBe(ago(12));
  });

  it("is not claimed of a period that is only open: its end is asked for from the 9th day", () => {
    expect(keysOf({ cycles: [{ startDay: ago(7) }] })).toEqual([]);
    expect(keysOf({ cycles: [{ startDay: ago(8) }] })).toEqual(["open-period"]);
    expect(keysOf({ cycles: [{ startDay: ago(24) }] })).toEqual(["open-period"]);
  });

  it("stays due while the next period is open and no longer than usual", () => {
    const cycles = [{ startDay: ago(3) }, { startDay: ago(40), endDay: ago(28) }];
    expect(keysOf({ cycles })).toEqual(["long-bleeding"]);
  });

  it("is not due once a later period was shorter", () => {
    const cycles = [
      { startDay: ago(10), endDay: ago(6) },
      { startDay: ago(40), endDay: ago(28) },
    ];
    expect(keysOf({ cycles })).toEqual([]);
  });
});

describe("cycle length", () => {
  it("is due when two of the last three cycles were outside 24 to 38 days", () => {
    expect(keysOf({ cycles: cyclesUntilNow([28, 39, 45]) })).toEqual(["cycle-length"]);
    expect(keysOf({ cycles: cyclesUntilNow([23, 28, 23]) })).toEqual(["cycle-length"]);
  });

  it("one odd cycle, or odd cycles long past, raise nothing", () => {
    expect(keysOf({ cycles: cyclesUntilNow([28, 28, 45]) })).toEqual([]);
    expect(keysOf({ cycles: cyclesUntilNow([45, 45, 28, 28, 28]) })).toEqual([]);
  });

  it("is judged by 21 to 45 days under 18", () => {
    const cycles = cyclesUntilNow([22, 44, 40]);
    expect(keysOf({ cycles, age: 15 })).toEqual([]);
    expect(keysOf({ cycles, age: 18 })).toEqual(["cycle-length"]);
  });
});

it.each([
  ["pregnant", { pregnancy: "pregnant" }],
  ["on the pill", { contraception: "pill" }],
  ["with an IUD", { contraception: "iud" }],
  ["older than the norms", { age: 46 }],
] as const)("nothing is due for a woman %s", (_, said) => {
  expect(keysOf({ lastPeriodDay: ago(120), ...said })).toEqual([]);
});

it("every check names its source", () => {
  const facts = { ...factsOf({ cycles: cyclesUntilNow([50, 50, 50]) }), age: 16 };
  for (const { evidence } of dueChecks(facts, today)) expect(evidence.source).toMatch(/\w/);
});
