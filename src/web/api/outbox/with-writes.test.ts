import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { type Answer, offlineAnswer } from "../device/offline-answer.ts";
import type { Item } from "./item.ts";
import { withWrites } from "./with-writes.ts";

const ZONE = "Africa/Johannesburg";
const today = calendarDay("2026-11-22");
const answer = (path: string, body: unknown): Answer => ({
  path,
  query: {},
  etag: null,
  build: null,
  at: 1,
  day: today,
  body,
});
const item = (order: number, changes: Partial<Item>): Item => ({
  order,
  entryId: `new-${order}`,
  method: "POST",
  path: "/api/moods",
  body: {},
  ifMatch: null,
  at: order,
  timeZone: ZONE,
  refusal: null,
  ...changes,
});
const read = (path: string, answers: readonly Answer[], items: readonly Item[]) => {
  const said = offlineAnswer({ path, query: {} }, withWrites(answers, items), today);
  return said === null || said === "missing" ? said : said.body;
};

describe("stored answers with queued writes", () => {
  it("replace the entry of a day", () => {
    const stored = [
      answer("/api/moods", [{ id: "a", date: "2026-11-22", depression: 2, revision: 5 }]),
    ];
    const write = item(1, { body: { date: "2026-11-22", depression: 4 } });
    expect(read("/api/moods/today", stored, [write])).toEqual({
      id: "a",
      date: "2026-11-22",
      depression: 4,
      revision: -1,
    });
  });

  it("add the entry of an unknown day", () => {
    const write = item(1, { path: "/api/pcos-logs", body: { date: "2026-11-22", pain_level: 3 } });
    expect(read("/api/pcos-logs/2026-11-22", [], [write])).toMatchObject({ pain_level: 3 });
  });

  it("contain a period started and ended offline, with its days", () => {
    const started = item(1, {
      path: "/api/cycles",
      body: { id: "c", startDate: "2026-11-15T23:30:00.000Z" },
      entryId: "c",
    });
    const ended = item(2, {
      method: "PATCH",
      path: "/api/cycles/c",
      ifMatch: -1,
      body: { endDate: "2026-11-20" },
    });
    expect(read("/api/cycles", [answer("/api/cycles", [])], [started, ended])).toMatchObject([
      { id: "c", startDay: "2026-11-16", endDay: "2026-11-20", revision: -2 },
    ]);
    const open = item(3, { method: "PATCH", path: "/api/cycles/c", body: { endDate: null } });
    const [cycle] = read("/api/cycles", [answer("/api/cycles", [])], [started, ended, open]) as [
      object,
    ];
    expect(cycle).not.toHaveProperty("endDay");
  });

  it("put an instant from another time zone on the local day there", () => {
    const write = item(1, {
      path: "/api/cycles",
      timeZone: "America/Los_Angeles",
      entryId: "c",
      body: { id: "c", startDate: "2026-11-16T05:30:00.000Z" },
    });
    expect(read("/api/cycles", [answer("/api/cycles", [])], [write])).toMatchObject([
      { id: "c", startDay: "2026-11-15" },
    ]);
  });

  it("leave out deleted and refused entries", () => {
    const stored = [answer("/api/signs", [{ id: "s", date: "2026-11-20", revision: 3 }])];
    const deleted = item(1, { method: "DELETE", path: "/api/signs/s", body: undefined });
    expect(read("/api/signs", stored, [deleted])).toEqual([]);
    const refusal = { status: 412, problem: null };
    expect(read("/api/signs", stored, [{ ...deleted, refusal }])).toHaveLength(1);
  });

  it("merge two joined periods", () => {
    const stored = [
      answer("/api/cycles", [
        { id: "b", startDate: "2026-11-10", endDate: "2026-11-12", endDay: "2026-11-12" },
        { id: "a", startDate: "2026-11-06", endDate: "2026-11-08", endDay: "2026-11-08" },
      ]),
    ];
    const join = item(1, { path: "/api/cycles/a/join/b", body: undefined });
    expect(read("/api/cycles", stored, [join])).toMatchObject([{ id: "a", endDay: "2026-11-12" }]);
  });

  it("restore both periods when a join is undone", () => {
    const stored = [answer("/api/cycles", [{ id: "a", startDate: "2026-11-06", notes: "both" }])];
    const body = {
      earlier: { startDate: "2026-11-06", endDate: "2026-11-08" },
      later: { id: "b", startDate: "2026-11-10" },
    };
    const split = item(1, { path: "/api/cycles/a/split", body });
    expect(read("/api/cycles", stored, [split])).toEqual([
      { id: "b", startDate: "2026-11-10", startDay: "2026-11-10", revision: -1 },
      {
        id: "a",
        startDate: "2026-11-06",
        startDay: "2026-11-06",
        endDate: "2026-11-08",
        endDay: "2026-11-08",
        revision: -1,
      },
    ]);
  });

  it("join the notes and the flow of two periods, as the server does", () => {
    const stored = [
      answer("/api/cycles", [
        { id: "b", startDate: "2026-11-10", startDay: "2026-11-10", flow: "heavy", notes: "late" },
        { id: "a", startDate: "2026-11-06", startDay: "2026-11-06", flow: "light", notes: "early" },
      ]),
    ];
    const join = item(1, { path: "/api/cycles/a/join/b", body: undefined });
    expect(read("/api/cycles", stored, [join])).toMatchObject([
      { id: "a", flow: "heavy", notes: "early\nlate" },
    ]);
  });

  it("know an end that the user changed", () => {
    const day = "2026-11-06";
    const stored = [
      answer("/api/cycles", [
        { id: "a", startDate: day, startDay: day, endDate: day, endDay: day, endIsUnknown: true },
      ]),
    ];
    const change = item(1, {
      method: "PATCH",
      path: "/api/cycles/a",
      body: { endDate: "2026-11-09" },
    });
    const [cycle] = read("/api/cycles", stored, [change]) as [object];
    expect(cycle).not.toHaveProperty("endIsUnknown");
  });

  it("leave a symptom logged again under its first id", () => {
    const own = { date: "2026-11-22", type: "cramps" };
    const stored = [answer("/api/symptoms", [{ id: "s", ...own, severity: 3, revision: 5 }])];
    const body = { id: "new-1", ...own, severity: 6 };
    expect(read("/api/symptoms", stored, [item(1, { path: "/api/symptoms", body })])).toEqual([
      { id: "s", ...own, severity: 6, revision: -1 },
    ]);
  });

  it("tick a step of the care plan, and note that a concern was seen", () => {
    const plan = [answer("/api/care-plan", { done: ["sleep"], revision: 4 })];
    const tick = { step: "walk", isDone: true };
    const patch = { method: "PATCH", ifMatch: 4 } as const;
    expect(
      read("/api/care-plan", plan, [item(1, { ...patch, path: "/api/care-plan", body: tick })]),
    ).toEqual({ done: ["sleep", "walk"], revision: -1 });
    const seen = [answer("/api/concerns-seen", { seen: {}, revision: 4 })];
    const body = { key: "no-period", seenOn: "2026-11-21" };
    expect(
      read("/api/concerns-seen", seen, [item(1, { ...patch, path: "/api/concerns-seen", body })]),
    ).toEqual({ seen: { "no-period": "2026-11-21" }, revision: -1 });
  });

  it("apply the change to a single record", () => {
    const stored = [answer("/api/visit/plan", { months: 3, notes: "old", revision: 4 })];
    const change = item(1, { method: "PATCH", path: "/api/visit/plan", body: { notes: null } });
    expect(read("/api/visit/plan", stored, [change])).toEqual({ months: 3, revision: -1 });
  });
});
