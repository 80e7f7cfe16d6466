import type { I18n } from "@lingui/core";
import { type DraftTag, draftTags } from "#contract/kernel/draft-tag.ts";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { draftAreaOf } from "#web/entry/draft-language/drafts.ts";
import type { Area } from "#web/i18n/catalogues.ts";
import { areasHere, fetchMessages, i18n, languageHere } from "#web/i18n/i18n.ts";
import { readingOf } from "./wordings.ts";

/** The catalogue being corrected: the page's, or a screen's partial draft. */
export interface WordsHere {
  readonly language: LanguageTag | DraftTag;
  readonly messages: Readonly<Record<string, unknown>>;
}

/** The catalogue of an i18n context: the page's or a draft's. */
export function wordsIn(around: I18n): WordsHere {
  const draft = around === i18n ? undefined : draftTags.find((tag) => tag === around.locale);
  return { language: draft ?? languageHere(), messages: around.messages };
}

/** The English text of a message. */
export async function originalOf(id: string, language: LanguageTag | DraftTag): Promise<string> {
  const draft = draftTags.find((tag) => tag === language);
  const area = draft ? draftAreaOf(draft, id) : areaOf(id, languageHere());
  const messages = await fetchMessages(await area, "en");
  return readingOf(messages[id]);
}

/** Loaded catalogues are searched first, as they cost no request. */
async function areaOf(id: string, language: LanguageTag): Promise<Area> {
  for (const area of areasHere()) {
    const messages = await fetchMessages(area, language);
    if (Object.hasOwn(messages, id)) return area;
  }
  return "app";
}
