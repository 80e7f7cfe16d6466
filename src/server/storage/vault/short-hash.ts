import { createHash } from "node:crypto";

const LENGTH = 6;

/** 36 bits of a text's SHA-256, to tell texts apart that nobody chose in order to deceive. */
export const shortHash = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, LENGTH);
