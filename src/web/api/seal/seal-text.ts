import { browserKey } from "./browser-key.ts";
import { isSealed, openWith, sealWith } from "./seal.ts";

/** Encrypts a text with this browser's key; `null` if it has none. */
export async function sealText(text: string, place: string): Promise<string | null> {
  const key = await browserKey();
  return key && sealWith(key, text, place);
}

/** Reads a stored text, encrypted or plain; `null` if decryption fails. */
export async function openText(text: string, place: string): Promise<string | null> {
  if (!isSealed(text)) return text;
  const key = await browserKey();
  return key && openWith(key, text, place);
}
