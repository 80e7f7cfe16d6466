import type { LanguageTag } from "#contract/kernel/language-tag.ts";

/** Beside the releases: the next one keeps the words of this language before it takes over. */
const SHELF = "language";
const KEY = "/language";

export async function keepLanguage(language: LanguageTag): Promise<void> {
  const shelf = await caches.open(SHELF);
  await shelf.put(KEY, new Response(language));
}

/** That of the last page; English before any. */
export async function keptLanguage(): Promise<LanguageTag> {
  const kept = await caches.match(KEY, { cacheName: SHELF });
  const language = await kept?.text();
  return language === "sw" || language === "ha" || language === "yo" ? language : "en";
}
