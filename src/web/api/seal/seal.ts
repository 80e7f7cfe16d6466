/** What a sealed text begins with, so that one in plain is known from it. */
const MARK = "sealed.1.";
const NONCE_BYTES = 12;

export const isSealed = (text: string): boolean => text.startsWith(MARK);

/** Seals a text with AES-GCM, bound to its place: moved to another, it does not open. */
export async function sealWith(key: CryptoKey, text: string, place: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const bytes = await crypto.subtle.encrypt(
    boundTo(place, nonce),
    key,
    new TextEncoder().encode(text),
  );
  return MARK + textOf(nonce) + textOf(new Uint8Array(bytes));
}

/** The text again; `null` where it was changed, moved, or sealed with another key. */
export async function openWith(
  key: CryptoKey,
  sealed: string,
  place: string,
): Promise<string | null> {
  try {
    const bytes = bytesOf(sealed.slice(MARK.length));
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

/** Twelve bytes make sixteen letters without padding: the nonce may stand right before the rest. */
function textOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte));
  return btoa(letters.join(""));
}

const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
