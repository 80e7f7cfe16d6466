import type { LanguageTag } from "#contract/language-tag.ts";
import { type Area, english } from "#web/i18n/catalogues.ts";
import { areasHere, cataloguesIn } from "#web/i18n/i18n.ts";
import { wordingsOf } from "./wordings.ts";

/** How a message reads in English, from the one catalogue it is in. */
export async function originalOf(id: string, language: LanguageTag): Promise<string> {
  const { messages } = await english[await areaOf(id, language)]();
  return readingOf(messages[id]);
}

/** All forms of a message, one under the other. */
export const readingOf = (message: unknown): string => wordingsOf(message).join("\n");

/** What has been loaded here is asked again at no cost. */
async function areaOf(id: string, language: LanguageTag): Promise<Area> {
  const catalogues = await cataloguesIn(language);
  for (const area of areasHere()) {
    const { messages } = await catalogues[area]();
    if (Object.hasOwn(messages, id)) return area;
  }
  return "app";
}
