// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { factsOf } from "#contract/insights/facts.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import type { LifeStage } from "#domain/life/life-stage.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { DashboardBanner } from "./banner.tsx";

let screen: Awaited<ReturnType<typeof openScreen>> | undefined;
afterEach(() => screen?.close());

const today = calendarDay("2026-11-20");
const to = addDays(today, -20);

it.each<LifeStage>([
  { kind: "pregnancy", to, ending: "birth" },
  { kind: "pregnancy", to, ending: "loss" },
  { kind: "pregnancy", to },
  { kind: "no_periods", from: to, whyNoPeriods: "hysterectomy" },
  { kind: "contraception", method: "implant", from: to },
])("asks for no period while predictions are paused: %j", async (stage) => {
  const cycles = [{ startDay: addDays(today, -90) }];
  const facts = { ...factsOf([], null, today), cycles, stages: [stage] };
  const overview = cycleOverview(
    stage.method === undefined ? facts : { ...facts, contraception: "implant" },
    today,
  );
  screen = await openScreen(<DashboardBanner overview={overview} today={today} />);
  expect(screen.has("No predictions at this stage. You can still log mood and stress.")).toBe(true);
});

it.each([
  ["the calendar alone", []],
  ["the calendar and your signs", [{ day: addDays(today, -1), ovulationTest: "positive" }]],
] as const)("bases the ovulation estimate on %s", async (basis, signs) => {
  const cycles = [124, 96, 68, 40, 12].map((days) => ({ startDay: addDays(today, -days) }));
  const facts = { ...factsOf([], null, today), cycles, signs };
  const overview = cycleOverview(facts, today);
  screen = await openScreen(<DashboardBanner overview={overview} today={today} />);
  expect(screen.has(`From ${basis}. Never use it as contraception.`)).toBe(true);
});
