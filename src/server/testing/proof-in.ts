import { deriveKey } from "#server/storage/vault/cipher.ts";

export function proofIn(fragment: string): string {
  const bytes = Buffer.from(fragment, "base64url");
  const proof = deriveKey(bytes.subarray(16), "shared-report/proof");
  return Buffer.concat([bytes.subarray(0, 16), proof]).toString("base64url");
}
