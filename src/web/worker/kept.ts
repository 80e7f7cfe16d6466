import type { LanguageTag } from "#contract/kernel/language-tag.ts";

/** Beside the releases: says that this one keeps all that must open without network. */
const SHELF = "kept";
const KEY = "/kept";

export async function markKept(language: LanguageTag): Promise<void> {
  await (await caches.open(SHELF)).put(KEY, new Response(language));
}

/** Another release has other files. */
export async function forgetKept(): Promise<void> {
  await caches.delete(SHELF);
}

/**
 * For pages: whether the worker keeps all that must open without network, its words in this
 * language among it. It does not where she uses less data.
 */
export async function isKept(language: LanguageTag): Promise<boolean> {
  try {
    const mark = await caches.match(KEY, { cacheName: SHELF });
    return (await mark?.text()) === language;
  } catch {
    // A browser that keeps nothing.
    return false;
  }
}
