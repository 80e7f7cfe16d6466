import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { randomLetters } from "./recovery-code.ts";

// RFC 4226 and RFC 6238 as every authenticator app implements them: SHA-1, six digits, 30 seconds.
const SECRET_LENGTH = 20;
const DIGITS = 6;
export const STEP = 30_000;
/** Steps on either side, for inaccurate clocks and slow typing. */
const TOLERANCE = 1;
// RFC 4648.
const BASE32 = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function makeTotpSecret(): string {
  const bits = [...randomBytes(SECRET_LENGTH)].map((byte) => byte.toString(2).padStart(8, "0"));
  return (bits.join("").match(/.{5}/g) ?? [])
    .map((five) => BASE32[Number.parseInt(five, 2)])
    .join("");
}

function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter)).filter((index) => index >= 0);
  const text = bits.map((index) => index.toString(2).padStart(5, "0")).join("");
  return Buffer.from((text.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

export const codeAt = (secret: string, now: number): string =>
  codeOf(bytesOf(secret), Math.floor(now / STEP));

function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac("sha1", secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = (mac.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS;
  return String(number).padStart(DIGITS, "0");
}

/** Returns the time step of a code near now; `null` for a wrong one. The caller must reject used codes. */
export function stepOfCode(secret: string, code: string, now: number): number | null {
  if (code.length !== DIGITS) return null;
  const key = bytesOf(secret);
  const current = Math.floor(now / STEP);
  let found: number | null = null;
  for (let step = current - TOLERANCE; step <= current + TOLERANCE; step += 1) {
    if (step >= 0 && timingSafeEqual(Buffer.from(codeOf(key, step)), asciiOf(code))) found = step;
  }
  return found;
}

const asciiOf = (code: string) => Buffer.from(code, "latin1");

const SPARE_CODES = 10;
// 40 bits: codes can be tried ten times in 15 minutes, and only with the password.
const HALF_OF_SPARE = 4;

export const makeSpareCodes = (): string[] =>
  Array.from(
    { length: SPARE_CODES },
    () => `${randomLetters(HALF_OF_SPARE)}-${randomLetters(HALF_OF_SPARE)}`,
  );

export const spareCodeHash = (code: string): string =>
  createHash("sha256").update(code).digest("base64url");
