import { createHash } from "node:crypto";

const LENGTH = 6;

/** Returns 36 bits of a text's SHA-256, to distinguish texts where deliberate collisions do not matter. */
export const shortHash = (text: string): string =>
  createHash("sha256").update(text).digest("base64url").slice(0, LENGTH);
