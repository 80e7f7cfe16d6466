import { describe, expect, it } from "vitest";
import { lastSeen, passwordProblem } from "./view-model.ts";

describe("a new password", () => {
  const right = { current: "marula-24", next: "moon-and-sea", repeated: "moon-and-sea" };

  it("may be sent when all three fields are right", () => {
    expect(passwordProblem(right)).toBeNull();
  });

  it("needs the current one", () => {
    expect(passwordProblem({ ...right, current: "" })).toEqual({
      field: "current",
      kind: "missing",
    });
  });

  it("has at least 6 characters [S9-09]", () => {
    expect(passwordProblem({ ...right, next: "moon", repeated: "moon" })).toEqual({
      field: "next",
      kind: "refused",
      problem: { field: "newPassword", code: "too_short", params: { minLength: 6 } },
    });
  });

  it("is typed the same twice", () => {
    expect(passwordProblem({ ...right, repeated: "moon-and-see" })).toEqual({
      field: "repeated",
      kind: "different",
    });
  });
});

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
