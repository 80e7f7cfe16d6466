// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/calendar-day.ts";
import { fakeServer } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { HealthLog } from "./health-log.tsx";

const today = calendarDay("2026-11-20");
const UNSAVED = "Here is what you had not saved.";
const onClose = vi.fn();
const open = () =>
  openScreen(
    <HealthLog
      owner="thandi"
      today={today}
      day={today}
      initialTab="metabolic"
      guidanceHref="/guidance"
      onClose={onClose}
    />,
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

it("what she typed and could not save is there when she opens the form again", async () => {
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

it("what she saved is not there again as unsaved", async () => {
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
