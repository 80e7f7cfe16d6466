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
const started = draftOf(today, null, "start");

describe("the steps of a check", () => {
  it("are nine sites, then skin and scalp, then the review", () => {
    expect(checkSteps).toHaveLength(14);
    const nextTo = (step: CheckStep) => stepBeside(checkSteps, step, 1);
    expect(nextTo("start")).toBe("upper_lip");
    expect(nextTo("lower_back")).toBe("acne");
  });

  it("store no draft before the first answer", () => {
    expect(isTouched(started)).toBe(false);
    expect(isTouched({ ...started, step: "chin" })).toBe(true);
    const stored = check(today, { acne: 2 });
    const opened = draftOf(today, stored, "review");
    expect(isTouched(opened)).toBe(false);
    expect(isTouched({ ...opened, acne: 3 })).toBe(true);
  });
});

describe("saving a draft", () => {
  const read = (changes: Partial<CheckDraft>) => readDraft({ ...started, ...changes }, today);

  it("sends the answers, no as well as yes", () => {
    expect(read({ hair: ones, acne: 0, acanthosis: false, notes: " " })).toEqual({
      kind: "check",
      date: today,
      fields: { hair: ones, acne: 0, acanthosis: false },
    });
  });

  it("sends nothing without an answer or for a future day", () => {
    expect(read({}).kind).toBe("empty");
    expect(read({ date: "2026-11-21", acne: 1 }).kind).toBe("wrong-date");
    expect(read({ date: "", acne: 1 }).kind).toBe("wrong-date");
  });

  it("asks for missing sites if only some have a grade", () => {
    const { chin: _, ...rest } = ones;
    expect(read({ hair: rest, acne: 1 })).toEqual({
      kind: "sites-missing",
      missing: ["chin"],
    });
  });
});

describe("changing a draft's day", () => {
  const earlierCheck = check(earlier, { hair: ones, acne: 4, notes: "before" });

  it("fills unanswered questions from an existing check and keeps the others", () => {
    const moved = moveDraft({ ...started, acne: 1, hair: { chin: 3 } }, earlier, earlierCheck);
    expect(moved).toMatchObject({ acne: 1, notes: "before", base: earlierCheck });
    expect(moved.hair).toEqual({ ...ones, chin: 3 });
  });

  it("drops answers that only came from the previous day's check", () => {
    const there = moveDraft(started, earlier, earlierCheck);
    const back = moveDraft(there, today, null);
    expect(back).toEqual({ ...started, base: null });
  });
});

it("a trend is sorted oldest first, and a missing score is not zero", () => {
  const rows = checkRows([check(today, { hair: ones }), check(earlier, { acne: 3 })]);
  expect(trendOf(rows, "total")).toEqual([{ day: today, value: 9 }]);
  expect(trendOf(rows, "acne")).toEqual([{ day: earlier, value: 3 }]);
  expect(trendOf(rows, "hairThinning")).toEqual([]);
});

it("the axis of totals starts at 0 and ends in whole points at or above the maximum", () => {
  expect(totalTicks(3)).toEqual([0, 2, 4, 6, 8]);
  expect(totalTicks(36)).toEqual([0, 9, 18, 27, 36]);
  for (let total = 0; total <= 36; total += 1) {
    expect(totalTicks(total).at(-1)).toBeGreaterThanOrEqual(total);
  }
});
