// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { EVERY_LOG } from "#web/boot/first-questions.ts";
import { thandi } from "../../../../scripts/testing/example-profile.ts";
import { fakeServer } from "../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { useCycleState } from "./use-cycle-state.ts";

const today = calendarDay("2026-11-20");
const ago = (days: number) => addDays(today, -days);
const cycle = (began: number) => ({
  id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b10",
  revision: 1,
  startDate: ago(began),
  startDay: ago(began),
});

function Bled({ days }: { readonly days?: number }) {
  const state = useCycleState(today, days);
  if (state.data === undefined) return <p>{state.error?.message ?? "loading"}</p>;
  return <p>{[...state.data.overview.bleeding.keys()].length} days</p>;
}

function serverWith(began: number, logs: () => unknown) {
  const asked: (string | null)[] = [];
  const server = fakeServer({
    "GET /api/cycles": () => [cycle(began)],
    "GET /api/user/profile": () => ({ ...thandi, revision: 1 }),
    "GET /api/ovulation": () => [],
    "GET /api/pcos-logs": logs,
  });
  const fetched = globalThis.fetch;
  vi.stubGlobal("fetch", (address: string, init?: RequestInit) => {
    const url = new URL(address);
    if (url.pathname === "/api/pcos-logs") asked.push(url.searchParams.get("days"));
    return fetched(address, init);
  });
  return { ...server, asked };
}

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

const logged = (first: number, last: number) =>
  Array.from({ length: first - last + 1 }, (_, place) => ({
    date: ago(first - place),
    period_flow: "moderate",
    revision: 1,
  }));

it("a flow in the daily logs extends an open period on every page", async () => {
  serverWith(11, () => logged(11, 0));
  screen = await openScreen(<Bled />);
  await screen.until(() => screen.has("12 days"));
});

it("the cycles are shown without the daily logs", async () => {
  serverWith(11, () => {
    throw new TypeError("no network");
  });
  screen = await openScreen(<Bled />);
  await screen.settle();
  expect(screen.text()).toContain("8 days");
});

it("only the logs that the page draws are requested, and all of an open period", async () => {
  const { asked } = serverWith(11, () => []);
  screen = await openScreen(<Bled />);
  await screen.settle();
  expect(new Set(asked)).toEqual(new Set(["92"]));
  await screen.close();

  const long = serverWith(130, () => logged(130, 0));
  screen = await openScreen(<Bled />);
  await screen.until(() => screen.has("131 days"));
  expect(long.asked.at(-1)).toBe("131");
  await screen.close();

  const whole = serverWith(11, () => []);
  screen = await openScreen(<Bled days={EVERY_LOG} />);
  await screen.settle();
  expect(new Set(whole.asked)).toEqual(new Set([String(EVERY_LOG)]));
});
