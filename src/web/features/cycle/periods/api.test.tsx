// @vitest-environment happy-dom

import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { factsOf } from "#domain/testing/example-facts.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { cyclesQuery } from "../overview/api.ts";
import { PeriodButtons } from "./components/period-buttons.tsx";

const today = calendarDay("2026-11-20");
const openPeriod: RevisedCycle = {
  revision: 3,
  id: "0b54c9c2-6f4b-4c86-9d3c-000000000001",
  startDate: "2026-11-16",
  startDay: calendarDay("2026-11-16"),
};
const CHANGE = `PATCH /api/cycles/${openPeriod.id}`;

function Buttons() {
  const { data } = useQuery(cyclesQuery);
  return data && <PeriodButtons cycles={data} facts={factsOf({ cycles: data })} today={today} />;
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

it("a failed start is resent unchanged, and its error disappears once it has arrived", async () => {
  const server = await open({ "GET /api/cycles": () => [] });
  await screen.press("Start Period");
  await act(() => vi.waitFor(() => expect(screen.text()).toContain("We can't reach Mwezi.")));
  const [start] = server.bodies("POST /api/cycles") as RevisedCycle[];
  if (start === undefined) throw new Error("nothing was sent");
  await screen.press("Start Period");
  expect(server.bodies("POST /api/cycles")).toEqual([start, start]);

  server.answer("GET /api/cycles", () => [{ ...openPeriod, id: start.id }]);
  server.answer("POST /api/cycles", () => ({ ...openPeriod, id: start.id }));
  await screen.press("Start Period");
  await screen.settle();
  expect(screen.has("We can't reach Mwezi.")).toBe(false);
  expect(screen.has("New Period")).toBe(true);
});

it("a rejected start shows the message of its field", async () => {
  const fields = [{ field: "startDate", code: "overlaps_period" }];
  await open({
    "GET /api/cycles": () => [],
    "POST /api/cycles": () => problem(422, "invalid_input", { fields }),
  });
  await screen.press("Start Period");
  expect(screen.text()).toContain("Choose days that don't overlap another period you logged.");
});

it("ending a period sends only its end, and the lists are refetched", async () => {
  let cycles: RevisedCycle[] = [openPeriod];
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

it("a new period starts only after the open one has ended", async () => {
  const server = await open({ "GET /api/cycles": () => [openPeriod] });
  await screen.press("New Period");
  expect(screen.text()).toContain("We can't reach Mwezi.");
  expect(server.bodies("POST /api/cycles")).toEqual([]);
});

it("a period changed elsewhere is not overwritten when ending it, and is refetched", async () => {
  let cycles = [openPeriod];
  const server = await open({
    "GET /api/cycles": () => cycles,
    [CHANGE]: ({ headers }) => {
      const current = { ...openPeriod, revision: 9 };
      if (headers.get("If-Match") === '"9"') return current;
      cycles = [current];
      return problem(412, "conflict", { current });
    },
  });
  await screen.press("End Period");
  await screen.settle();
  expect(screen.text()).toContain("This was changed somewhere else.");
  await screen.press("End Period");
  expect(screen.has("This was changed somewhere else.")).toBe(false);
  expect(server.sent.findLast(({ call }) => call === CHANGE)?.headers.get("If-Match")).toBe('"9"');
});

describe("a period left open for 28 days", () => {
  const forgotten: RevisedCycle = {
    ...openPeriod,
    startDate: "2026-10-23",
    startDay: calendarDay("2026-10-23"),
  };
  const ends = { endDate: "2026-10-30", endIsUnknown: true };

  it.each(["End Period", "New Period"])(
    "ends on its 8th day with %s, as an estimate",
    async (name) => {
      const server = await open({ "GET /api/cycles": () => [forgotten] });
      await screen.press(name);
      expect(server.bodies(CHANGE)).toEqual([ends]);
    },
  );

  it("ends today where the user said this week that the bleeding goes on", async () => {
    const stillBleedingOn = calendarDay("2026-11-18");
    const server = await open({ "GET /api/cycles": () => [{ ...forgotten, stillBleedingOn }] });
    await screen.press("End Period");
    expect(server.bodies(CHANGE)).toEqual([{ endDate: expect.stringContaining("T") }]);
  });
});

describe("Undo", () => {
  const now = calendarDay("2026-11-20");
  const slip = { ...openPeriod, id: "0b54c9c2-6f4b-4c86-9d3c-000000000002", revision: 5 };
  const JOIN = `POST /api/cycles/${openPeriod.id}/join/${slip.id}`;

  it("removes a start with one request, even if its response was lost", async () => {
    let cycles: RevisedCycle[] = [];
    const DELETE = `DELETE /api/cycles/${slip.id}`;
    const server = await open({
      "GET /api/cycles": () => cycles,
      "POST /api/cycles": () => {
        cycles = [slip];
        return slip;
      },
    });
    await screen.press("Start Period");
    await screen.press("Undo");
    expect(screen.text()).toContain("Not undone");
    expect(screen.text()).toContain("We can't reach Mwezi.");

    cycles = [];
    server.answer(DELETE, () => problem(412, "conflict", { current: null }));
    await screen.press("Undo");
    expect(screen.text()).toContain("Everything is as it was before.");
    expect(screen.has("New Period")).toBe(false);
  });

  it("reopens an ended period", async () => {
    const ended = { ...openPeriod, revision: 4, endDate: now, endDay: now };
    let cycles: RevisedCycle[] = [openPeriod];
    const server = await open({
      "GET /api/cycles": () => cycles,
      [CHANGE]: () => {
        cycles = [ended];
        return ended;
      },
    });
    await screen.press("End Period");
    await screen.press("Undo");
    expect(server.bodies(CHANGE)).toEqual([{ endDate: expect.any(String) }, { endDate: null }]);
  });

  it("reverts New Period with one request: the previous period is open again", async () => {
    const ended = { ...openPeriod, revision: 4, endDate: now, endDay: now };
    let cycles: RevisedCycle[] = [openPeriod];
    const server = await open({
      "GET /api/cycles": () => cycles,
      [CHANGE]: () => {
        cycles = [ended];
        return ended;
      },
      "POST /api/cycles": () => {
        cycles = [slip, ended];
        return slip;
      },
      [JOIN]: () => {
        cycles = [openPeriod];
        return openPeriod;
      },
    });
    await screen.press("New Period");
    expect(screen.has("Undo")).toBe(false);
    await act(() => vi.waitFor(() => expect(server.bodies("POST /api/cycles")).toHaveLength(1)));
    await screen.settle();
    const before = server.sent.length;
    await screen.press("Undo");
    const writes = server.sent.slice(before).filter(({ call }) => !call.startsWith("GET"));
    expect(writes.map(({ call }) => call)).toEqual([JOIN]);
    expect(screen.text()).toContain("Everything is as it was before.");
  });
});
