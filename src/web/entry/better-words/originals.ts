import type { LanguageTag } from "#contract/language-tag.ts";
import type { Area } from "#web/i18n/catalogues.ts";
import { areasHere, fetchMessages } from "#web/i18n/i18n.ts";
import { wordingsOf } from "./wordings.ts";

/** How a message reads in English, from the one catalogue it is in. */
export async function originalOf(id: string, language: LanguageTag): Promise<string> {
  const messages = await fetchMessages(await areaOf(id, language), "en");
  return readingOf(messages[id]);
}

/** All forms of a message, one under the other. */
export const readingOf = (message: unknown): string => wordingsOf(message).join("\n");

/** What has been loaded here is asked again at no cost. */
async function areaOf(id: string, language: LanguageTag): Promise<Area> {
  for (const area of areasHere()) {
    const messages = await fetchMessages(area, language);
    if (Object.hasOwn(messages, id)) return area;
  }
  return "app";
}
