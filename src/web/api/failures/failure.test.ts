import { describe, expect, it } from "vitest";
import type { ErrorCode } from "#contract/kernel/errors.ts";
import { ApiError, OfflineError } from "./errors.ts";
import { failureOf } from "./failure.ts";

const refused = (status: number, code: ErrorCode, fields?: unknown) =>
  new ApiError(
    status,
    JSON.stringify({ type: "about:blank", title: "", status, code, detail: "", fields }),
    null,
  );

describe("the reason a call failed", () => {
  it.each([
    [401, "wrong_credentials", "wrong-credentials"],
    [403, "wrong_password", "wrong-password"],
    [409, "email_taken", "email-taken"],
    [401, "not_signed_in", "signed-out"],
    [503, "not_saved", "not-saved"],
    [503, "task_too_large", "too-large"],
    [507, "server_full", "server-full"],
    [503, "registration_closed", "registration-closed"],
    [503, "unavailable", "server"],
    [500, "internal", "server"],
  ] as const)("%i %s is %s", (status, code, kind) => {
    expect(failureOf(refused(status, code)).kind).toBe(kind);
  });

  it("is the network when no answer came", () => {
    expect(failureOf(new OfflineError(new TypeError("fetch failed")))).toEqual({ kind: "offline" });
  });

  it("is the server when the response is unreadable", () => {
    expect(failureOf(new ApiError(502, "<html>Bad gateway</html>", null)).kind).toBe("server");
    expect(failureOf(new TypeError("boom")).kind).toBe("server");
  });

  it("includes the minutes to wait, rounded up", () => {
    expect(failureOf(new ApiError(429, "slow down", 61))).toEqual({
      kind: "too-many-attempts",
      minutes: 2,
    });
    expect(failureOf(new ApiError(429, "slow down", 0))).toMatchObject({ minutes: 1 });
    expect(failureOf(new ApiError(429, "slow down", null))).toMatchObject({ minutes: null });
  });

  it("includes the limit of a full list", () => {
    const fields = [{ field: "moods", code: "too_many", params: { max: 8_000 } }];
    expect(failureOf(refused(422, "too_many_entries", fields))).toEqual({
      kind: "list-full",
      max: 8_000,
    });
    expect(failureOf(refused(422, "too_many_entries"))).toMatchObject({ max: null });
  });

  it("names each refused field", () => {
    const fields = [
      { field: "age", code: "too_small", params: { min: 13, max: 100, whole: true } },
    ];
    expect(failureOf(refused(422, "invalid_input", fields))).toEqual({ kind: "fields", fields });
  });
});
