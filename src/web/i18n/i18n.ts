import { i18n, type Messages } from "@lingui/core";

type FetchWords = () => Promise<{ messages: Messages }>;

/** What every screen shows, and by area what only some do; word-areas.ts names their folders. */
const english = {
  app: () => import("./locales/en.po"),
  words: () => import("./locales/words/en.po"),
  open: () => import("./locales/open/en.po"),
  entrance: () => import("./locales/entrance/en.po"),
  home: () => import("./locales/home/en.po"),
  cycle: () => import("./locales/cycle/en.po"),
  diary: () => import("./locales/diary/en.po"),
  health: () => import("./locales/health/en.po"),
  visit: () => import("./locales/visit/en.po"),
  concerns: () => import("./locales/concerns/en.po"),
  crisis: () => import("./locales/crisis/en.po"),
  learn: () => import("./locales/learn/en.po"),
  password: () => import("./locales/password/en.po"),
  device: () => import("./locales/device/en.po"),
  logout: () => import("./locales/logout/en.po"),
  account: () => import("./locales/account/en.po"),
} satisfies Record<string, FetchWords>;

export type Area = keyof typeof english;
type Language = "en";

const catalogues: Readonly<Record<Language, Readonly<Record<Area, FetchWords>>>> = { en: english };
const loaded = new Set<string>();

export async function activateLanguage(language: Language = "en"): Promise<void> {
  await loadWords("app", language);
  i18n.activate(language);
}

/** Once for each: loading announces a change, which would disturb a page just being taken over. */
export async function loadWords(area: Area, language: Language = "en"): Promise<void> {
  const key = `${language} ${area}`;
  if (loaded.has(key)) return;
  const { messages } = await catalogues[language][area]();
  i18n.load(language, messages);
  loaded.add(key);
}

/** Those that show none of the lists of `words`: what a visitor sees. */
const withoutLists: readonly Area[] = ["open", "entrance", "password", "logout"];

/** The words of an area, with the lists that several areas show. */
export async function loadArea(area: Area): Promise<void> {
  await Promise.all([
    loadWords(area),
    ...(withoutLists.includes(area) ? [] : [loadWords("words")]),
  ]);
}

/** A screen together with the words it shows, as React's `lazy` takes it. */
export async function withWords<Screen>(
  area: Area,
  fetchScreen: () => Promise<Screen>,
): Promise<{ default: Screen }> {
  const [screen] = await Promise.all([fetchScreen(), loadArea(area)]);
  return { default: screen };
}

export { i18n };
