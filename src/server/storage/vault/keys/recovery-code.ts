import { randomBytes } from "node:crypto";

// Crockford's base 32: without I, L, O and U, which are easily misread.
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 5;
const GROUP_LENGTH = 5;

export const randomLetters = (length: number): string =>
  Array.from(randomBytes(length), (byte) => ALPHABET[byte % 32]).join("");

export const makeRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () => randomLetters(GROUP_LENGTH)).join("-");

export function normaliseRecoveryCode(input: string): string {
  return input.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
}
