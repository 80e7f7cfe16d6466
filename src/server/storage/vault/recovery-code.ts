import { randomBytes } from "node:crypto";

// Crockford's base 32: without I, L, O and U, so that nothing is misread on paper.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** 125 random bits in five groups of five, such as `7KQ2M-4V9XD-…`. */
export function makeRecoveryCode(): string {
  const letters = Array.from(randomBytes(GROUPS * GROUP_LENGTH), (byte) => ALPHABET[byte % 32]);
  const code = letters.join("");
  return (code.match(/.{5}/g) ?? []).join("-");
}

/** The same code however she types it: case, spaces and dashes fall away, O is 0, I and L are 1. */
export function normaliseRecoveryCode(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
}
