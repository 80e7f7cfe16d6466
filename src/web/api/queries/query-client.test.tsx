// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { fakeServer, problem } from "../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { followSessionEnd } from "../session/session-end.ts";
import { queryOf } from "./query-of.ts";
import { useMutation } from "./use-mutation.ts";
import { useQuery } from "./use-query.ts";

const otherTab = new BroadcastChannel("mwezi.changed");

function Cycles() {
  const { data, error } = useQuery(queryOf("GET /api/cycles", {}));
  const { mutate } = useMutation({
    mutationFn: async (isRefused: boolean) => {
      if (isRefused) throw new Error("no");
    },
  });
  return (
    <>
      <p>{error ? "failed" : data?.length}</p>
      <button type="button" onClick={() => mutate(false)}>
        Save
      </button>
      <button type="button" onClick={() => mutate(true)}>
        Fail
      </button>
    </>
  );
}

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  otherTab.onmessage = null;
});

it("data never goes stale, is not polled and not refetched on focus or reconnection [S7-06]", async () => {
  const server = fakeServer({ "GET /api/cycles": () => [1, 2] });
  screen = await openScreen(<Cycles />);
  await screen.settle();
  vi.useFakeTimers();
  for (const name of ["focus", "online", "visibilitychange"]) {
    window.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event(name));
  }
  vi.advanceTimersByTime(24 * 60 * 60_000);
  vi.useRealTimers();
  await screen.settle();
  expect(screen.text()).toContain("2");
  expect(server.calls()).toEqual(["GET /api/cycles"]);
});

it("a failed read is not retried [S7-06]", async () => {
  const server = fakeServer({ "GET /api/cycles": () => problem(503, "unavailable") });
  screen = await openScreen(<Cycles />);
  await screen.settle();
  expect(screen.text()).toContain("failed");
  expect(server.calls()).toEqual(["GET /api/cycles"]);
});

it("a failed save is not retried, and other tabs hear only of successful ones", async () => {
  fakeServer({ "GET /api/cycles": () => [] });
  screen = await openScreen(<Cycles />);
  const heard: unknown[] = [];
  const arrived = new Promise<void>((resolve) => {
    otherTab.onmessage = ({ data }) => {
      heard.push(data);
      resolve();
    };
  });
  await screen.press("Fail");
  await screen.press("Save");
  await arrived;
  expect(heard).toEqual(["saved"]);
});

it("a refusal that ends the session is announced before the screen gets it", async () => {
  const seen: string[] = [];
  const stop = followSessionEnd(() => seen.push(screen?.text() ?? "before the first picture"));
  fakeServer({ "GET /api/cycles": () => problem(401, "unauthorised") });
  screen = await openScreen(<Cycles />);
  await screen.settle();
  stop();
  expect(seen).toHaveLength(1);
  expect(seen[0]).not.toContain("failed");
  expect(screen.text()).toContain("failed");
});
