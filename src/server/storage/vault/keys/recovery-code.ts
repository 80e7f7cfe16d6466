import { randomBytes } from "node:crypto";

// Crockford's base 32: without I, L, O and U, which are easily misread.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 5;
const GROUP_LENGTH = 5;

/** Returns 125 random bits in five groups of five, such as `7KQ2M-4V9XD-…`. */
export function makeRecoveryCode(): string {
  const letters = Array.from(randomBytes(GROUPS * GROUP_LENGTH), (byte) => ALPHABET[byte % 32]);
  const code = letters.join("");
  return (code.match(/.{5}/g) ?? []).join("-");
}

/** Normalises a typed code: upper case, without spaces and dashes, O as 0, I and L as 1. */
export function normaliseRecoveryCode(input: string): string {
  return input.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
}
