import { describe, expect, it } from "vitest";
import type { Cycle, RevisedCycle } from "#contract/entries/cycles.ts";
import { factsOf } from "#contract/insights/facts.ts";
import { withStatedPeriod } from "#domain/cycles/periods/same-period.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { forecastPeriod } from "#domain/forecast/forecast-period.ts";
import { missedLogQuestion } from "./view-model.ts";

const today = calendarDay("2026-11-20");

function questionOf(
  lengths: readonly number[],
  daysIn: number,
  answers: Readonly<Record<number, Cycle["missedLog"]>> = {},
) {
  let startDay = addDays(today, -daysIn);
  const newestFirst = [...lengths, daysIn].toReversed();
  const cycles = newestFirst.map((length, place): RevisedCycle => {
    if (place > 0) startDay = addDays(startDay, -length);
    const missedLog = answers[length];
    const endDay = addDays(startDay, 4);
    const id = String(place);
    return {
      id,
      revision: 1,
      startDate: startDay,
      startDay,
      endDay,
      ...(missedLog && { missedLog }),
    };
  });
  return missedLogQuestion(forecastPeriod(factsOf(cycles, null, today), today), cycles, today);
}

const withLong = [28, 28, 28, 28, 56, 28, 28];

describe("the question about an unlogged period", () => {
  it("names the long cycle and the day half-way through it", () => {
    const question = questionOf(withLong, 10);
    expect(question).toMatchObject({ length: 56, isRunning: false });
    expect(question?.aroundDay).toBe(addDays(today, -10 - 28 - 28 - 28));
  });

  it("is absent without a suspicion", () => {
    expect(questionOf([28, 29, 27, 28, 28], 10)).toBeNull();
    expect(questionOf([], 10)).toBeNull();
  });

  it.each(["yes", "no", "not_sure"] as const)("is not repeated after %s", (answer) => {
    expect(questionOf(withLong, 10, { 56: answer })).toBeNull();
  });

  it("is asked about the current cycle once it is twice as long as usual", () => {
    const question = questionOf([28, 28, 28, 29, 28, 28, 28], 57);
    expect(question).toMatchObject({ length: 57, isRunning: true });
    expect(questionOf([28, 28, 28, 29, 28, 28, 28], 57, { 57: "no" })).toBeNull();
  });

  it("is asked about the current cycle until the day is known or none was missed", () => {
    for (const answer of ["yes", "not_sure"] as const) {
      const question = questionOf([28, 28, 28, 29, 28, 28, 28], 57, { 57: answer });
      expect(question).toMatchObject({ isRunning: true });
    }
  });

  it("is asked about a last period from onboarding that was not logged", () => {
    const lastPeriodDay = addDays(today, -200);
    const regular = { statedLength: 28, regularity: "regular", pcos: "no" } as const;
    const facts = {
      ...factsOf([], null, today),
      ...regular,
      cycles: withStatedPeriod([], lastPeriodDay),
    };
    const question = missedLogQuestion(forecastPeriod(facts, today), [], today);
    expect(question).toMatchObject({ cycle: null, startDay: lastPeriodDay, length: 200 });
  });
});
