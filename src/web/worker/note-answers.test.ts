import { beforeEach, expect, it, vi } from "vitest";
import { readItems } from "#web/api/outbox/store.ts";
import { fakeIndexedDB } from "../../../scripts/testing/fake-indexed-db.ts";
import { hasTimeLeft, noteAsTaken } from "./note-answers.ts";
import { latestDueNote, type NotePlan } from "./note-plan.ts";

const MINUTE = 60_000;
const owner = "0b8f2c9e-3c57-4d0c-9f0e-0d3a7f6f3c11";
const morning = Date.parse("2026-11-20T06:00:00Z");
const dose = { medicineId: "0e6f1f3c-6f0e-4b51-9d2e-5a5c1f0b7a10", slot: 1 };
const note = { at: morning, until: morning + 90 * MINUTE, date: "2026-11-20", doses: [dose] };
const log = { ...note, at: morning + 30 * MINUTE, doses: [] };
const plan = {
  owner,
  notes: [note, log],
  laterMinutes: 60,
  buttons: { done: "Done", later: "Later" },
} as unknown as NotePlan;

beforeEach(() => {
  vi.stubGlobal("indexedDB", fakeIndexedDB());
  return () => vi.unstubAllGlobals();
});

it("the notification received is the latest one due, unless it was due hours ago", () => {
  const came = (minutes: number) => latestDueNote(plan.notes, morning + minutes * MINUTE);
  expect(came(-5)).toBeNull();
  // The device's clock is slightly slow.
  expect(came(-1)).toBe(note);
  expect(came(5)).toBe(note);
  // A notification about something else has no doses, even if some are open.
  expect(came(31)).toBe(log);
  expect(came(151)).toBeNull();
});

it("“Done” queues each of the notification's doses as taken", async () => {
  const [first] = plan.notes;
  if (first === undefined) throw new Error("no note");
  await noteAsTaken(plan, { ...first, doses: [dose, { ...dose, slot: 2 }] }, morning);
  const items = await readItems(owner);
  expect(items).toMatchObject([
    { method: "POST", path: "/api/doses", ifMatch: null, refusal: null, at: morning },
    { body: { date: "2026-11-20", ...dose, slot: 2, answer: "taken" } },
  ]);
  for (const { entryId, body } of items) expect(body).toMatchObject({ id: entryId });
  expect(await readItems("another")).toEqual([]);
});

it("“Later” is unavailable if quiet hours or midnight come first", () => {
  const [first] = plan.notes;
  if (first === undefined) throw new Error("no note");
  expect(hasTimeLeft(plan, first, morning + 30 * MINUTE)).toBe(true);
  expect(hasTimeLeft(plan, first, morning + 31 * MINUTE)).toBe(false);
});
