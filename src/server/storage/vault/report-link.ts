import { createHash, randomBytes } from "node:crypto";
import { decodeSecret, encodeSecret, UUID_LENGTH } from "./account-bytes.ts";
import { deriveKey, encrypt, KEY_LENGTH } from "./cipher.ts";
import { jweOf } from "./jwe.ts";

/** The fragment of a link: the account and a secret that the server does not store. */
export interface ReportLink {
  readonly fragment: string;
  /** The hash of the proof; the key of the row with the encrypted report. */
  readonly hash: string;
  readonly encrypt: (report: unknown) => Buffer;
  /** Account and proof in base64url, as the link's page sends them. */
  readonly shown: string;
  /** The key of the SMART Health Link, which its `shlink:` contains. */
  readonly healthKey: string;
  readonly encryptRecord: (record: Buffer, contentType: string) => string;
}

/** The page sends a proof derived from the secret; the key never leaves the page. */
export function makeReportLink(accountId: string): ReportLink {
  const secret = randomBytes(KEY_LENGTH);
  const key = deriveKey(secret, "shared-report/key");
  const healthKey = deriveKey(secret, "shared-report/health-link");
  return {
    fragment: encodeSecret(accountId, secret),
    hash: hashOfProof(proofOf(secret)),
    encrypt: (report) =>
      encrypt(key, Buffer.from(JSON.stringify(report)), ["shared-report", accountId]),
    shown: encodeSecret(accountId, proofOf(secret)),
    healthKey: healthKey.toString("base64url"),
    encryptRecord: (record, contentType) => jweOf(healthKey, record, contentType),
  };
}

export const hashOfFragment = (fragment: string): string =>
  hashOfProof(proofOf(Buffer.from(fragment, "base64url").subarray(UUID_LENGTH)));

export interface LinkProof {
  readonly accountId: string;
  readonly hash: string;
}

export function readLinkProof(text: string): LinkProof | null {
  const decoded = decodeSecret(text);
  return decoded && { accountId: decoded.accountId, hash: hashOfProof(decoded.secret) };
}

const proofOf = (secret: Buffer) => deriveKey(secret, "shared-report/proof");

// SHA-256 is enough for 256 random bits.
const hashOfProof = (proof: Buffer) => createHash("sha256").update(proof).digest("hex");
