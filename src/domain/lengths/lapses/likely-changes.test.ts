import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../../days/calendar-day.ts";
import type { LifeStage } from "../../life/life-stage.ts";
import { likelyChanges } from "./likely-changes.ts";

const [from, to] = [calendarDay("2026-03-01"), calendarDay("2026-06-30")];
const changes = (stage: Omit<LifeStage, "from" | "to">, days: Partial<LifeStage> = { from, to }) =>
  likelyChanges({ cycles: [], stages: [{ ...stage, ...days }] });

describe("likelyChanges", () => {
  it("returns the first day of hormones and the first day without", () => {
    expect(changes({ kind: "contraception", method: "pill" })).toEqual([from, "2026-07-01"]);
    expect(changes({ kind: "contraception", method: "pill" }, { from })).toEqual([from]);
    expect(changes({ kind: "contraception", method: "pill" }, {})).toEqual([]);
  });

  it("returns for injections the day when the last one has worn off", () => {
    const injection = { kind: "contraception", method: "injection", everyWeeks: 8 } as const;
    expect(changes(injection)).toEqual([from, addDays(to, 64)]);
  });

  it("ignores copper and condoms, and counts start and end of an IUD of unknown kind", () => {
    expect(changes({ kind: "contraception", method: "condoms" })).toEqual([]);
    expect(changes({ kind: "contraception", method: "iud", iud: "copper" })).toEqual([]);
    expect(changes({ kind: "contraception", method: "iud" })).toHaveLength(2);
  });

  it("returns the day after a pregnancy or breastfeeding, not its first", () => {
    expect(changes({ kind: "pregnancy" })).toEqual(["2026-07-01"]);
    expect(changes({ kind: "breastfeeding" })).toEqual(["2026-07-01"]);
    expect(changes({ kind: "pregnancy" }, { from })).toEqual([]);
  });

  it("returns the first day of a cycle that the user excluded because the pill or a pregnancy ended", () => {
    const leftOut = (exclusionReason: "stopped_pill" | "pregnancy_ended" | "travel") =>
      likelyChanges({ cycles: [{ startDay: from, isExcluded: true, exclusionReason }] });
    expect(leftOut("stopped_pill")).toEqual([from]);
    expect(leftOut("pregnancy_ended")).toEqual([from]);
    expect(leftOut("travel")).toEqual([]);
  });
});
