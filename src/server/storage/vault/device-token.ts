import { createHash } from "node:crypto";

/** Includes the account, so that rows do not reveal a phone shared by two accounts. */
export const hashDeviceToken = (accountId: string, token: string): string =>
  createHash("sha256").update(`${accountId}\n${token}`).digest("hex");
