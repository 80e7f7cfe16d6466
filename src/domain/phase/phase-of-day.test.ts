import { describe, expect, it } from "vitest";
import type { CycleFacts, LoggedCycle } from "../cycles/cycle-facts.ts";
import { withStatedPeriod } from "../cycles/periods/same-period.ts";
import { addDays, type CalendarDay, calendarDay } from "../days/calendar-day.ts";
import type { LifeStage } from "../life/life-stage.ts";
import { cycleOverview } from "./cycle-overview.ts";
import { isSurePhase, namedPhase } from "./phase-odds.ts";
import { phaseOfDay } from "./phase-of-day.ts";

const firstDay = calendarDay("2026-06-01");

const factsWith = (cycles: readonly LoggedCycle[], more: Partial<CycleFacts> = {}): CycleFacts => ({
  cycles,
  statedLength: null,
  regularity: null,
  pcos: null,
  contraception: null,
  pregnancy: null,
  ...more,
});

/** Five-day periods on the given days. */
const periodsOn = (...days: number[]): LoggedCycle[] =>
  days.map((day) => ({ startDay: addDays(firstDay, day), endDay: addDays(firstDay, day + 4) }));

const day = (number: number) => addDays(firstDay, number);

function phases(facts: CycleFacts, today: CalendarDay, days: readonly number[]) {
  const phaseOf = phaseOfDay(facts, today);
  return days.map((number) => phaseOf(day(number))?.phase ?? null);
}

describe("the phase of a past day", () => {
  it("of a completed cycle follows its actual length", () => {
    const facts = factsWith(periodsOn(0, 40));
    expect(phases(facts, day(45), [4, 5, 24, 25, 28, 29, 39])).toEqual([
      "menstrual",
      "follicular",
      "follicular",
      "ovulatory",
      "ovulatory",
      "luteal",
      "luteal",
    ]);
  });

  it("is menstrual for as long as bleeding was logged in that cycle", () => {
    const cycles = [{ startDay: day(0), endDay: day(6) }, ...periodsOn(28)];
    expect(phases(factsWith(cycles), day(30), [6, 7])).toEqual(["menstrual", "follicular"]);
  });

  it("of a period without an end uses the usual length, or five days", () => {
    const cycles = [{ startDay: day(0) }, { startDay: day(28), endDay: day(30) }];
    expect(phases(factsWith(cycles), day(33), [2, 3])).toEqual(["menstrual", "follicular"]);
    const unended = [{ startDay: day(0) }, { startDay: day(28) }];
    expect(phases(factsWith(unended), day(33), [4, 5])).toEqual(["menstrual", "follicular"]);
  });

  it("is null after the bleeding if the log has lapsed", () => {
    const facts = factsWith(periodsOn(0, 28, 56, 84));
    expect(phases(facts, day(184), [86, 89, 100, 150])).toEqual(["menstrual", null, null, null]);
  });

  it("of the current cycle equals the overview's phase of today, and is as sure", () => {
    const short = { startDay: day(58), endDay: day(60) };
    const facts = factsWith([...periodsOn(0, 30), short]);
    for (let number = 58; number < 100; number += 1) {
      const { phase, forecast } = cycleOverview(facts, day(number));
      if (forecast.kind !== "forecast") throw new Error(forecast.kind);
      if (phase.kind !== "late" && phase.kind !== "phase") throw new Error(phase.kind);
      const named = namedPhase(phase.odds, forecast);
      expect(phaseOfDay(facts, day(number))(day(number))).toEqual({
        phase: named.phase,
        isOnlyLikeliest: !isSurePhase(named.probability),
      });
    }
  });

  it("of an open period equals the overview's too", () => {
    const facts = factsWith([...periodsOn(0, 30), { startDay: day(58) }]);
    expect(phases(facts, day(66), [65, 66])).toEqual(["menstrual", "follicular"]);
    expect(cycleOverview(facts, day(65)).phase).toMatchObject({ phase: "menstrual" });
  });

  it("needs no logged cycle if the last period was stated", () => {
    const facts = factsWith(withStatedPeriod([], day(0)));
    expect(phases(facts, day(24), [0, 9, 24])).toEqual(["menstrual", "follicular", "luteal"]);
  });
});

describe("the phase of days with a logged flow", () => {
  const flowOn = (...numbers: number[]) =>
    numbers.map((number) => ({ day: day(number), flow: "moderate" as const }));

  it("in the running cycle is menstrual for as long as logs continue the period", () => {
    const facts = factsWith([{ startDay: day(0) }]);
    expect(phases(facts, day(12), [7, 8, 10, 11])).toEqual([
      "menstrual",
      "follicular",
      "follicular",
      "follicular",
    ]);
    expect(phases({ ...facts, flows: flowOn(8, 9, 10) }, day(12), [7, 8, 10, 11])).toEqual([
      "menstrual",
      "menstrual",
      "menstrual",
      "follicular",
    ]);
  });

  it("in a completed cycle is that of the logged period", () => {
    const facts = factsWith(periodsOn(0, 28), { flows: flowOn(5, 6, 7) });
    expect(phases(facts, day(30), [4, 5, 7])).toEqual(["menstrual", "follicular", "follicular"]);
  });

  it("does not depend on today once its cycle is complete", () => {
    const facts = factsWith(periodsOn(0, 30, 58));
    const numbers = Array.from({ length: 58 }, (_, number) => number);
    const answers = [58, 70, 100, 140].map((today) => phases(facts, day(today), numbers));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});

describe("the phase is null", () => {
  it("without any cycle: the monthly guess does not apply to the past", () => {
    expect(phases(factsWith([]), day(5), [0, 4])).toEqual([null, null]);
  });

  it("before the first logged period", () => {
    expect(phases(factsWith(periodsOn(0, 28)), day(30), [-1])).toEqual([null]);
  });

  it("in a cycle said to hide an unlogged period", () => {
    const cycles = periodsOn(0, 28, 228, 256).map((cycle, place) =>
      place === 1 ? { ...cycle, missedLog: "yes" as const } : cycle,
    );
    const facts = factsWith(cycles);
    expect(phases(facts, day(260), [27, 28, 100, 227, 228])).toEqual([
      "luteal",
      null,
      null,
      null,
      "menstrual",
    ]);
  });

  it("between the last period before a pregnancy and the next one", () => {
    const pregnancy: LifeStage = { kind: "pregnancy", from: day(28), to: day(84), ending: "loss" };
    const facts = factsWith(periodsOn(0, 28, 112), { stages: [pregnancy] });
    expect(phases(facts, day(115), [27, 28, 40, 100, 112])).toEqual([
      "luteal",
      null,
      null,
      null,
      "menstrual",
    ]);
  });

  it("since the last period before a pregnancy, not in earlier cycles", () => {
    const facts = factsWith(periodsOn(0, 28), { pregnancy: "pregnant" });
    expect(phases(facts, day(60), [27, 28, 40])).toEqual(["luteal", null, null]);
  });

  it("in the current cycle only if the given forecast knows no cycle", () => {
    const facts = factsWith(periodsOn(0, 28, 56));
    const today = day(60);
    const { forecast } = cycleOverview(facts, today);
    expect(phaseOfDay(facts, today, forecast)(today)).toEqual(phaseOfDay(facts, today)(today));
    expect(phaseOfDay(facts, today, { kind: "no-cycle" })(today)).toBeNull();
  });
});
