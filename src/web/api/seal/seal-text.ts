import { browserKey } from "./browser-key.ts";
import { isSealed, openWith, sealWith } from "./seal.ts";

export async function sealText(text: string, place: string): Promise<string | null> {
  const key = await browserKey();
  return key && sealWith(key, text, place);
}

export async function openText(text: string, place: string): Promise<string | null> {
  if (!isSealed(text)) return text;
  const key = await browserKey();
  return key && openWith(key, text, place);
}
