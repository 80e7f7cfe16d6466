import { describe, expect, it } from "vitest";
import type { HairAndSkin } from "#contract/entries/hair-and-skin.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { type HairSite, hairSites } from "#domain/pcos/ferriman-gallwey.ts";
import { stepBeside } from "#web/entry/steps/steps.ts";
import {
  type CheckDraft,
  type CheckStep,
  checkRows,
  checkSteps,
  draftOf,
  isTouched,
  moveDraft,
  readDraft,
  totalTicks,
  trendOf,
} from "./view-model.ts";

const today = calendarDay("2026-11-20");
const earlier = calendarDay("2026-08-20");
const ones = Object.fromEntries(hairSites.map((site) => [site, 1])) as Record<HairSite, 1>;
const check = (date: typeof today, fields: Partial<HairAndSkin>): HairAndSkin => ({
  id: crypto.randomUUID(),
  date,
  ...fields,
});
const begun = draftOf(today, null, "start");

describe("the walk", () => {
  it("goes through nine sites, then skin and scalp, then all of it, in their order", () => {
    expect(checkSteps).toHaveLength(14);
    const nextTo = (step: CheckStep) => stepBeside(checkSteps, step, 1);
    expect(nextTo("start")).toBe("upper_lip");
    expect(nextTo("lower_back")).toBe("acne");
  });

  it("nothing is kept of a walk that only began", () => {
    expect(isTouched(begun)).toBe(false);
    expect(isTouched({ ...begun, step: "chin" })).toBe(true);
    const stored = check(today, { acne: 2 });
    const opened = draftOf(today, stored, "review");
    expect(isTouched(opened)).toBe(false);
    expect(isTouched({ ...opened, acne: 3 })).toBe(true);
  });
});

describe("what is saved of a draft", () => {
  const read = (changes: Partial<CheckDraft>) => readDraft({ ...begun, ...changes }, today);

  it("is what she answered, a no as well as a yes", () => {
    expect(read({ hair: ones, acne: 0, acanthosis: false, notes: " " })).toEqual({
      kind: "check",
      date: today,
      fields: { hair: ones, acne: 0, acanthosis: false },
    });
  });

  it("is nothing while she answered nothing, or for a day to come", () => {
    expect(read({}).kind).toBe("empty");
    expect(read({ date: "2026-11-21", acne: 1 }).kind).toBe("wrong-date");
    expect(read({ date: "", acne: 1 }).kind).toBe("wrong-date");
  });

  it("some sites without the others are asked for, and none left out in silence", () => {
    const { chin: _, ...rest } = ones;
    expect(read({ hair: rest, acne: 1 })).toEqual({
      kind: "sites-missing",
      missing: ["chin"],
    });
  });
});

describe("another day for the same walk", () => {
  const earlierCheck = check(earlier, { hair: ones, acne: 4, notes: "before" });

  it("with a check fills what she has not answered and keeps what she has", () => {
    const moved = moveDraft({ ...begun, acne: 1, hair: { chin: 3 } }, earlier, earlierCheck);
    expect(moved).toMatchObject({ acne: 1, notes: "before", base: earlierCheck });
    expect(moved.hair).toEqual({ ...ones, chin: 3 });
  });

  it("leaves behind what only came from the day before", () => {
    const there = moveDraft(begun, earlier, earlierCheck);
    const back = moveDraft(there, today, null);
    expect(back).toEqual({ ...begun, base: null });
  });
});

it("the trend has the oldest first, and a check without a score is no zero", () => {
  const rows = checkRows([check(today, { hair: ones }), check(earlier, { acne: 3 })]);
  expect(trendOf(rows, "total")).toEqual([{ day: today, value: 9 }]);
  expect(trendOf(rows, "acne")).toEqual([{ day: earlier, value: 3 }]);
  expect(trendOf(rows, "hairThinning")).toEqual([]);
});

it("a chart of totals begins at 0 and reaches the highest in whole points", () => {
  expect(totalTicks(3)).toEqual([0, 2, 4, 6, 8]);
  expect(totalTicks(36)).toEqual([0, 9, 18, 27, 36]);
  for (let total = 0; total <= 36; total += 1) {
    expect(totalTicks(total).at(-1)).toBeGreaterThanOrEqual(total);
  }
});
