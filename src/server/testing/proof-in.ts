import { deriveKey } from "#server/storage/vault/cipher.ts";

/** Returns what the page of a shared link shows to the server: the account and the link's proof. */
export function proofIn(fragment: string): string {
  const bytes = Buffer.from(fragment, "base64url");
  const proof = deriveKey(bytes.subarray(16), "shared-report/proof");
  return Buffer.concat([bytes.subarray(0, 16), proof]).toString("base64url");
}
