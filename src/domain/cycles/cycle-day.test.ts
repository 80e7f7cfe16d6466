import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import type { LifeStage } from "../life/life-stage.ts";
import { cycleDayOn } from "./cycle-day.ts";

const start = calendarDay("2026-11-01");
const cycles = [{ startDay: start }, { startDay: addDays(start, -40) }];

describe("cycleDayOn", () => {
  it("is 1 on the first day of a period", () => {
    expect(cycleDayOn({ cycles }, start)).toBe(1);
    expect(cycleDayOn({ cycles }, addDays(start, 2))).toBe(3);
  });

  it("continues through a long cycle until the next period", () => {
    expect(cycleDayOn({ cycles }, addDays(start, -1))).toBe(40);
  });

  it("continues beyond half a year", () => {
    expect(cycleDayOn({ cycles }, addDays(start, 180))).toBe(181);
    expect(cycleDayOn({ cycles }, addDays(start, 399))).toBe(400);
  });

  it("is null before the first logged period", () => {
    expect(cycleDayOn({ cycles }, addDays(start, -41))).toBeNull();
    expect(cycleDayOn({ cycles: [] }, start)).toBeNull();
  });

  it("is null in a pregnancy, and after it until the next period", () => {
    const ended: LifeStage = { kind: "pregnancy", from: start, to: addDays(start, 50) };
    const facts = { cycles: [...cycles, { startDay: addDays(start, 80) }], stages: [ended] };
    expect([0, 30, 51, 79, 80].map((day) => cycleDayOn(facts, addDays(start, day)))).toEqual([
      null,
      null,
      null,
      null,
      1,
    ]);
    expect(cycleDayOn(facts, addDays(start, -1))).toBe(40);
  });

  it("is null on hormones and once periods have ended, not with copper or condoms", () => {
    const from = addDays(start, 10);
    const days = (stage: Omit<LifeStage, "from">) =>
      [9, 10, 400].map((day) =>
        cycleDayOn({ cycles, stages: [{ ...stage, from }] }, addDays(start, day)),
      );
    expect(days({ kind: "contraception", method: "implant" })).toEqual([10, null, null]);
    expect(days({ kind: "contraception", method: "iud", iud: "hormonal" })).toEqual([
      10,
      null,
      null,
    ]);
    expect(days({ kind: "no_periods", whyNoPeriods: "hysterectomy" })).toEqual([10, null, null]);
    expect(days({ kind: "contraception", method: "iud", iud: "copper" })).toEqual([10, 11, 401]);
    expect(days({ kind: "contraception", method: "condoms" })).toEqual([10, 11, 401]);
    expect(days({ kind: "breastfeeding" })).toEqual([10, 11, 401]);
  });

  it("does not depend on the order of cycles", () => {
    const offsets = fc.uniqueArray(fc.integer({ min: -400, max: 0 }), { minLength: 1 });
    fc.assert(
      fc.property(offsets, fc.integer({ min: -400, max: 100 }), (days, on) => {
        const logged = days.map((offset) => ({ startDay: addDays(start, offset) }));
        const day = addDays(start, on);
        const reversed = logged.toReversed();
        expect(cycleDayOn({ cycles: reversed }, day)).toBe(cycleDayOn({ cycles: logged }, day));
      }),
    );
  });
});
