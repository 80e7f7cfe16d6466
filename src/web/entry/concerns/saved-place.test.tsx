// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { fakeServer } from "../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../scripts/testing/screen.tsx";
import { loadSavedConcerns } from "./load.ts";
import { SavedPlace } from "./saved-place.tsx";

const now = new Date();
const today = calendarDay(now.toLocaleDateString("sv"));
const pressure = { date: today, bloodPressure: { systolic: 190, diastolic: 112 } };

let screen: Awaited<ReturnType<typeof openScreen>>;
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

beforeAll(async () => {
  await loadSavedConcerns();
});

async function open() {
  screen = await openScreen(<SavedPlace />);
}

const write = async (body: typeof pressure) => {
  await screen.settle(() => call("POST /api/metabolic", { body }).catch(() => undefined));
  await screen.settle();
};

it("an urgent value is announced once, right after its save", async () => {
  fakeServer({ "POST /api/metabolic": ({ body }) => ({ id: "7", ...(body as object) }) });
  await open();
  await write(pressure);
  expect(screen.text()).toContain("Please read this now");
  expect(screen.text()).toContain("Blood pressure 190/112 mmHg");
  await screen.press("Dismiss");
  await write(pressure);
  expect(screen.text()).not.toContain("Please read this now");
});

it("without a network the typed values are checked", async () => {
  fakeServer({});
  await open();
  await write(pressure);
  expect(screen.text()).toContain("Blood pressure 190/112 mmHg");
});

it("a concern that can wait is not announced", async () => {
  fakeServer({
    "POST /api/metabolic": ({ body }) => ({ id: "7", ...(body as object) }),
    "POST /api/symptoms": ({ body }) => ({ id: "8", ...(body as object) }),
  });
  await open();
  await write({ date: today, bloodPressure: { systolic: 118, diastolic: 76 } });
  await screen.settle(() =>
    call("POST /api/symptoms", { body: { date: today, type: "cramps", severity: 4 } }),
  );
  expect(screen.text()).toBe("");
});
