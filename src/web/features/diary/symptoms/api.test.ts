// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeServer } from "../../../../../scripts/testing/fake-server.ts";
import { sendSymptom } from "./api.ts";
import type { SavedSymptom } from "./view-model.ts";

const date = calendarDay("2026-11-20");
const base: SavedSymptom = { id: "7", revision: 9, date, type: "cramps", severity: 2 };
const draft = { date, type: "cramps", severity: 6, notes: "both sides" } as const;
const target = { id: "7", base, revision: 9, isAgain: false };

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a change sends only the changed fields and the revision it replaces", async () => {
  const server = fakeServer({ "PATCH /api/symptoms/7": () => ({ ...base, ...draft }) });
  await sendSymptom({ ...draft, severity: 2 }, target);
  expect(server.sent[0]?.body).toEqual({ notes: "both sides" });
  expect(server.sent[0]?.headers.get("If-Match")).toBe('"9"');
});

it("a symptom deleted elsewhere is created again under its own id", async () => {
  const server = fakeServer({ "POST /api/symptoms": () => ({ ...base, ...draft }) });
  await sendSymptom(draft, { ...target, base: null });
  expect(server.sent[0]?.body).toEqual({ id: "7", ...draft });
});
