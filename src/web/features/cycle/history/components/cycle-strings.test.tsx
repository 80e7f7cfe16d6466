// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { bleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import { type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import type { LifeStage } from "#domain/life/life-stage.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { rowsOf, withPregnancies } from "../view-model.ts";
import { CycleStrings } from "./cycle-strings.tsx";

let screen: Awaited<ReturnType<typeof openScreen>> | undefined;
afterEach(() => screen?.close());

const today = calendarDay("2026-11-20");
const open = async (startDays: readonly CalendarDay[], stages: readonly LifeStage[] = []) => {
  const cycles = startDays.map((day) => ({ id: day, revision: 1, startDate: day, startDay: day }));
  const rows = rowsOf(cycles, bleedingDays({ cycles, flows: [] }, today), today);
  const shared = { today, ovulated: new Set<never>(), unlogged: null, onEdit: () => undefined };
  screen = await openScreen(<CycleStrings rows={withPregnancies(rows, stages)} {...shared} />);
};

it("counts the first day of a cycle as one day", async () => {
  await open([today]);
  expect(document.body.textContent).toContain("1 day so far, since Nov 20, 2026");
  const label = document.querySelector("[role=img]")?.getAttribute("aria-label");
  expect(label).toContain("Current cycle, began Nov 20, 2026: 1 day so far.");
});

it("names a pregnancy instead of the days around it", async () => {
  const from = calendarDay("2026-09-01");
  const loss = { kind: "pregnancy", from, to: calendarDay("2026-10-10"), ending: "loss" } as const;
  await open([from, calendarDay("2026-11-10")], [loss]);
  expect(document.body.textContent).toContain("In pregnancy, or after it");
  expect(document.body.textContent).not.toContain("70");
});
