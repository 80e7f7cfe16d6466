import { createHash, createHmac, randomBytes } from "node:crypto";

const LENGTH = 6;

/** Returns 36 bits of a text's SHA-256, to distinguish texts where deliberate collisions do not matter. */
export const shortHash = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, LENGTH);

/** New at each start: the hash that a device stores reveals nothing about the answer. */
const ANSWER_KEY = randomBytes(32);
/** 72 bits: a collision would leave a stale answer on screen. */
const ANSWER_LENGTH = 12;

export const answerHash = (build: string, answer: Uint8Array): string =>
  createHmac("sha256", ANSWER_KEY)
    .update(build)
    .update(answer)
    .digest("base64url")
    .slice(0, ANSWER_LENGTH);
