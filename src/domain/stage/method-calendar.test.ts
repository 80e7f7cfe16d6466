import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import type { LifeStage } from "../life/life-stage.ts";
import { methodCalendar } from "./method-calendar.ts";

const today = calendarDay("2026-11-20");
const ago = (days: number) => addDays(today, -days);
const on = (stage: Omit<LifeStage, "kind">) =>
  methodCalendar({ kind: "contraception", ...stage }, today);

describe("methodCalendar", () => {
  it("counts the days of a pack from the first day of the method", () => {
    const expected = {
      kind: "pack",
      day: 13,
      length: 28,
      breakDays: { first: addDays(today, 9), last: addDays(today, 15) },
    };
    expect(on({ method: "pill", pack: "21_7", from: ago(12) })).toEqual(expected);
    expect(on({ method: "pill", pack: "21_7", from: ago(12 + 28 * 14) })).toEqual(expected);
    expect(on({ method: "patch", from: ago(12) })).toEqual(expected);
    expect(on({ method: "ring", from: ago(27) })).toMatchObject({ day: 28 });
    expect(on({ method: "pill", pack: "24_4", from: ago(12) })).toMatchObject({
      breakDays: { first: addDays(today, 12), last: addDays(today, 15) },
    });
  });

  it("counts from the pack's own start, if given", () => {
    const late = { method: "pill", pack: "21_7", from: ago(40), packFrom: ago(5) } as const;
    expect(on(late)).toMatchObject({ day: 6 });
    expect(on({ ...late, from: undefined })).toMatchObject({ day: 6 });
    expect(on({ ...late, packFrom: ago(33) })).toMatchObject({ day: 6 });
  });

  it("names the next injection while the last one acts", () => {
    const injection = { method: "injection", from: ago(200) } as const;
    expect(on({ ...injection, to: ago(20) })).toEqual({
      kind: "injection",
      lastDay: ago(20),
      nextDay: addDays(today, 64),
    });
    expect(on({ ...injection, to: ago(20), everyWeeks: 8 })).toMatchObject({
      nextDay: addDays(today, 36),
    });
    expect(on({ method: "injection", from: ago(20) })).toMatchObject({ lastDay: ago(20) });
    expect(on({ ...injection, to: ago(84) })).toMatchObject({ nextDay: today });
    expect(on({ ...injection, to: ago(98) })).toMatchObject({ nextDay: ago(14) });
    expect(on({ ...injection, to: ago(99) })).toBeNull();
    expect(on(injection)).toBeNull();
  });

  it("is null without a first day, a pack or a break", () => {
    expect(on({ method: "pill", pack: "21_7" })).toBeNull();
    expect(on({ method: "pill", from: ago(12) })).toBeNull();
    expect(on({ method: "pill", pack: "no_breaks", from: ago(12) })).toBeNull();
    expect(on({ method: "implant", from: ago(12) })).toBeNull();
  });
});
