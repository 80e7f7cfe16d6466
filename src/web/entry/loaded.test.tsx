// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from "vitest";
import { queryOf } from "#web/api/queries/query-of.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { fakeServer, problem } from "../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../scripts/testing/screen.tsx";
import { Loaded } from "./loaded.tsx";

function Counts() {
  const cycles = useQuery(queryOf("GET /api/cycles", {}));
  const labs = useQuery(queryOf("GET /api/labs", {}));
  return (
    <>
      <Loaded queries={{ cycles, labs }} waiting="Loading">
        {(data) => `${data.cycles.length} cycles, ${data.labs.length} results`}
      </Loaded>
      <button type="button" onClick={() => void labs.refetch()}>
        Refresh
      </button>
    </>
  );
}

function FailingCard() {
  const cycles = useQuery(queryOf("GET /api/cycles", {}));
  return (
    <Loaded queries={{ cycles }} cardTitle="Your numbers">
      {() => "drawn"}
    </Loaded>
  );
}

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("waits until all queries are loaded", async () => {
  let arrive = (_: unknown[]) => {};
  fakeServer({
    "GET /api/cycles": () => [1, 2],
    "GET /api/labs": () =>
      new Promise((resolve) => {
        arrive = resolve;
      }),
  });
  screen = await openScreen(<Counts />);
  await screen.settle();
  expect(screen.text()).toContain("Loading");
  arrive([1]);
  await screen.settle();
  expect(screen.text()).toContain("2 cycles, 1 results");
});

it("retries only the failed queries", async () => {
  const server = fakeServer({
    "GET /api/cycles": () => [],
    "GET /api/labs": () => problem(503, "unavailable"),
  });
  screen = await openScreen(<Counts />);
  await screen.settle();
  expect(screen.text()).toContain("Something went wrong on our side.");
  server.answer("GET /api/labs", () => [1]);
  await screen.press("Try again");
  expect(screen.text()).toContain("0 cycles, 1 results");
  expect(server.calls().filter((call) => call === "GET /api/cycles")).toHaveLength(1);
});

it("shows the old data when a refetch fails", async () => {
  const server = fakeServer({ "GET /api/cycles": () => [], "GET /api/labs": () => [1] });
  screen = await openScreen(<Counts />);
  await screen.settle();
  server.answer("GET /api/labs", () => problem(503, "unavailable"));
  await screen.press("Refresh");
  expect(screen.text()).toContain("0 cycles, 1 results");
});

it("shows a failure on a card with the given title", async () => {
  fakeServer({ "GET /api/cycles": () => problem(503, "unavailable") });
  screen = await openScreen(<FailingCard />);
  await screen.settle();
  expect(screen.text()).toContain("Your numbers");
  expect(screen.text()).toContain("Something went wrong on our side.");
});
