// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from "vitest";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { factsOf } from "#contract/insights/facts.ts";
import { openPeriod } from "#domain/cycles/periods/open-period.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { fakeServer } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { cyclesQuery } from "../overview/api.ts";
import { LongOpenPeriod } from "./components/long-open-period.tsx";

const today = calendarDay("2026-11-20");
const startDay = addDays(today, -11);
const cycle: RevisedCycle = {
  id: "0b54c9c2-6f4b-4c86-9d3c-000000000001",
  revision: 3,
  startDate: startDay,
  startDay,
};

function Asked() {
  const { data: cycles } = useQuery(cyclesQuery);
  if (cycles === undefined) return null;
  const open = openPeriod(factsOf(cycles, null, today), today);
  return <LongOpenPeriod cycles={cycles} openPeriod={open} today={today} />;
}

let screen: Awaited<ReturnType<typeof openScreen>>;
const openWith = async (first: RevisedCycle) => {
  let stored = first;
  const server = fakeServer({
    "GET /api/cycles": () => [stored],
    [`PATCH /api/cycles/${cycle.id}`]: ({ body }) => {
      const changed = Object.entries({ ...stored, ...(body as object) });
      const fields = Object.fromEntries(changed.filter(([, value]) => value !== null));
      stored = { ...(fields as unknown as RevisedCycle), revision: stored.revision + 1 };
      return stored;
    },
  });
  screen = await openScreen(<Asked />);
  await screen.settle();
  return server;
};
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it('the answer "still bleeding" is saved with the period and not asked for again', async () => {
  const { sent } = await openWith(cycle);
  expect(screen.text()).toContain("Has your period ended?");
  await screen.press("Still bleeding");
  await screen.settle();
  expect(sent.find(({ call }) => call.startsWith("PATCH"))?.body).toEqual({
    stillBleedingOn: today,
  });
  expect(screen.text()).toContain("Still bleeding: day 12");
  expect(screen.text()).not.toContain("Has your period ended?");
});

it("Undo removes the answer, and the question returns", async () => {
  const { sent } = await openWith(cycle);
  await screen.press("Still bleeding");
  await screen.settle();
  await screen.press("Undo");
  await screen.settle();
  const changes = sent.filter(({ call }) => call.startsWith("PATCH"));
  expect(changes.map(({ body }) => body)).toEqual([
    { stillBleedingOn: today },
    { stillBleedingOn: null },
  ]);
  expect(changes[1]?.headers.get("If-Match")).toBe('"4"');
});

it.each([
  [6, "Still bleeding: day 12"],
  [7, "Has your period ended?"],
])("an answer %i days old shows %j", async (days, words) => {
  await openWith({ ...cycle, stillBleedingOn: addDays(today, -days) });
  expect(screen.text()).toContain(words);
});
