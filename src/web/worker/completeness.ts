import type { LanguageTag } from "#contract/kernel/language-tag.ts";

/** A cache besides the releases', which records that this release's offline files are complete. */
const SHELF = "kept";
const KEY = "/kept";

export async function markComplete(language: LanguageTag): Promise<void> {
  await (await caches.open(SHELF)).put(KEY, new Response(language));
}

export async function clearComplete(): Promise<void> {
  await caches.delete(SHELF);
}

/** Including this language's messages. Never complete in data-saving mode. */
export async function isComplete(language: LanguageTag): Promise<boolean> {
  try {
    const mark = await caches.match(KEY, { cacheName: SHELF });
    return (await mark?.text()) === language;
  } catch {
    // No cache available.
    return false;
  }
}
