import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { ServerSecret } from "./keys/server-secret.ts";

const RANDOM_LENGTH = 16;
const TIME_LENGTH = 6;
const MAC_LENGTH = 32;
const LIFE = 5 * 60_000;

/** Random bytes, an expiry and this server's MAC. Stored only when used. */
export function makeChallenge(secret: ServerSecret, purpose: string, now: number): string {
  const time = Buffer.alloc(TIME_LENGTH);
  time.writeUIntBE(now + LIFE, 0, TIME_LENGTH);
  const head = Buffer.concat([randomBytes(RANDOM_LENGTH), time]);
  return Buffer.concat([head, markOf(secret, purpose, head)]).toString("base64url");
}

export function readChallenge(
  secret: ServerSecret,
  text: string,
  purpose: string,
  now: number,
): string | null {
  const bytes = Buffer.from(text, "base64url");
  if (bytes.length !== RANDOM_LENGTH + TIME_LENGTH + MAC_LENGTH) return null;
  const head = bytes.subarray(0, RANDOM_LENGTH + TIME_LENGTH);
  const mark = bytes.subarray(RANDOM_LENGTH + TIME_LENGTH);
  if (!timingSafeEqual(mark, markOf(secret, purpose, head))) return null;
  const end = head.readUIntBE(RANDOM_LENGTH, TIME_LENGTH);
  if (now > end || end > now + LIFE) return null;
  return createHash("sha256").update(bytes).digest("base64url");
}

const markOf = (secret: ServerSecret, purpose: string, head: Buffer) =>
  secret.challengeMac(`${purpose}\n${head.toString("base64url")}`);
