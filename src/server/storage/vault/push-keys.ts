import { createECDH } from "node:crypto";

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
