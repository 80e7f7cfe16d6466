// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { fakeServer } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { logsQuery } from "../api.ts";
import { DailyLogView } from "./daily-log-view.tsx";

const today = calendarDay("2026-11-20");
const noEntry = () => [];

function Track() {
  return (
    <DailyLogView owner="1" today={today} firstDay={null} recent={useQuery(logsQuery(today, 30))} />
  );
}

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("a day with only a symptom is marked as logged", async () => {
  fakeServer({
    "GET /api/symptoms": () => [{ id: "1", date: today, type: "cramps", severity: 6, revision: 1 }],
    "GET /api/pcos-logs": noEntry,
    "GET /api/cycles": noEntry,
    "GET /api/moods": noEntry,
    "GET /api/stress": noEntry,
    "GET /api/ovulation": noEntry,
  });
  screen = await openScreen(<Track />);
  await screen.settle();
  expect(screen.text()).toContain("1 of the last 30 days logged");
});
