// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { CycleForm } from "./components/cycle-dialog.tsx";
import type { CycleTask } from "./view-model.ts";

const today = calendarDay("2026-11-20");
const cycle: RevisedCycle = {
  id: "0b54c9c2-6f4b-4c86-9d3c-000000000001",
  startDate: "2026-11-01",
  startDay: calendarDay("2026-11-01"),
  revision: 4,
};
const CYCLE = `/api/cycles/${cycle.id}`;

let screen: Awaited<ReturnType<typeof openScreen>>;
const open = async (answers: Parameters<typeof fakeServer>[0], task?: CycleTask) => {
  const server = fakeServer(answers);
  const done = vi.fn();
  screen = await openScreen(
    <CycleForm task={task ?? { kind: "edit", cycle }} today={today} onDone={done} />,
  );
  const requestsOf = (name: string) => server.sent.filter(({ call }) => call === name);
  return { ...server, requests: requestsOf, done };
};
const settleUntil = (words: string) =>
  vi.waitFor(async () => {
    await screen.settle();
    expect(screen.text()).toContain(words);
  });
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("only the changed fields are sent, with the revision they were read at", async () => {
  const { requests, done } = await open({ [`PATCH ${CYCLE}`]: () => cycle });
  await screen.type("Notes", "On a trip");
  await screen.press("Save changes");
  const [request] = requests(`PATCH ${CYCLE}`);
  expect(request?.body).toEqual({ notes: "On a trip" });
  expect(request?.headers.get("If-Match")).toBe('"4"');
  await settleUntil("Cycle changed");
  expect(done).toHaveBeenCalledOnce();
});

it("nothing is sent if nothing changed", async () => {
  const { sent, done } = await open({});
  await screen.press("Save changes");
  expect(sent).toEqual([]);
  expect(done).toHaveBeenCalledOnce();
});

it("invalid dates are shown at their field after an attempt to save, and nothing is sent", async () => {
  const { sent } = await open({}, { kind: "add", day: today });
  await screen.type("Bleeding began", "2026-11-21");
  expect(screen.text()).not.toContain("Choose today or an earlier day.");
  await screen.press("Add this period");
  expect(screen.text()).toContain("Choose today or an earlier day.");
  expect(sent).toEqual([]);
});

it.each([
  ["", "Fill in this field."],
  ["1949-12-31", "Use a date that exists, from 1950 on."],
])("a first day of '%s' is rejected at its field", async (day, words) => {
  const { sent } = await open({}, { kind: "add", day: today });
  await screen.type("Bleeding began", day);
  await screen.press("Add this period");
  expect(screen.text()).toContain(words);
  expect(sent).toEqual([]);
});

it("the server's error about a date is shown at that date", async () => {
  const fields = [{ field: "endDate", code: "overlaps_period" }];
  await open({ [`PATCH ${CYCLE}`]: () => problem(422, "invalid_input", { fields }) });
  await screen.type("Last day of bleeding", "2026-11-05");
  await screen.press("Save changes");
  await settleUntil("Choose days that don't overlap another period you logged.");
  expect(screen.field("Last day of bleeding").getAttribute("aria-invalid")).toBe("true");
});

it("a period is added once, however often it is retried", async () => {
  const server = await open({}, { kind: "add", day: today });
  await screen.press("Add this period");
  expect(screen.text()).toContain("We can't reach Mwezi.");
  server.answer("POST /api/cycles", () => cycle);
  await screen.press("Add this period");
  const [first, second] = server.requests("POST /api/cycles").map(({ body }) => body);
  expect(first).toMatchObject({ startDate: today });
  expect(second).toEqual(first);
  await settleUntil("Period added");
});

it("a cycle changed elsewhere is shown in both versions and overwritten only on confirmation", async () => {
  await import("#web/entry/conflict/conflict-choice.tsx");
  const theirs = { ...cycle, flow: "heavy", revision: 9 };
  const server = await open({
    [`PATCH ${CYCLE}`]: () => problem(412, "conflict", { current: theirs }),
  });
  await screen.type("Notes", "On a trip");
  await screen.press("Save changes");
  await screen.settle();
  expect(document.body.textContent).toContain("This was changed somewhere else");
  expect(document.body.textContent).toContain("Heavy");
  expect(screen.field("Notes").value).toBe("On a trip");

  server.answer(`PATCH ${CYCLE}`, () => cycle);
  const keep = [...document.querySelectorAll("button")].find(
    ({ textContent }) => textContent === "Save what I typed",
  );
  await screen.settle(() => keep?.click());
  const replaced = server.requests(`PATCH ${CYCLE}`).at(-1);
  expect(replaced?.headers.get("If-Match")).toBe('"9"');
  expect(replaced?.body).toEqual({ notes: "On a trip", flow: null });
});

it("a cycle is deleted at the revision that was shown", async () => {
  const { requests, done } = await open({ [`DELETE ${CYCLE}`]: () => undefined });
  await screen.press("Delete this cycle");
  await screen.press("Delete");
  expect(requests(`DELETE ${CYCLE}`)[0]?.headers.get("If-Match")).toBe('"4"');
  await settleUntil("Cycle deleted");
  expect(done).toHaveBeenCalledOnce();
});
