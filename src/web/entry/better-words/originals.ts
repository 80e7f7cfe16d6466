import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import { fetchCatalogue, fetchTable, i18n, languageHere, tablesHere } from "#web/i18n/i18n.ts";
import { readingOf } from "./wordings.ts";

export interface WordsHere {
  readonly language: LanguageTag;
  readonly messages: Readonly<Record<string, unknown>>;
}

export async function wordsHere(): Promise<WordsHere> {
  const language = languageHere();
  return { language, messages: { ...(await fetchCatalogue(language)), ...i18n.messages } };
}

export async function originalOf(id: string): Promise<string> {
  const tables = tablesHere().map((table) => fetchTable(table, "en"));
  const messages = await Promise.all([fetchCatalogue("en"), ...tables]);
  return readingOf(Object.assign({}, ...messages)[id]);
}
