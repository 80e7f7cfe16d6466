import { describe, expect, it } from "vitest";
import { makeRecoveryCode, normaliseRecoveryCode } from "./recovery-code.ts";

describe("a recovery code", () => {
  it("has five groups of five unambiguous letters", () => {
    expect(makeRecoveryCode()).toMatch(/^([0-9A-HJKMNP-TV-Z]{5}-){4}[0-9A-HJKMNP-TV-Z]{5}$/);
  });

  it("is never the same twice", () => {
    const codes = Array.from({ length: 200 }, makeRecoveryCode);
    expect(new Set(codes).size).toBe(200);
  });

  it("is the same code however it is typed", () => {
    const printed = "10ABC-DEF12-3GHJK-MNPQR-STVWX";
    expect(normaliseRecoveryCode(" ioabc def12 3ghjk-mnpqr-stvwx ")).toBe(
      normaliseRecoveryCode(printed),
    );
  });
});
