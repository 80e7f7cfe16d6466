import { type LanguageTag, languageOf } from "#contract/kernel/language-tag.ts";

/** A cache besides the releases': whose messages the next release caches first. */
const SHELF = "language";
const KEY = "/language";

export async function keepLanguage(language: LanguageTag): Promise<void> {
  const shelf = await caches.open(SHELF);
  await shelf.put(KEY, new Response(language));
}

export async function cachedLanguage(): Promise<LanguageTag> {
  const cached = await caches.match(KEY, { cacheName: SHELF });
  return languageOf(await cached?.text());
}
