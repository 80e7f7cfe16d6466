// @vitest-environment happy-dom

import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { fakeServer } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { recentMoodsQuery, recentStressQuery } from "../check-in/api.ts";
import { useMonthSources } from "./use-month-sources.ts";

const today = calendarDay("2026-11-20");
const answers = {
  "GET /api/symptoms": () => [],
  "GET /api/moods": () => [
    { id: "1", date: "2026-11-19", stress: 3, revision: 1 },
    { id: "2", date: "2026-09-01", stress: 2, revision: 2 },
  ],
  "GET /api/stress": () => [],
};

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

const Month = () => (
  <p>
    {useMonthSources(today)
      .checkIns?.map(({ date }) => date)
      .join()}
  </p>
);

function Home() {
  useQuery(recentMoodsQuery(today));
  useQuery(recentStressQuery(today));
  return null;
}

function HomeThenTrack() {
  const [isTrack, setTrack] = useState(false);
  if (isTrack) return <Month />;
  return (
    <>
      <Home />
      <button type="button" onClick={() => setTrack(true)}>
        Track
      </button>
    </>
  );
}

it("check-ins already fetched by home are not refetched, and are limited to the month", async () => {
  const server = fakeServer(answers);
  screen = await openScreen(<HomeThenTrack />);
  await screen.settle();
  await screen.press("Track");
  expect(screen.text()).toContain("2026-11-19");
  expect(screen.text()).not.toContain("2026-09-01");
  const calls = server.sent.map(({ call }) => call).sort();
  expect(calls).toEqual(["GET /api/moods", "GET /api/stress", "GET /api/symptoms"]);
});

it("opening the daily log first fetches its month", async () => {
  const server = fakeServer(answers);
  screen = await openScreen(<Month />);
  await screen.settle();
  expect(screen.text()).toContain("2026-11-19");
  expect(server.sent.map(({ call }) => call)).toContain("GET /api/moods");
});
