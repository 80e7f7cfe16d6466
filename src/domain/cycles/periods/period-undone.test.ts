import { expect, it } from "vitest";
import { addDays, calendarDay } from "../../days/calendar-day.ts";
import { periodReopened, periodUndone } from "./period-undone.ts";

const day = calendarDay("2026-11-20");
const after = (days: number) => addDays(day, days);
const started = { day, answer: "starts", edge: undefined } as const;

it("periodUndone removes a period that began on the day", () => {
  const cycle = { startDay: day };
  expect(periodUndone(started, [cycle], [])).toEqual({ cycle, days: null });
});

it("periodUndone moves the start to the next day of bleeding in the period", () => {
  const cycle = { startDay: day };
  const flows = [
    { day: after(2), flow: "light" },
    { day: after(1), flow: "spotting" },
  ] as const;
  expect(periodUndone(started, [cycle], flows)?.days?.startDay).toBe(after(2));
  expect(periodUndone(started, [cycle], [{ day: after(9), flow: "light" }])?.days).toBeNull();
});

it("periodUndone shortens a period whose end the user set later", () => {
  const cycle = { startDay: day, endDay: after(4) };
  expect(periodUndone(started, [cycle], [])?.days).toEqual({
    startDay: after(1),
    endDay: after(4),
  });
});

it.each([
  [-2, { startDay: after(-6), endDay: day }, { startDay: after(-6), endDay: after(-2) }],
  [2, { startDay: day, endDay: after(5) }, { startDay: after(2), endDay: after(5) }],
])("an extended period gets back its edge %i days away", (edge, cycle, days) => {
  const extended = { day, answer: "extends", edge: after(edge) } as const;
  expect(periodUndone(extended, [cycle], [])).toEqual({ cycle, days });
});

it("later edits remain, and bleeding between periods changed nothing", () => {
  const cycle = { startDay: after(-1), endDay: after(3) };
  expect(periodUndone(started, [cycle], [])).toBeNull();
  expect(periodUndone({ day, answer: "extends", edge: after(-2) }, [cycle], [])).toBeNull();
  expect(periodUndone({ day, answer: "between", edge: undefined }, [cycle], [])).toBeNull();
});

it("a period that the removed start had ended is open again", () => {
  const forgotten = { startDay: after(-40), endDay: after(-33) };
  const start = { day, answer: "starts", edge: after(-33) } as const;
  expect(periodReopened(start, [forgotten, { startDay: day }])).toBe(forgotten);
});

it("a period stays ended if its end was edited since or another period followed", () => {
  const start = { day, answer: "starts", edge: after(-33) } as const;
  const changed = { startDay: after(-40), endDay: after(-35) };
  expect(periodReopened(start, [changed, { startDay: day }])).toBeNull();
  const ended = { startDay: after(-40), endDay: after(-33) };
  expect(periodReopened(start, [ended, { startDay: after(-10) }, { startDay: day }])).toBeNull();
  expect(periodReopened({ ...start, edge: undefined }, [ended])).toBeNull();
});
