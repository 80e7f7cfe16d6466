import { expect, it } from "vitest";
import type { CycleFacts, LoggedCycle } from "../cycles/cycle-facts.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { forecastPeriod } from "../forecast/forecast-period.ts";

const today = calendarDay("2026-11-20");

/** Cycles of 28 days and one of 56, third from the end. */
function withLongCycle(missedLog: LoggedCycle["missedLog"]) {
  const gaps = [28, 28, 56, 28, 28, 28, 28];
  let startDay = addDays(today, -10);
  const cycles: LoggedCycle[] = [{ startDay }];
  for (const gap of gaps) {
    startDay = addDays(startDay, -gap);
    cycles.push({ startDay, ...(gap === 56 && { missedLog }) });
  }
  const facts: CycleFacts = {
    cycles,
    statedLength: null,
    regularity: "regular",
    pcos: "no",
    contraception: "none",
    pregnancy: null,
  };
  const forecast = forecastPeriod(facts, today);
  if (forecast.kind !== "forecast") throw new Error("a forecast was expected");
  return forecast;
}

it("the forecast asks about a cycle twice as long as the others", () => {
  const { suspectedCycle } = withLongCycle(undefined);
  expect(suspectedCycle?.length).toBe(56);
  expect(suspectedCycle?.aroundDay).toBe(addDays(suspectedCycle?.startDay ?? today, 28));
});

it.each(["yes", "no", "not_sure"] as const)(
  "the forecast does not ask again after the answer %s",
  (answer) => {
    expect(withLongCycle(answer).suspectedCycle).toBeNull();
  },
);

it('the answer "not sure" teaches nothing', () => {
  expect(withLongCycle("not_sure").days).toEqual(withLongCycle(undefined).days);
  expect(withLongCycle("no").days).not.toEqual(withLongCycle(undefined).days);
});
