import { browserKey } from "./browser-key.ts";
import { isSealed, openWith, sealWith } from "./seal.ts";

/** The text sealed with this browser's key; `null` where it has none. */
export async function sealText(text: string, place: string): Promise<string | null> {
  const key = await browserKey();
  return key && sealWith(key, text, place);
}

/** What a stored text says, sealed or in plain; `null` where it cannot be opened. */
export async function openText(text: string, place: string): Promise<string | null> {
  if (!isSealed(text)) return text;
  const key = await browserKey();
  return key && openWith(key, text, place);
}
