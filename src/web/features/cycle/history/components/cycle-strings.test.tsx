// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { bleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { rowsOf } from "../view-model.ts";
import { CycleStrings } from "./cycle-strings.tsx";

let screen: Awaited<ReturnType<typeof openScreen>> | undefined;
afterEach(() => screen?.close());

it("counts the first day of a cycle as one day", async () => {
  const today = calendarDay("2026-11-20");
  const cycle = { id: "one", revision: 1, startDate: today, startDay: today };
  const rows = rowsOf([cycle], bleedingDays({ cycles: [cycle], flows: [] }, today), today);
  const shared = { today, ovulated: new Set<never>(), unlogged: null, onEdit: () => undefined };
  screen = await openScreen(<CycleStrings rows={rows} {...shared} />);
  expect(document.body.textContent).toContain("1 day so far, since Nov 20, 2026");
  const label = document.querySelector("[role=img]")?.getAttribute("aria-label");
  expect(label).toContain("Current cycle, began Nov 20, 2026: 1 day so far.");
});
