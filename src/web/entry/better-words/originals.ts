import type { I18n } from "@lingui/core";
import { type DraftTag, draftTags } from "#contract/kernel/draft-tag.ts";
import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { fetchCatalogue, fetchTable, i18n, languageHere, tablesHere } from "#web/i18n/i18n.ts";
import { readingOf } from "./wordings.ts";

export interface WordsHere {
  readonly language: LanguageTag | DraftTag;
  readonly messages: Readonly<Record<string, unknown>>;
}

export function languageOf(around: I18n): WordsHere["language"] {
  const draft = around === i18n ? undefined : draftTags.find((tag) => tag === around.locale);
  return draft ?? languageHere();
}

export async function wordsIn(around: I18n): Promise<WordsHere> {
  const language = languageOf(around);
  return { language, messages: { ...(await fetchCatalogue(language)), ...around.messages } };
}

export async function originalOf(id: string): Promise<string> {
  const tables = tablesHere().map((table) => fetchTable(table, "en"));
  const messages = await Promise.all([fetchCatalogue("en"), ...tables]);
  return readingOf(Object.assign({}, ...messages)[id]);
}
