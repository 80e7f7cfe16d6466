import { createHash } from "node:crypto";

/**
 * What an account keeps of a browser's token. The account is part of it, so that two women's rows
 * do not tell that they share a phone. A fast hash is enough for 256 random bits.
 */
export const hashDeviceToken = (accountId: string, token: string): string =>
  createHash("sha256").update(`${accountId}\n${token}`).digest("hex");
