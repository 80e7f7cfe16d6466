// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeServer } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { SamePeriodQuestion } from "./components/same-period-question.tsx";

const earlier: RevisedCycle = {
  id: "0b54c9c2-6f4b-4c86-9d3c-000000000001",
  revision: 3,
  flow: "light",
  startDate: "2026-11-06",
  startDay: calendarDay("2026-11-06"),
  endDate: "2026-11-08",
  endDay: calendarDay("2026-11-08"),
};
const later: RevisedCycle = {
  id: "0b54c9c2-6f4b-4c86-9d3c-000000000002",
  revision: 4,
  notes: "again",
  startDate: "2026-11-12",
  startDay: calendarDay("2026-11-12"),
};

let screen: Awaited<ReturnType<typeof openScreen>>;
const open = async (answers: Parameters<typeof fakeServer>[0]) => {
  const server = fakeServer(answers);
  screen = await openScreen(<SamePeriodQuestion starts={[earlier, later]} />);
  return () => server.sent.filter(({ call }) => !call.startsWith("GET"));
};
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("two merged periods are restored by Undo", async () => {
  const writes = await open({
    [`POST /api/cycles/${earlier.id}/join/${later.id}`]: () => ({ ...earlier, revision: 9 }),
    [`POST /api/cycles/${earlier.id}/split`]: () => earlier,
  });
  await screen.press("Yes, one period");
  await screen.press("Undo");
  const [, split] = writes();
  expect(split?.body).toEqual({
    earlier: { startDate: "2026-11-06", endDate: "2026-11-08", flow: "light" },
    later: { id: later.id, startDate: "2026-11-12", notes: "again" },
  });
  expect(split?.headers.get("If-Match")).toBe('"9"');
  expect(screen.text()).toContain("Everything is as it was before.");
});

it("Undo removes the answer that two periods are separate", async () => {
  const CHANGE = `PATCH /api/cycles/${later.id}`;
  const writes = await open({ [CHANGE]: () => ({ ...later, isSeparate: true, revision: 5 }) });
  await screen.press("No, another one");
  await screen.press("Undo");
  expect(writes().map(({ body }) => body)).toEqual([{ isSeparate: true }, { isSeparate: null }]);
  expect(writes()[1]?.headers.get("If-Match")).toBe('"5"');
});
