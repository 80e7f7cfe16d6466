import { describe, expect, it } from "vitest";
import { lastSeen, newSignIns } from "./view-model.ts";

describe("the last use of a device", () => {
  const now = Date.parse("2026-11-20T09:30:00Z");

  it.each([
    ["2026-11-20T09:29:00Z", { kind: "now" }],
    ["2026-11-20T09:40:00Z", { kind: "now" }],
    ["2026-11-20T09:20:00Z", { kind: "minutes", count: 10 }],
    ["2026-11-20T07:00:00Z", { kind: "hours", count: 2 }],
    ["2026-11-19T09:30:00Z", { kind: "on-day" }],
  ])("%s is shown as %o", (instant, told) => {
    expect(lastSeen(instant, now)).toEqual(told);
  });
});

describe("a sign-in on another device", () => {
  const session = (
    id: string,
    createdAt: string,
    more: { current?: boolean; signedIn?: boolean } = {},
  ) => ({
    ...{ id, device: "Chrome on Android", createdAt, lastSeenAt: createdAt },
    ...{ current: false, signedIn: true, ...more },
  });
  const own = session("own", "2026-11-10T08:00:00Z", { current: true });
  const idsOf = (...question: Parameters<typeof newSignIns>) =>
    newSignIns(...question).map(({ id }) => id);

  it("is asked about if it started after this session, latest first", () => {
    const early = session("early", "2026-11-09T08:00:00Z");
    const late = session("late", "2026-11-12T08:00:00Z");
    const latest = session("latest", "2026-11-13T08:00:00Z");
    expect(idsOf([early, own, late, latest], null)).toEqual(["latest", "late"]);
    expect(idsOf([own], null)).toEqual([]);
  });

  it("is confirmed with all earlier ones, once the list has loaded", () => {
    const late = session("late", "2026-11-12T08:00:00Z");
    const latest = session("latest", "2026-11-13T08:00:00Z");
    expect(idsOf([own, late, latest], late.createdAt)).toEqual(["latest"]);
    expect(idsOf([own, late, latest], latest.createdAt)).toEqual([]);
    expect(idsOf([], null)).toEqual([]);
  });

  it("is not asked about after it has ended", () => {
    const gone = session("gone", "2026-11-12T08:00:00Z", { signedIn: false });
    expect(idsOf([own, gone], null)).toEqual([]);
  });
});
