import { describe, expect, it } from "vitest";
import { lastSeen } from "./view-model.ts";

describe("when a device was last seen", () => {
  const now = Date.parse("2026-11-20T09:30:00Z");

  it.each([
    ["2026-11-20T09:29:00Z", { kind: "now" }],
    ["2026-11-20T09:40:00Z", { kind: "now" }],
    ["2026-11-20T09:20:00Z", { kind: "minutes", count: 10 }],
    ["2026-11-20T07:00:00Z", { kind: "hours", count: 2 }],
    ["2026-11-19T09:30:00Z", { kind: "on-day" }],
  ])("%s is told as %o", (instant, told) => {
    expect(lastSeen(instant, now)).toEqual(told);
  });
});
