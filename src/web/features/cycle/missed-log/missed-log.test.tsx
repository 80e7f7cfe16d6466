// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { MissedLogCard } from "./components/missed-log-card.tsx";
import type { MissedLogQuestion } from "./view-model.ts";

const today = calendarDay("2026-11-20");
const cycle: RevisedCycle = {
  revision: 4,
  id: "0b54c9c2-6f4b-4c86-9d3c-000000000001",
  startDate: "2026-07-01",
  startDay: calendarDay("2026-07-01"),
};
const around = calendarDay("2026-08-05");
const CHANGE = `PATCH /api/cycles/${cycle.id}`;

let screen: Awaited<ReturnType<typeof openScreen>>;
const open = async (
  answers: Parameters<typeof fakeServer>[0],
  changes: Partial<MissedLogQuestion> = {},
) => {
  const server = fakeServer(answers);
  const added: string[] = [];
  const { startDay } = cycle;
  const question = { cycle, startDay, length: 70, aroundDay: around, isRunning: false, ...changes };
  screen = await openScreen(
    <MissedLogCard question={question} today={today} onAddPeriod={(day) => added.push(day)} />,
  );
  return { server, added };
};
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it.each([
  ["No", "no"],
  ["Not sure", "not_sure"],
])("the answer %s is saved with the cycle", async (name, missedLog) => {
  const { server } = await open({ [CHANGE]: () => cycle });
  await screen.press(name);
  expect(server.sent.map(({ call, body }) => [call, body])).toEqual([[CHANGE, { missedLog }]]);
  expect(server.sent[0]?.headers.get("If-Match")).toBe('"4"');
});

it("Undo restores the previous answer", async () => {
  const before = { ...cycle, missedLog: "not_sure" as const };
  const { server } = await open(
    { [CHANGE]: () => ({ ...cycle, revision: 5 }) },
    { cycle: before, isRunning: true },
  );
  await screen.press("No period is missing");
  await screen.press("Undo");
  const changes = server.sent.filter(({ call }) => call === CHANGE);
  expect(changes.map(({ body }) => body)).toEqual([{ missedLog: "no" }, { missedLog: "not_sure" }]);
  expect(changes[1]?.headers.get("If-Match")).toBe('"5"');
});

it("after a yes the user adds that period or answers that the day is unknown", async () => {
  const { server, added } = await open({ [CHANGE]: () => cycle });
  await screen.press("Yes");
  expect(server.sent).toEqual([]);
  await screen.press("Add that period");
  expect(added).toEqual([around]);
  await screen.press("I don't know the day");
  expect(server.sent.map(({ body }) => body)).toEqual([{ missedLog: "yes" }]);
});

it("an answer that could not be saved shows why and can be retried", async () => {
  await open({});
  await screen.press("No");
  expect(screen.text()).toContain("We can't reach Mwezi.");
  expect(screen.button("No").disabled).toBe(false);
});

it("an answer to a cycle that was changed elsewhere reports the conflict", async () => {
  const current = { ...cycle, revision: 5 };
  await open({ [CHANGE]: () => problem(412, "conflict", { current }) });
  await screen.press("No");
  expect(screen.text()).toContain("This was changed somewhere else.");
});

it("the card asks in the current cycle for the start of the last period, or whether none was missed", async () => {
  const { server, added } = await open({ [CHANGE]: () => cycle }, { isRunning: true });
  expect(screen.text()).toContain("When did your last period start?");
  await screen.press("Add that period");
  expect(added).toEqual([around]);
  await screen.press("No period is missing");
  expect(server.sent.map(({ body }) => body)).toEqual([{ missedLog: "no" }]);
});

it("the card asks only for the day of a last period from onboarding", async () => {
  const { added } = await open({}, { isRunning: true, cycle: null });
  expect(screen.text()).not.toContain("No period is missing");
  await screen.press("Add that period");
  expect(added).toEqual([around]);
});
