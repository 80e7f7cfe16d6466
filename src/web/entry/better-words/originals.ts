import type { I18n } from "@lingui/core";
import { type DraftTag, draftTags } from "#contract/kernel/draft-tag.ts";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { draftAreaOf } from "#web/entry/draft-language/drafts.ts";
import type { Area } from "#web/i18n/catalogues.ts";
import { areasHere, fetchMessages, i18n, languageHere } from "#web/i18n/i18n.ts";
import { readingOf } from "./wordings.ts";

/** What may be said better: the words of the page, or those of a screen that stands in a draft. */
export interface WordsHere {
  readonly language: LanguageTag | DraftTag;
  readonly messages: Readonly<Record<string, unknown>>;
}

/** By whose words are around: those of the page, or of a draft. */
export function wordsIn(around: I18n): WordsHere {
  const draft = around === i18n ? undefined : draftTags.find((tag) => tag === around.locale);
  return { language: draft ?? languageHere(), messages: around.messages };
}

/** How a message reads in English, from the one catalogue it is in. */
export async function originalOf(id: string, language: LanguageTag | DraftTag): Promise<string> {
  const draft = draftTags.find((tag) => tag === language);
  const area = draft ? draftAreaOf(draft, id) : areaOf(id, languageHere());
  const messages = await fetchMessages(await area, "en");
  return readingOf(messages[id]);
}

/** What has been loaded here is asked again at no cost. */
async function areaOf(id: string, language: LanguageTag): Promise<Area> {
  for (const area of areasHere()) {
    const messages = await fetchMessages(area, language);
    if (Object.hasOwn(messages, id)) return area;
  }
  return "app";
}
