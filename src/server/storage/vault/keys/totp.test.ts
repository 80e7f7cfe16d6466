import { describe, expect, it } from "vitest";
import { makeSpareCodes, makeTotpSecret, spareCodeHash, stepOfCode } from "./totp.ts";

/** "12345678901234567890" in base32, from RFC 6238. */
const SECRET = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

describe("a code of an authenticator app", () => {
  // RFC 6238, appendix B, the last six of its eight digits.
  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1111111111, "050471"],
    [1234567890, "005924"],
    [2000000000, "279037"],
    [20000000000, "353130"],
  ])("at %s seconds since 1970 is %s", (seconds, code) => {
    expect(stepOfCode(SECRET, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
  });

  it("is accepted one step early or late, and no further", () => {
    const at = (seconds: number) => stepOfCode(SECRET, "287082", seconds * 1000);
    expect([at(29), at(30), at(60), at(89), at(90)]).toEqual([1, 1, 1, 1, null]);
  });

  it("has six digits", () => {
    for (const code of ["", "28708", "2870820", "28708é", "abcdef"]) {
      expect(stepOfCode(SECRET, code, 59_000)).toBeNull();
    }
  });

  it("is derived from a unique secret of 160 random bits", () => {
    const secrets = Array.from({ length: 20 }, makeTotpSecret);
    expect(new Set(secrets).size).toBe(20);
    for (const secret of secrets) expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  });
});

it("there are ten different spare codes, stored as hashes", () => {
  const codes = makeSpareCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    expect(spareCodeHash(code)).not.toContain(code);
  }
});
