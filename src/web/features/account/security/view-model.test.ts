import { describe, expect, it } from "vitest";
import type { Access } from "#contract/account/access.ts";
import { lastSeen, newAccesses } from "./view-model.ts";

describe("the last use of a device", () => {
  const now = Date.parse("2026-11-20T09:30:00Z");

  it.each([
    ["2026-11-20T09:29:00Z", { kind: "now" }],
    ["2026-11-20T09:40:00Z", { kind: "now" }],
    ["2026-11-20T09:20:00Z", { kind: "minutes", count: 10 }],
    ["2026-11-20T07:00:00Z", { kind: "hours", count: 2 }],
    ["2026-11-19T09:30:00Z", { kind: "on-day" }],
  ])("%s is shown as %o", (instant, shown) => {
    expect(lastSeen(instant, now)).toEqual(shown);
  });
});

describe("an access made on another device", () => {
  const access = (id: string, createdAt: string | null, more: Partial<Access> = {}): Access => ({
    kind: "session",
    id,
    name: "Chrome on Android",
    createdAt,
    lastUsedAt: createdAt,
    isHere: false,
    isActive: true,
    ...more,
  });
  const own = access("own", "2026-11-10T08:00:00Z", { isHere: true });
  const idsOf = (...question: Parameters<typeof newAccesses>) =>
    newAccesses(...question).map(({ id }) => id);

  it("is shown for confirmation if it started after this session, latest first", () => {
    const early = access("early", "2026-11-09T08:00:00Z");
    const late = access("late", "2026-11-12T08:00:00Z");
    const latest = access("latest", "2026-11-13T08:00:00Z");
    expect(idsOf([early, own, late, latest], null)).toEqual(["latest", "late"]);
    expect(idsOf([own], null)).toEqual([]);
  });

  it.each(["passkey", "calendarFeed", "reportLink", "trustedView", "accessToken"] as const)(
    "is shown for confirmation if it is a new %s, but not if it was made here",
    (kind) => {
      const made = access("made", "2026-11-12T08:00:00Z", { kind });
      expect(idsOf([own, made], null)).toEqual(["made"]);
      expect(idsOf([own, { ...made, isHere: true }], null)).toEqual([]);
    },
  );

  it("is shown for confirmation if someone had the password and stopped at the second step", () => {
    const factor = access("factor", "2026-11-12T08:00:00Z", { kind: "secondFactor" });
    expect(idsOf([own, factor], null)).toEqual([]);
    expect(idsOf([own, { ...factor, refusedAt: "2026-11-13T08:00:00Z" }], null)).toEqual([
      "factor",
    ]);
  });

  it("is confirmed with all earlier ones, once the list has loaded", () => {
    const late = access("late", "2026-11-12T08:00:00Z");
    const latest = access("latest", "2026-11-13T08:00:00Z");
    expect(idsOf([own, late, latest], late.createdAt)).toEqual(["latest"]);
    expect(idsOf([own, late, latest], latest.createdAt)).toEqual([]);
    expect(idsOf([], null)).toEqual([]);
  });

  it("is not shown after it has ended, or if its start is unknown", () => {
    const gone = access("gone", "2026-11-12T08:00:00Z", { isActive: false });
    expect(idsOf([own, gone, access("old", null, { kind: "calendarFeed" })], null)).toEqual([]);
  });
});
