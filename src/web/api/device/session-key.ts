import { set, type UseStore } from "idb-keyval";

export const SESSION_KEY = "key";
const AES = { name: "AES-GCM", length: 256 } as const;
const NONCE_BYTES = 12;

interface WrappedKey {
  readonly nonce: Uint8Array<ArrayBuffer>;
  readonly bytes: ArrayBuffer;
}

export async function unwrapSessionKey(stored: unknown, token: string): Promise<CryptoKey | null> {
  return stored === undefined ? null : unwrap(stored as WrappedKey, token).catch(() => null);
}

export async function makeSessionKey(token: string, place: UseStore): Promise<CryptoKey> {
  const key = await crypto.subtle.generateKey(AES, true, ["encrypt", "decrypt"]);
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const wrapping = { name: AES.name, iv: nonce };
  const bytes = await crypto.subtle.wrapKey("raw", key, await keyOf(token), wrapping);
  await set(SESSION_KEY, { nonce, bytes } satisfies WrappedKey, place);
  return unwrap({ nonce, bytes }, token);
}

const unwrap = async ({ nonce, bytes }: WrappedKey, token: string): Promise<CryptoKey> => {
  const wrapping = { name: AES.name, iv: nonce };
  const uses: KeyUsage[] = ["encrypt", "decrypt"];
  return crypto.subtle.unwrapKey("raw", bytes, await keyOf(token), wrapping, AES, false, uses);
};

/** One derivation is enough: the token has 256 random bits. */
async function keyOf(token: string): Promise<CryptoKey> {
  const encoder = new TextEncoder();
  const base = await crypto.subtle.importKey("raw", encoder.encode(token), "HKDF", false, [
    "deriveKey",
  ]);
  const info = encoder.encode("mwezi answers on this device");
  const derivation = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(0), info };
  return crypto.subtle.deriveKey(derivation, base, AES, false, ["wrapKey", "unwrapKey"]);
}
