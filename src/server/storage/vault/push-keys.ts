import { createECDH } from "node:crypto";

/** Whether a message can be encrypted for the public key (RFC 8291: P-256, base64url). */
export function isPushKey(text: string): boolean {
  try {
    const ours = createECDH("prime256v1");
    ours.generateKeys();
    ours.computeSecret(Buffer.from(text, "base64url"));
    return true;
  } catch {
    return false;
  }
}
