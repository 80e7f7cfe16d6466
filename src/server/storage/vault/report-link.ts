import { createHash, randomBytes } from "node:crypto";
import { bytesOfUuid, UUID_LENGTH, uuidOf } from "./account-bytes.ts";
import { deriveKey, KEY_LENGTH, seal } from "./cipher.ts";

/** What stands after the # of a link: the account and a secret that the server does not keep. */
export interface ReportLink {
  /** Account and secret, in base64url. */
  readonly fragment: string;
  /** Under which the sealed report is found. */
  readonly hash: string;
  readonly seal: (report: unknown) => Buffer;
}

/**
 * A link that alone opens a report. From its secret come two things: a proof, which whoever holds
 * the link shows to be given the sealed bytes, and the key, which never leaves the page.
 */
export function makeReportLink(accountId: string): ReportLink {
  const secret = randomBytes(KEY_LENGTH);
  const account = bytesOfUuid(accountId);
  const key = deriveKey(secret, "shared-report/key");
  return {
    fragment: Buffer.concat([account, secret]).toString("base64url"),
    hash: hashOfProof(deriveKey(secret, "shared-report/proof")),
    seal: (report) => seal(key, Buffer.from(JSON.stringify(report)), ["shared-report", accountId]),
  };
}

/** What a page that holds a link shows: the account and the proof, in base64url. */
export interface LinkProof {
  readonly accountId: string;
  readonly hash: string;
}

const PROOF_LENGTH = Math.ceil(((UUID_LENGTH + KEY_LENGTH) * 4) / 3);
const BASE64URL = /^[\w-]+$/;

/** `null` for a text that no page of ours ever showed. */
export function readLinkProof(text: string): LinkProof | null {
  if (text.length !== PROOF_LENGTH || !BASE64URL.test(text)) return null;
  const bytes = Buffer.from(text, "base64url");
  return {
    accountId: uuidOf(bytes.subarray(0, UUID_LENGTH)),
    hash: hashOfProof(bytes.subarray(UUID_LENGTH)),
  };
}

// A fast hash is enough: nobody guesses 256 random bits.
const hashOfProof = (proof: Buffer) => createHash("sha256").update(proof).digest("hex");
