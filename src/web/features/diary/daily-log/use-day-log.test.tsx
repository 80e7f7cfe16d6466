// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from "vitest";
import { type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import { fakeServer } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { useDayLog } from "./use-day-log.ts";

const [day, without, before] = ["2026-11-20", "2026-11-19", "2026-11-17"].map(calendarDay);
const recent = [
  { date: calendarDay("2026-11-20"), notes: "from home", revision: 9 },
  { date: calendarDay("2026-11-18"), revision: 3 },
];

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

function Day({ of }: { readonly of: CalendarDay | undefined }) {
  const { data, refetch } = useDayLog(of ?? calendarDay("2026-11-20"), recent);
  return (
    <>
      <p>{data === undefined ? "loading" : (data?.notes ?? "no log")}</p>
      <button type="button" onClick={() => void refetch()}>
        Refetch
      </button>
    </>
  );
}

it.each([
  [day, "from home"],
  [without, "no log"],
])("the recent logs answer for %s once, later the server does", async (of, text) => {
  const server = fakeServer({ [`GET /api/pcos-logs/${of}`]: () => ({ notes: "from the server" }) });
  screen = await openScreen(<Day of={of} />);
  await screen.settle();
  expect(screen.text()).toContain(text);
  expect(server.sent).toEqual([]);
  await screen.press("Refetch");
  expect(screen.text()).toContain("from the server");
});

it("the server answers for a day before the recent logs", async () => {
  const server = fakeServer({ [`GET /api/pcos-logs/${before}`]: () => ({ notes: "long ago" }) });
  screen = await openScreen(<Day of={before} />);
  await screen.settle();
  expect(screen.text()).toContain("long ago");
  expect(server.sent).toHaveLength(1);
});
