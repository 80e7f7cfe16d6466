import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { issueToken, readToken } from "./session-token.ts";

describe("a session token", () => {
  it("yields its account, its hash and its wrapping key", () => {
    fc.assert(
      fc.property(fc.uuid(), (accountId) => {
        const issued = issueToken(accountId);
        const read = readToken(issued.text);
        expect(read?.accountId).toBe(accountId);
        expect(read?.hash).toBe(issued.hash);
        expect(read?.wrappingKey).toEqual(issued.wrappingKey);
      }),
    );
  });

  it("is never the same twice", () => {
    const accountId = crypto.randomUUID();
    expect(issueToken(accountId).text).not.toBe(issueToken(accountId).text);
  });

  it.each(["", "x", "a".repeat(10_000), "?".repeat(64), `${"a".repeat(63)} `])(
    "is rejected when no server issued it: %#",
    (text) => {
      expect(readToken(text)).toBeNull();
    },
  );
});
