import { createHash } from "node:crypto";

/**
 * Returns the hash of a browser's token for one account. It includes the account, so that rows do not reveal
 * a phone shared by two accounts. SHA-256 is enough: the token has 256 random bits.
 */
export const hashDeviceToken = (accountId: string, token: string): string =>
  createHash("sha256").update(`${accountId}\n${token}`).digest("hex");
