import { expect, it } from "vitest";
import { addDays, type CalendarDay, calendarDay } from "./calendar-day.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { cycleOverview } from "./cycle-overview.ts";
import { fertileDays } from "./fertile-days.ts";
import { premenstrualTiming } from "./premenstrual-timing.ts";
import { symptomPatterns } from "./symptom-patterns.ts";

const today = calendarDay("2026-11-20");
const LENGTH = 16;

function historyOf(count: number): CycleFacts {
  const startDays = Array.from({ length: count }, (_, back) => addDays(today, -9 - back * LENGTH));
  return {
    // None has an end, as an app that noted only first days leaves it.
    cycles: startDays.map((startDay) => ({ startDay })),
    signs: startDays.map((day) => ({ day, temperature: 36.5 })),
    flows: startDays.map((day) => ({ day, flow: "heavy" as const })),
    ...{ lastPeriodDay: null, statedLength: null, regularity: null, pcos: null },
    ...{ contraception: null, pregnancy: null, age: null },
  };
}

function millisecondsOf(facts: CycleFacts, days: readonly CalendarDay[]): number {
  const start = performance.now();
  const { forecast } = cycleOverview(facts, today);
  fertileDays(facts, forecast, today);
  const notes = days.map((date) => ({ date, type: "cramps", severity: 3 }));
  symptomPatterns(notes, days, facts, today);
  const ratings = days.map((date) => ({ date, rating: 2 }));
  premenstrualTiming(ratings, facts.cycles, 1);
  return performance.now() - start;
}

it("a history eight times as long takes about eight times as long, not sixty-four", () => {
  const [short, long] = [historyOf(250), historyOf(2000)];
  const least = (facts: CycleFacts) => {
    const days = facts.cycles.map(({ startDay }) => startDay);
    return Math.min(...[1, 2, 3].map(() => millisecondsOf(facts, days)));
  };
  least(short);
  expect(least(long) / least(short)).toBeLessThan(20);
});
