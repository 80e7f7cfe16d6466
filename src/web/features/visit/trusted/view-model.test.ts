import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { cyclesOfLengths, factsOf } from "#domain/testing/example-facts.ts";
import { contentOf, contentOn } from "./view-model.ts";

const START = calendarDay("2026-11-02");
const both = { parts: ["period", "mood"] as const };

function shownOn(lengths: readonly number[], cycleDay: number, more: object = {}) {
  const first = addDays(START, -lengths.reduce((sum, length) => sum + length, 0));
  const facts = factsOf({ cycles: cyclesOfLengths(lengths, first), ...more });
  const today = addDays(START, cycleDay - 1);
  return contentOf({ ...both, parts: [...both.parts] }, cycleOverview(facts, today), today);
}

describe("the content shared with a trusted person", () => {
  const regular = [28, 28, 28, 28, 28];

  it("is the range of the next period and the week before it, for regular cycles", () => {
    expect(shownOn(regular, 12)).toMatchObject({
      day: "2026-11-13",
      period: { kind: "expected", isWide: false },
      mood: { kind: "expected" },
    });
  });

  it("is a wide range and no difficult days if cycle lengths vary widely", () => {
    expect(shownOn([28, 75, 40, 61, 33], 49)).toMatchObject({
      period: { kind: "expected", isWide: true },
      mood: { kind: "unknown" },
    });
  });

  it("is the same for a pregnancy as for an empty record", () => {
    const pregnant = shownOn(regular, 12, { pregnancy: "pregnant" });
    const empty = shownOn([], 12, { cycles: [] });
    expect(pregnant).toEqual({
      day: pregnant.day,
      period: { kind: "unknown" },
      mood: { kind: "unknown" },
    });
    expect(empty).toEqual(pregnant);
  });

  it("names no period on the pill, as home doesn't", () => {
    expect(shownOn(regular, 12, { contraception: "pill" }).period).toEqual({ kind: "unknown" });
  });

  it("never says that a period is late", () => {
    const late = shownOn(regular, 34);
    expect(late.period).toMatchObject({ kind: expect.toBeOneOf(["expected", "unknown"]) });
    expect(JSON.stringify(late)).not.toMatch(/late|overdue/i);
  });

  it("contains only the ticked parts and the user's message", () => {
    const today = addDays(START, 11);
    const overview = cycleOverview(factsOf({ cycles: cyclesOfLengths([28, 28], START) }), today);
    expect(contentOf({ parts: [] }, overview, today)).toEqual({ day: today });
    expect(Object.keys(contentOf({ parts: ["mood"], words: "Tea" }, overview, today))).toEqual([
      "day",
      "words",
      "mood",
    ]);
  });

  it("has no forecast after its days have passed", () => {
    const content = shownOn(regular, 12);
    expect(contentOn(content, addDays(START, 20))).toEqual(content);
    expect(contentOn(content, addDays(START, 60))).toMatchObject({
      period: { kind: "unknown" },
      mood: { kind: "unknown" },
    });
    const now = { day: START, period: { kind: "now" as const } };
    expect(contentOn(now, addDays(START, 2))).toEqual(now);
    expect(contentOn(now, addDays(START, 3)).period).toEqual({ kind: "unknown" });
  });
});
