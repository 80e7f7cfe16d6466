import { describe, expect, it } from "vitest";
import type { CycleFacts, LoggedCycle } from "../cycles/cycle-facts.ts";
import { addDays, type CalendarDay, calendarDay } from "../days/calendar-day.ts";
import { cycleOverview } from "./cycle-overview.ts";
import { isSurePhase, likeliestPhase } from "./phase-odds.ts";
import { phaseOfDay } from "./phase-of-day.ts";

const firstDay = calendarDay("2026-06-01");

const factsWith = (cycles: readonly LoggedCycle[], more: Partial<CycleFacts> = {}): CycleFacts => ({
  cycles,
  lastPeriodDay: null,
  statedLength: null,
  regularity: null,
  pcos: null,
  contraception: null,
  pregnancy: null,
  ...more,
});

/** Periods on the given days after the first, each of five days. */
const periodsOn = (...days: number[]): LoggedCycle[] =>
  days.map((day) => ({ startDay: addDays(firstDay, day), endDay: addDays(firstDay, day + 4) }));

const day = (number: number) => addDays(firstDay, number);

function phases(facts: CycleFacts, today: CalendarDay, days: readonly number[]) {
  const phaseOf = phaseOfDay(facts, today);
  return days.map((number) => phaseOf(day(number))?.phase ?? null);
}

describe("the phase of a past day", () => {
  it("of a completed cycle goes by the length it turned out to have", () => {
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

  it("is menstrual for as long as she logged bleeding in that cycle", () => {
    const cycles = [{ startDay: day(0), endDay: day(6) }, ...periodsOn(28)];
    expect(phases(factsWith(cycles), day(30), [6, 7])).toEqual(["menstrual", "follicular"]);
  });

  it("of a period never ended takes her usual length, or five days", () => {
    const cycles = [{ startDay: day(0) }, { startDay: day(28), endDay: day(30) }];
    expect(phases(factsWith(cycles), day(33), [2, 3])).toEqual(["menstrual", "follicular"]);
    const unended = [{ startDay: day(0) }, { startDay: day(28) }];
    expect(phases(factsWith(unended), day(33), [4, 5])).toEqual(["menstrual", "follicular"]);
  });

  it("is not named after the bleeding where the log has lapsed", () => {
    const facts = factsWith(periodsOn(0, 28, 56, 84));
    expect(phases(facts, day(184), [86, 89, 100, 150])).toEqual(["menstrual", null, null, null]);
  });

  it("of the current cycle is what the overview says of today, and as sure", () => {
    const short = { startDay: day(58), endDay: day(60) };
    const facts = factsWith([...periodsOn(0, 30), short]);
    for (let number = 58; number < 100; number += 1) {
      const { phase } = cycleOverview(facts, day(number));
      if (phase.kind !== "late" && phase.kind !== "phase") throw new Error(phase.kind);
      const likeliest = likeliestPhase(phase.odds);
      expect(phaseOfDay(facts, day(number))(day(number))).toEqual({
        phase: likeliest.phase,
        isOnlyLikeliest: !isSurePhase(likeliest.probability),
      });
    }
  });

  it("of an open period is what the overview says too", () => {
    const facts = factsWith([...periodsOn(0, 30), { startDay: day(58) }]);
    expect(phases(facts, day(66), [65, 66])).toEqual(["menstrual", "follicular"]);
    expect(cycleOverview(facts, day(65)).phase).toMatchObject({ phase: "menstrual" });
  });

  it("needs no logged cycle when she named her last period", () => {
    const facts = factsWith([], { lastPeriodDay: day(0) });
    expect(phases(facts, day(24), [0, 9, 24])).toEqual(["menstrual", "follicular", "luteal"]);
  });
});

describe("the phase of days she logged a flow on", () => {
  const flowOn = (...numbers: number[]) =>
    numbers.map((number) => ({ day: day(number), flow: "moderate" as const }));

  it("of the running cycle is menstrual for as long as the logs keep the period going", () => {
    const facts = factsWith([{ startDay: day(0) }]);
    expect(phases(facts, day(12), [7, 8, 10, 11])).toEqual([
      ...["menstrual", "follicular", "follicular", "follicular"],
    ]);
    expect(phases({ ...facts, flows: flowOn(8, 9, 10) }, day(12), [7, 8, 10, 11])).toEqual([
      ...["menstrual", "menstrual", "menstrual", "follicular"],
    ]);
  });

  it("of a completed cycle is that of the period she logged", () => {
    const facts = factsWith(periodsOn(0, 28), { flows: flowOn(5, 6, 7) });
    expect(phases(facts, day(30), [4, 5, 7])).toEqual(["menstrual", "follicular", "follicular"]);
  });

  it("never changes with the day on which it is asked, once its cycle is complete", () => {
    const facts = factsWith(periodsOn(0, 30, 58));
    const numbers = Array.from({ length: 58 }, (_, number) => number);
    const answers = [58, 70, 100, 140].map((today) => phases(facts, day(today), numbers));
    for (const answer of answers) expect(answer).toEqual(answers[0]);
  });
});

describe("no phase is named", () => {
  it("without any cycle: a rough guess is not placed in the past", () => {
    expect(phases(factsWith([]), day(5), [0, 4])).toEqual([null, null]);
  });

  it("before the first period she logged", () => {
    expect(phases(factsWith(periodsOn(0, 28)), day(30), [-1])).toEqual([null]);
  });

  it("in a cycle in which, she says, a period went unlogged", () => {
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

  it("since the last period of a pregnancy, while earlier cycles keep theirs", () => {
    const facts = factsWith(periodsOn(0, 28), { pregnancy: "pregnant" });
    expect(phases(facts, day(60), [27, 28, 40])).toEqual(["luteal", null, null]);
  });

  it("of the cycle she is in goes by the forecast that was worked out before", () => {
    const facts = factsWith(periodsOn(0, 28, 56));
    const today = day(60);
    const { forecast } = cycleOverview(facts, today);
    expect(phaseOfDay(facts, today, forecast)(today)).toEqual(phaseOfDay(facts, today)(today));
    expect(phaseOfDay(facts, today, { kind: "no-cycle" })(today)).toBeNull();
  });
});
