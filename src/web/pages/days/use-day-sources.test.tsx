// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { addDays, type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import { thandi } from "../../../../scripts/testing/example-profile.ts";
import { fakeServer } from "../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { useCycleState } from "./use-cycle-state.ts";
import { useDaySources } from "./use-day-sources.ts";

const today = calendarDay("2026-11-20");
const ago = (days: number) => addDays(today, -days);

function serverWith(days: readonly CalendarDay[]) {
  const asked: string[] = [];
  const moods: string[] = [];
  fakeServer({
    "GET /api/cycles": () => [],
    "GET /api/user/profile": () => ({ ...thandi, revision: 1 }),
    "GET /api/ovulation": () => [],
    "GET /api/moods": () => [],
    "GET /api/stress": () => [],
  });
  const fetched = globalThis.fetch;
  vi.stubGlobal("fetch", async (address: string, init?: RequestInit) => {
    const url = new URL(address);
    if (url.pathname === "/api/moods") moods.push(url.search);
    if (url.pathname !== "/api/pcos-logs") return fetched(address, init);
    asked.push(url.search);
    const from = url.searchParams.get("from") ?? ago(Number(url.searchParams.get("days")) - 1);
    const to = url.searchParams.get("to") ?? today;
    const within = days.filter((day) => day >= from && day <= to);
    return Response.json(within.map((date) => ({ date, stress_level: 4, revision: 1 })));
  });
  return Object.assign(asked, { moods });
}

function Days({ since }: { readonly since?: CalendarDay | null }) {
  const state = useCycleState(today);
  const { data } = useDaySources(state, since === undefined ? {} : { since });
  return <p>{data ? `${data.dailyLogs?.length} logs` : "loading"}</p>;
}

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("logs are read back to the requested day, each once", async () => {
  const asked = serverWith([ago(0), ago(91), ago(92), ago(200), ago(201)]);
  screen = await openScreen(<Days since={ago(200)} />);
  await screen.settle();
  expect(screen.text()).toContain("4 logs");
  expect(asked).toContain(`?from=${ago(200)}&to=${ago(92)}`);
});

it.each([undefined, null, ago(30)])(
  "no older logs are fetched if %s is requested",
  async (since) => {
    const asked = serverWith([ago(0), ago(200)]);
    screen = await openScreen(<Days {...(since !== undefined && { since })} />);
    await screen.settle();
    expect(screen.text()).toContain("1 logs");
    expect([...asked]).toEqual(["?days=92"]);
  },
);

it("check-ins of 140 days are fetched from the first of a month, and older ones if requested", async () => {
  const asked = serverWith([]);
  screen = await openScreen(<Days since={ago(200)} />);
  await screen.settle();
  expect(asked.moods.sort()).toEqual([`?from=${ago(200)}&to=2026-06-30`, "?from=2026-07-01"]);
});
