import { uuidOf } from "#web/api/new-id.ts";
import { base64UrlOf, bytesOf } from "#web/api/seal/base64.ts";

export interface Link {
  readonly account: Uint8Array<ArrayBuffer>;
  readonly secret: Uint8Array<ArrayBuffer>;
}

const ACCOUNT_LENGTH = 16;
const SECRET_LENGTH = 32;
const BASE64URL = /^[\w-]{64}$/;

export function linkIn(hash: string): Link | null {
  const text = hash.replace(/^#/, "");
  if (!BASE64URL.test(text)) return null;
  const bytes = bytesOf(text);
  if (bytes.length !== ACCOUNT_LENGTH + SECRET_LENGTH) return null;
  return { account: bytes.slice(0, ACCOUNT_LENGTH), secret: bytes.slice(ACCOUNT_LENGTH) };
}

export async function proofOf({ account, secret }: Link): Promise<string> {
  const proof = await derive(secret, "shared-report/proof");
  return base64UrlOf(new Uint8Array([...account, ...proof]));
}

// The vault's format: a format byte, the IV, the tag, the ciphertext.
const FORMAT = 1;
const IV_START = 1;
const TAG_START = IV_START + 12;
const TEXT_START = TAG_START + 16;

export type Content = "shared-report" | "trusted-view";

/** Decrypts with the link's key. Rejects if the bytes were changed or belong to another link. */
export async function decrypt(
  link: Link,
  sealed: Uint8Array<ArrayBuffer>,
  content: Content,
): Promise<ArrayBuffer> {
  const key = await keyOf(link, content);
  const tag = sealed.slice(TAG_START, TEXT_START);
  const iv = sealed.slice(IV_START, TAG_START);
  return crypto.subtle.decrypt(
    cipherFor(link, content, iv),
    key,
    // WebCrypto expects the tag after the ciphertext.
    new Uint8Array([...sealed.slice(TEXT_START), ...tag]),
  );
}

export async function encrypt(
  link: Link,
  plain: Uint8Array<ArrayBuffer>,
  content: Content,
): Promise<Uint8Array<ArrayBuffer>> {
  const key = await keyOf(link, content);
  const iv = crypto.getRandomValues(new Uint8Array(TAG_START - IV_START));
  const bytes = new Uint8Array(
    await crypto.subtle.encrypt(cipherFor(link, content, iv), key, plain),
  );
  const text = bytes.slice(0, plain.length);
  return new Uint8Array([FORMAT, ...iv, ...bytes.slice(plain.length), ...text]);
}

async function keyOf({ secret }: Link, content: Content): Promise<CryptoKey> {
  const raw = await derive(secret, `${content}/key`);
  return crypto.subtle.importKey("raw", raw, "AES-GCM", false, ["decrypt", "encrypt"]);
}

const cipherFor = ({ account }: Link, content: Content, iv: Uint8Array<ArrayBuffer>) => ({
  name: "AES-GCM",
  iv,
  additionalData: new TextEncoder().encode(JSON.stringify([content, uuidOf(account)])),
});

async function derive(secret: Uint8Array<ArrayBuffer>, purpose: string) {
  const key = await crypto.subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  const info = new TextEncoder().encode(`mwezi/${purpose}`);
  const from = { name: "HKDF", hash: "SHA-256", salt: new Uint8Array(), info };
  return new Uint8Array(await crypto.subtle.deriveBits(from, key, 8 * SECRET_LENGTH));
}
