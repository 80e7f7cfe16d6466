// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { PlannedStep } from "#domain/care/care-plan.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { CarePlanSteps } from "./components/care-plan-view.tsx";

const step = (key: PlannedStep["key"]): PlannedStep => ({
  key,
  part: "goal",
  evidence: { grade: "B", source: "Cochrane 2019" },
});
const steps = [step("move-for-pain"), step("pain-record")];

let screen: Awaited<ReturnType<typeof openScreen>>;
const open = async (answers: Parameters<typeof fakeServer>[0], plan = steps) => {
  const server = fakeServer(answers);
  screen = await openScreen(<CarePlanSteps steps={plan} />);
  await screen.settle();
  return server;
};
const boxes = () => [...document.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
const tick = (index: number) => screen.settle(() => boxes()[index]?.click());
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("a tick is sent, and the server's plan replaces the local one", async () => {
  const server = await open({
    "GET /api/care-plan": () => ({ done: ["move-for-pain"], revision: 7 }),
    "PATCH /api/care-plan": () => ({ done: ["move-for-pain", "pain-record"], revision: 8 }),
  });
  expect(screen.text()).toContain("1 of 2 done");
  await tick(1);
  expect(screen.text()).toContain("2 of 2 done");
  expect(server.sent.at(-1)?.body).toEqual({ step: "pain-record", isDone: true });
  await tick(1);
  const ticks = server.sent.filter(({ call }) => call === "PATCH /api/care-plan");
  expect(ticks.map(({ headers }) => headers.get("If-Match"))).toEqual(['"7"', '"8"']);
});

it("a tick that could not be saved is reverted with a toast", async () => {
  await open({
    "GET /api/care-plan": () => ({ done: [] }),
    "PATCH /api/care-plan": () => problem(503, "unavailable"),
  });
  await tick(0);
  expect(screen.text()).toContain("0 of 2 done");
  expect(screen.text()).toContain("Not saved");
  expect(boxes()[0]?.checked).toBe(false);
});

it("a tick in a plan changed elsewhere is reverted, and the plan is refetched", async () => {
  let plan = { done: [""], revision: 7 };
  await open({
    "GET /api/care-plan": () => plan,
    "PATCH /api/care-plan": () => {
      plan = { done: ["move-for-pain"], revision: 8 };
      return problem(412, "conflict", { current: plan });
    },
  });
  await tick(1);
  await screen.settle();
  expect(screen.text()).toContain("This was changed somewhere else.");
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false]);
});

it("a plan without steps asks for a goal, whatever the server sends", async () => {
  await open({}, []);
  expect(screen.text()).toContain("Choose my goals");
});
