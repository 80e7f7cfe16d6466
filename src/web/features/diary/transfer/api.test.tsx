// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { fakeIndexedDB } from "../../../../../scripts/testing/fake-indexed-db.ts";
import { fakeServer, problem } from "../../../../../scripts/testing/fake-server.ts";
import { openScreen } from "../../../../../scripts/testing/screen.tsx";
import { saveDay, useDays } from "../device-log/api.ts";
import { entryOf } from "../device-log/view-model.ts";
import { RecordOffer } from "./components/record-offer.tsx";

const owner = "thandi";
const today = calendarDay("2026-11-20");
const yesterday = calendarDay("2026-11-19");
const empty = {
  "GET /api/moods": () => [],
  "GET /api/stress": () => [],
  "GET /api/symptoms": () => [],
  "GET /api/pcos-logs": () => [],
};

function Offer() {
  const days = useDays(owner)?.days ?? [];
  return <RecordOffer owner={owner} today={today} days={days} entry={entryOf(days, today)} />;
}

let screen: Awaited<ReturnType<typeof openScreen>>;
const open = async () => {
  screen = await openScreen(<Offer />);
  await screen.until(() => screen.text() !== "");
};

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal("indexedDB", fakeIndexedDB());
});
afterEach(async () => {
  await screen.close();
  vi.unstubAllGlobals();
});

describe("transferring a day to the account", () => {
  it("saves mood and note, marks the day, and shows what stays on the device", async () => {
    const server = fakeServer({
      ...empty,
      "POST /api/moods": ({ body }) => body,
      "POST /api/pcos-logs": ({ body }) => body,
    });
    await saveDay(owner, today, { mood: { anxiety: 4 }, notes: "Tired", phase: "luteal" });
    await open();
    await screen.press("Add these to my record");
    const writes = server.sent.filter(({ call }) => call.startsWith("POST"));
    expect(writes.map(({ call, body }) => [call, body])).toEqual([
      ["POST /api/moods", { date: today, anxiety: 4 }],
      ["POST /api/pcos-logs", { date: today, notes: "Tired" }],
    ]);
    expect(writes.map(({ headers }) => headers.get("If-Match"))).toEqual(['"0"', '"0"']);
    await screen.until(() => screen.has("In your record"));
    expect(screen.text()).toContain("Where you are in your cycle");
    expect(screen.has("Add these to my record")).toBe(false);
  });

  it("offers a day again after it is changed", async () => {
    fakeServer({});
    await saveDay(owner, today, { notes: "Tired" });
    await saveDay(owner, today, { inRecord: true });
    await open();
    expect(screen.has("Add these to my record")).toBe(false);
    await screen.settle(() => saveDay(owner, today, { notes: "Tired at night" }));
    await screen.until(() => screen.has("Add these to my record"));
  });

  it("fills an existing entry at the revision it was read at", async () => {
    const server = fakeServer({
      ...empty,
      "GET /api/moods": () => [{ id: "m", date: today, depression: 1, revision: 7 }],
      "PATCH /api/moods/m": ({ body }) => body,
    });
    await saveDay(owner, today, { mood: { pmdd: 5, anxiety: 4 } });
    await open();
    await screen.press("Add these to my record");
    const patch = server.sent.find(({ call }) => call.startsWith("PATCH"));
    expect(patch?.body).toEqual({ anxiety: 4 });
    expect(patch?.headers.get("If-Match")).toBe('"7"');
    expect(screen.text()).toContain("A mood: your record has a different one for that day.");
  });

  it("leaves an unsaved day in the browser and unmarked", async () => {
    fakeServer({ ...empty, "POST /api/pcos-logs": () => problem(503, "unavailable") });
    await saveDay(owner, today, { notes: "Tired" });
    await open();
    await screen.press("Add these to my record");
    expect(screen.has("Add these to my record")).toBe(true);
    expect(screen.has("In your record")).toBe(false);
  });
});

it("transfers all days in sequence; after a failure the saved ones stay", async () => {
  const bodies: unknown[] = [];
  fakeServer({
    ...empty,
    "POST /api/pcos-logs": ({ body }) => {
      bodies.push(body);
      return bodies.length === 2 ? problem(503, "unavailable") : body;
    },
  });
  await saveDay(owner, yesterday, { notes: "Cramps" });
  await saveDay(owner, today, { notes: "Tired" });
  await open();
  await screen.press("Add all 2 days to my record");
  expect(bodies).toHaveLength(2);
  expect(screen.has("Add all 2 days to my record")).toBe(false);
  expect(screen.has("In your record")).toBe(true);
  await screen.press("Add 1 day to my record");
  expect(bodies.at(-1)).toEqual({ date: yesterday, notes: "Cramps" });
  expect(screen.text()).toContain("Your notes of 1 day are in your record.");
});
