import { expect, it } from "vitest";
import { processorTime } from "../../../scripts/testing/processor-time.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { premenstrualTiming } from "../patterns/premenstrual-timing.ts";
import { symptomPatterns } from "../patterns/symptom-patterns.ts";
import { cycleOverview } from "../phase/cycle-overview.ts";
import { fertileDays } from "../phase/fertile-days.ts";
import { phaseOfDay } from "../phase/phase-of-day.ts";

const today = calendarDay("2026-11-20");
const LENGTH = 16;

function historyOf(count: number): CycleFacts {
  const startDays = Array.from({ length: count }, (_, back) => addDays(today, -9 - back * LENGTH));
  return {
    // No cycle has an end, as in an app that recorded only first days.
    cycles: startDays.map((startDay) => ({ startDay })),
    signs: startDays.map((day) => ({ day, temperature: 36.5 })),
    flows: startDays.map((day) => ({ day, flow: "heavy" as const })),
    statedLength: null,
    regularity: null,
    pcos: null,
    contraception: null,
    pregnancy: null,
    age: null,
  };
}

function lookAtAllOf(facts: CycleFacts): void {
  const days = facts.cycles.map(({ startDay }) => startDay);
  const { forecast } = cycleOverview(facts, today);
  fertileDays(facts, forecast, today);
  const notes = days.map((date) => ({ date, type: "cramps", severity: 3 }));
  symptomPatterns(notes, days, facts, phaseOfDay(facts, today, forecast));
  const ratings = days.map((date) => ({ date, rating: 2 }));
  premenstrualTiming(ratings, facts.cycles, 1);
}

it("a history eight times as long takes about eight times as long", async () => {
  const [short, long] = [historyOf(250), historyOf(2000)];
  const least = async (facts: CycleFacts) => {
    const times: number[] = [];
    for (let time = 0; time < 3; time += 1) {
      times.push(await processorTime(() => lookAtAllOf(facts)));
    }
    return Math.min(...times);
  };
  await least(short);
  expect((await least(long)) / (await least(short))).toBeLessThan(20);
});
