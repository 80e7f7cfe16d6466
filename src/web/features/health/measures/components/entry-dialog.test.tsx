// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeServer } from "../../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../../scripts/testing/screen.tsx";
import { EntryDialog } from "./entry-dialog.tsx";

const today = calendarDay("2026-11-20");
const open = (entries: Parameters<typeof EntryDialog>[0]["entries"] = []) =>
  openScreen(<EntryDialog entry={null} entries={entries} today={today} onDone={() => {}} />);

let screen: Awaited<ReturnType<typeof open>>;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

it("a number in the wrong unit is rejected, and one tap corrects the unit", async () => {
  const server = fakeServer({
    "GET /api/metabolic": () => [],
    "POST /api/metabolic": ({ body }) => ({ id: "7", ...(body as object) }),
  });
  screen = await open();
  await screen.type("Fasting glucose (mmol/L)", "95");
  await screen.press("Save values");
  expect(screen.text()).toContain("Enter a number from 1.2 to 33.3 mmol/L.");
  expect(server.sent).toEqual([]);
  await screen.press("Use 95 mg/dL");
  expect(screen.field("Fasting glucose (mg/dL)").value).toBe("95");
  await screen.press("Save values");
  const request = server.sent.find(({ call }) => call === "POST /api/metabolic");
  expect(request?.body).toEqual({ date: today, fastingGlucose: 95 });
});

it("saved values are converted when the unit changes", async () => {
  screen = await open([{ id: "7", date: today, fastingGlucose: 95 }]);
  expect(screen.field("Fasting glucose (mmol/L)").value).toBe("5.27");
  await screen.settle(() =>
    document.querySelector<HTMLInputElement>('input[value="mg/dL"]')?.click(),
  );
  expect(screen.field("Fasting glucose (mg/dL)").value).toBe("95");
});

it("an unusual value is queried once and saved after confirmation", async () => {
  const server = fakeServer({
    "GET /api/metabolic": () => [],
    "POST /api/metabolic": ({ body }) => ({ id: "7", ...(body as object) }),
  });
  screen = await open();
  await screen.type("HbA1c (%)", "6,2");
  await screen.press("Save values");
  expect(screen.text()).toContain("HbA1c: 6,2 %. Please check that the number is right.");
  await screen.press("It's correct, save it");
  expect(server.sent.find(({ call }) => call === "POST /api/metabolic")?.body).toEqual({
    date: today,
    hba1c: 6.2,
  });
});
