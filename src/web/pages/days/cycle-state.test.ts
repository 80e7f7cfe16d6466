import { expect, it } from "vitest";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { thandi } from "../../../../scripts/testing/example-profile.ts";
import { cycleStateOf, earlierStateOf, prepareCycleState } from "./cycle-state.ts";

const today = calendarDay("2026-11-20");
const cycle = (began: number): RevisedCycle => {
  const startDay = addDays(today, -began);
  return {
    id: `0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b${began}`,
    revision: 1,
    startDate: startDay,
    startDay,
  };
};
const answers = () => ({
  cycles: [cycle(78), cycle(49), cycle(20)],
  profile: thandi,
  today,
  signs: [],
  logs: undefined,
});

it("the state prepared in several tasks equals the one computed at once", async () => {
  const prepared = answers();
  await prepareCycleState(prepared);
  expect(cycleStateOf(prepared)).toEqual(cycleStateOf(answers()));
});

it("the same inputs are computed once, prepared or not", async () => {
  const asked = answers();
  await prepareCycleState(asked);
  const state = cycleStateOf(asked);
  expect(cycleStateOf({ ...asked })).toBe(state);
});

it("another day or a later answer is recomputed", () => {
  const asked = answers();
  const { overview } = cycleStateOf(asked);
  const tomorrow = cycleStateOf({ ...asked, today: addDays(today, 1) });
  expect(overview.position).toMatchObject({ cycleDay: 21 });
  expect(tomorrow.overview.position).toMatchObject({ cycleDay: 22 });
  const bled = cycleStateOf({ ...asked, logs: [{ date: today, period_flow: "light" }] });
  expect(bled.facts.flows).toEqual([{ day: today, flow: "light" }]);
});

it("the earlier state is used only while later logs or signs are computed", async () => {
  const asked = answers();
  expect(earlierStateOf(asked)).toBeNull();
  const state = cycleStateOf(asked);
  expect(earlierStateOf(asked)).toBeNull();
  const later = { ...asked, logs: [{ date: today, period_flow: "light" as const }] };
  expect(earlierStateOf(later)).toBe(state);
  expect(earlierStateOf({ ...later, today: addDays(today, 1) })).toBeNull();
  expect(earlierStateOf({ ...later, profile: { ...thandi } })).toBeNull();
  await prepareCycleState(later);
  expect(earlierStateOf(later)).toBeNull();
});
