import { base64Of, bytesOf } from "./base64.ts";

const MARK = "sealed.1.";
const NONCE_BYTES = 12;

export const isSealed = (text: string): boolean => text.startsWith(MARK);

/** Encrypts a text with AES-GCM, bound to its place: elsewhere decryption fails. */
export async function sealWith(key: CryptoKey, text: string, place: string): Promise<string> {
  return MARK + base64Of(await sealBytes(key, text, place));
}

/** The same as bytes, which saves slow phones the base64 conversion. */
export async function sealBytes(
  key: CryptoKey,
  text: string,
  place: string,
): Promise<Uint8Array<ArrayBuffer>> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const bytes = new TextEncoder().encode(text);
  const sealed = await crypto.subtle.encrypt(boundTo(place, nonce), key, bytes);
  const all = new Uint8Array(NONCE_BYTES + sealed.byteLength);
  all.set(nonce);
  all.set(new Uint8Array(sealed), NONCE_BYTES);
  return all;
}

export async function openWith(
  key: CryptoKey,
  sealed: string,
  place: string,
): Promise<string | null> {
  try {
    return await openBytes(key, bytesOf(sealed.slice(MARK.length)), place);
  } catch {
    return null;
  }
}

export async function openBytes(
  key: CryptoKey,
  bytes: Uint8Array<ArrayBuffer>,
  place: string,
): Promise<string | null> {
  try {
    const nonce = bytes.subarray(0, NONCE_BYTES);
    const text = await crypto.subtle.decrypt(
      boundTo(place, nonce),
      key,
      bytes.subarray(NONCE_BYTES),
    );
    return new TextDecoder().decode(text);
  } catch {
    return null;
  }
}

const boundTo = (place: string, iv: Uint8Array<ArrayBuffer>): AesGcmParams => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(place),
});
