// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { loadTypedConcerns } from "#web/entry/concerns/load.ts";
import { fakeServer, problem } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { emptyForm, type HealthTab, healthDraftOf } from "../form.ts";
import { HealthLog } from "./health-log.tsx";

const today = calendarDay("2026-11-20");
const UNSAVED = "We restored your unsaved entry.";
const onClose = vi.fn();
const open = (tab: HealthTab = "metabolic") =>
  openScreen(
    <HealthLog owner="thandi" today={today} day={today} initialTab={tab} onClose={onClose} />,
  );

const nothingSaved = {
  "GET /api/cycles": () => [],
  "GET /api/ovulation": () => [],
  "GET /api/symptoms": () => [],
  "GET /api/metabolic": () => [],
};

let screen: Awaited<ReturnType<typeof open>>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
  onClose.mockReset();
});

it("unsaved input is restored when the form is opened again", async () => {
  fakeServer(nothingSaved);
  screen = await open();
  await screen.type("Weight (kg)", "71.5");
  await screen.press("Save");
  expect(onClose).not.toHaveBeenCalled();
  await screen.close();
  screen = await open();
  expect(screen.field("Weight (kg)").value).toBe("71.5");
  expect(screen.text()).toContain(UNSAVED);
});

it("saved input is not restored as unsaved", async () => {
  const server = fakeServer({
    ...nothingSaved,
    "POST /api/metabolic": ({ body }) => ({ id: "7", revision: 1, ...(body as object) }),
  });
  screen = await open();
  await screen.type("Weight (kg)", "71.5");
  await screen.press("Save");
  expect(server.sent.find(({ call }) => call === "POST /api/metabolic")?.body).toEqual({
    date: today,
    weight: 71.5,
  });
  expect(onClose).toHaveBeenCalledOnce();
  await screen.close();
  screen = await open();
  expect(screen.text()).not.toContain(UNSAVED);
  expect(screen.field("Weight (kg)").value).toBe("");
});

it("a save by another device between reading and writing is not overwritten", async () => {
  const current = { id: "9", date: today, weight: 72, revision: 9 };
  let bodies: readonly object[] = [];
  const server = fakeServer({
    ...nothingSaved,
    "GET /api/metabolic": () => bodies,
    "POST /api/metabolic": () => {
      bodies = [current];
      return problem(412, "conflict", { current });
    },
    "PATCH /api/metabolic/9": ({ body }) => ({ ...current, ...(body as object), revision: 10 }),
  });
  screen = await open();
  await screen.type("Weight (kg)", "71.5");
  await screen.press("Save");
  await screen.settle();
  expect(screen.text()).toContain("This day was changed somewhere else");
  expect(screen.text()).toContain("here:Weight: 72 kg");
  await screen.press("Save what I typed");
  await screen.settle();
  const writes = server.sent.filter(({ call }) => !call.startsWith("GET"));
  expect(writes.map(({ headers }) => headers.get("If-Match"))).toEqual(['"0"', '"9"']);
  expect(writes[1]?.body).toEqual({ weight: 71.5 });
  expect(onClose).toHaveBeenCalledOnce();
});

it("another device's additions stay, and the input is saved", async () => {
  const current = { id: "9", date: today, hba1c: 5, revision: 9 };
  const server = fakeServer({
    ...nothingSaved,
    "POST /api/metabolic": () => problem(412, "conflict", { current }),
    "PATCH /api/metabolic/9": ({ body }) => ({ ...current, ...(body as object), revision: 10 }),
  });
  screen = await open();
  await screen.type("Weight (kg)", "71.5");
  await screen.press("Save");
  await screen.settle();
  const writes = server.sent.filter(({ call }) => !call.startsWith("GET"));
  expect(writes.map(({ headers }) => headers.get("If-Match"))).toEqual(['"0"', '"9"']);
  expect(onClose).toHaveBeenCalledOnce();
});

it("answers of the daily log are shown, but sent only if answered here too", async () => {
  const log = { date: today, period_flow: "light", cervical_mucus: "creamy", bloating: 6 };
  const server = fakeServer({
    ...nothingSaved,
    "GET /api/pcos-logs": () => [{ id: "3", revision: 4, ...log }],
    "POST /api/metabolic": ({ body }) => ({ id: "7", revision: 1, ...(body as object) }),
  });
  screen = await open();
  await screen.settle();
  await screen.type("Weight (kg)", "71.5");
  await screen.press("Cycle & Flow");
  expect(screen.text()).toContain("From your daily log: Light");
  await screen.press("Ovulation");
  expect(screen.text()).toContain("From your daily log: Creamy");
  await screen.press("Symptoms");
  expect(screen.text()).toContain("From your daily log: Bloating 6 of 10, moderate");
  await screen.press("Save");
  await screen.settle();
  const writes = server.sent.filter(({ call }) => !call.startsWith("GET"));
  expect(writes.map(({ call }) => call)).toEqual(["POST /api/metabolic"]);
});

it("a waking temperature of 39 °C is checked for concerns before it is saved", async () => {
  fakeServer(nothingSaved);
  await loadTypedConcerns();
  screen = await open("ovulation");
  await screen.type("Basal temperature (°C)", "39.1");
  await screen.press("Save");
  await vi.waitFor(() => expect(screen.text()).toContain("Have this fever checked at a clinic"));
  expect(screen.text()).toContain("Please check that the number is right.");
  await screen.type("Basal temperature (°C)", "37.9");
  expect(screen.text()).not.toContain("Have this fever checked");
});

it("a heavy flow opens the alert before the question about the period is answered [S4-19]", async () => {
  fakeServer(nothingSaved);
  healthDraftOf("thandi").write({ ...emptyForm(today), flow: "heavy" });
  screen = await open("cycle");
  await screen.press("Save");
  expect(screen.text()).toContain("You logged a heavy flow.");
  expect(screen.text()).not.toContain("Some fields need another look.");
  await screen.press("I Understand - Save Data");
  expect(screen.text()).not.toContain("You logged a heavy flow.");
  expect(screen.text()).toContain("Choose one, to keep your cycles correct.");
});
