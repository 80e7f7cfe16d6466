// @vitest-environment happy-dom
import { useQuery } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import type { Cycle } from "#contract/cycles.ts";
import { calendarDay } from "#domain/calendar-day.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { cyclesQuery } from "./api.ts";
import { PeriodButtons } from "./components/period-buttons.tsx";

const today = calendarDay("2026-11-20");
const openPeriod: Cycle = {
  id: "0b54c9c2-6f4b-4c86-9d3c-000000000001",
  startDate: "2026-11-16",
  startDay: calendarDay("2026-11-16"),
};
const CHANGE = `PATCH /api/cycles/${openPeriod.id}`;

function Buttons() {
  const { data } = useQuery(cyclesQuery);
  return data && <PeriodButtons cycles={data} today={today} />;
}

let screen: Awaited<ReturnType<typeof openScreen>>;
const open = async (answers: Parameters<typeof fakeServer>[0]) => {
  const server = fakeServer(answers);
  screen = await openScreen(<Buttons />);
  await screen.settle();
  const bodies = (name: string) =>
    server.sent.filter(({ call }) => call === name).map(({ body }) => body);
  return { ...server, bodies };
};
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("a start that failed is sent again as it was, and its failure goes once it has arrived", async () => {
  const server = await open({ "GET /api/cycles": () => [] });
  await screen.press("Start Period");
  expect(screen.text()).toContain("Mwezi cannot be reached.");
  const [start] = server.bodies("POST /api/cycles") as Cycle[];
  if (start === undefined) throw new Error("nothing was sent");
  await screen.press("Start Period");
  expect(server.bodies("POST /api/cycles")).toEqual([start, start]);

  server.answer("GET /api/cycles", () => [{ ...openPeriod, id: start.id }]);
  server.answer("POST /api/cycles", () => ({ ...openPeriod, id: start.id }));
  await screen.press("Start Period");
  await screen.settle();
  expect(screen.has("Mwezi cannot be reached.")).toBe(false);
  expect(screen.has("New Period")).toBe(true);
});

it("a refused start is said in words of its field", async () => {
  const fields = [{ field: "startDate", code: "overlaps_period" }];
  await open({
    "GET /api/cycles": () => [],
    "POST /api/cycles": () => problem(422, "invalid_input", { fields }),
  });
  await screen.press("Start Period");
  expect(screen.text()).toContain("Choose days outside the other periods you logged.");
});

it("ending a period sends its end alone, and the lists are read anew", async () => {
  let cycles: Cycle[] = [openPeriod];
  const server = await open({
    "GET /api/cycles": () => cycles,
    [CHANGE]: () => {
      cycles = [{ ...openPeriod, endDate: today, endDay: today }];
      return cycles[0];
    },
  });
  await screen.press("End Period");
  await screen.settle();
  expect(server.bodies(CHANGE)).toEqual([{ endDate: expect.any(String) }]);
  expect(screen.button("End Period").disabled).toBe(true);
});

it("a new period begins only once the open one is ended", async () => {
  const server = await open({ "GET /api/cycles": () => [openPeriod] });
  await screen.press("New Period");
  expect(screen.text()).toContain("Mwezi cannot be reached.");
  expect(server.bodies("POST /api/cycles")).toEqual([]);
});
