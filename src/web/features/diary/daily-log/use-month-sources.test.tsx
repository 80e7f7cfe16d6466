// @vitest-environment happy-dom

import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { fakeServer } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { recentMoodsQuery, recentStressQuery, recentSymptomsQuery } from "../check-in/api.ts";
import { useMonthSources } from "./use-month-sources.ts";

const today = calendarDay("2026-11-20");
const answers = {
  "GET /api/symptoms": () => [{ id: "1", date: "2026-10-19", severity: 3, revision: 3 }],
  "GET /api/moods": () => [{ id: "2", date: "2026-11-19", stress: 3, revision: 1 }],
  "GET /api/stress": () => [],
};

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

function Month({ day = today }: { readonly day?: CalendarDay }) {
  const { checkIns, symptoms } = useMonthSources(today, day);
  return <p>{[...(checkIns ?? []), ...(symptoms ?? [])].map(({ date }) => date).join()}</p>;
}

function Home() {
  useQuery(recentSymptomsQuery);
  useQuery(recentMoodsQuery(today));
  useQuery(recentStressQuery(today));
  return null;
}

function HomeThenTrack({ day }: { readonly day: CalendarDay }) {
  const [isTrack, setTrack] = useState(false);
  if (isTrack) return <Month day={day} />;
  return (
    <>
      <Home />
      <button type="button" onClick={() => setTrack(true)}>
        Track
      </button>
    </>
  );
}

it.each([today, calendarDay("2026-10-19")])("home's lists are read for %s", async (day) => {
  const server = fakeServer(answers);
  screen = await openScreen(<HomeThenTrack day={day} />);
  await screen.settle();
  await screen.press("Track");
  expect(screen.text()).toContain("2026-11-19");
  expect(screen.text()).toContain("2026-10-19");
  const calls = server.sent.map(({ call }) => call).sort();
  expect(calls).toEqual(["GET /api/moods", "GET /api/stress", "GET /api/symptoms"]);
});

it("a day before home's lists is fetched alone", async () => {
  const server = fakeServer(answers);
  screen = await openScreen(<HomeThenTrack day={calendarDay("2026-01-01")} />);
  await screen.settle();
  await screen.press("Track");
  expect(server.sent).toHaveLength(6);
});

it("opening the daily log first fetches its month", async () => {
  const server = fakeServer(answers);
  screen = await openScreen(<Month />);
  await screen.settle();
  expect(screen.text()).toContain("2026-11-19");
  expect(server.sent.map(({ call }) => call)).toContain("GET /api/moods");
});
