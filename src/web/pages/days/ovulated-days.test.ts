import { describe, expect, it } from "vitest";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { addDays, type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { ovulatedDays } from "./ovulated-days.ts";

const today = calendarDay("2026-11-20");
const first = addDays(today, -35);
const second = addDays(today, -7);

function risingTemperatures(start: CalendarDay) {
  return Array.from({ length: 28 }, (_, index) => ({
    day: addDays(start, index),
    temperature: index < 14 ? 36.4 : 36.8,
  }));
}

const facts: CycleFacts = {
  cycles: [first, second].map((startDay) => ({ startDay, endDay: addDays(startDay, 4) })),
  statedLength: null,
  regularity: "regular",
  pcos: "no",
  contraception: "none",
  pregnancy: "not_pregnant",
  signs: risingTemperatures(first),
};

const daysOf = (changed: CycleFacts) => [
  ...ovulatedDays(changed, cycleOverview(changed, today), today),
];

describe("the days of ovulation", () => {
  it("are those confirmed by signs", () => {
    const [day, ...others] = daysOf(facts);
    expect(others).toEqual([]);
    expect(day && day > addDays(first, 10) && day < addDays(first, 16)).toBe(true);
  });

  it("are empty without signs, and if fertility is hidden", () => {
    expect(daysOf({ ...facts, signs: [] })).toEqual([]);
    expect(daysOf({ ...facts, contraception: "pill" })).toEqual([]);
    expect(daysOf({ ...facts, hidesFertility: true })).toEqual([]);
  });
});
