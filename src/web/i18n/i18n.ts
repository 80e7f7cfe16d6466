import { i18n, type Messages } from "@lingui/core";

type FetchWords = () => Promise<{ messages: Messages }>;

/** What every screen shows, and by area what only some do; lingui.config.ts names their folders. */
const english = {
  app: () => import("./locales/en.po"),
  words: () => import("./locales/words/en.po"),
  "open-pages": () => import("./locales/open-pages/en.po"),
  conflict: () => import("./locales/conflict/en.po"),
  onboarding: () => import("./locales/onboarding/en.po"),
  setup: () => import("./locales/setup/en.po"),
  track: () => import("./locales/track/en.po"),
  guidance: () => import("./locales/guidance/en.po"),
  learn: () => import("./locales/learn/en.po"),
  "my-health": () => import("./locales/my-health/en.po"),
  "hair-and-skin": () => import("./locales/hair-and-skin/en.po"),
  "how-sure": () => import("./locales/how-sure/en.po"),
  "missed-log": () => import("./locales/missed-log/en.po"),
  ovulation: () => import("./locales/ovulation/en.po"),
  patterns: () => import("./locales/patterns/en.po"),
  dashboard: () => import("./locales/dashboard/en.po"),
  "doctor-visit": () => import("./locales/doctor-visit/en.po"),
  "health-log": () => import("./locales/health-log/en.po"),
  "day-log": () => import("./locales/day-log/en.po"),
  import: () => import("./locales/import/en.po"),
  "privacy-data": () => import("./locales/privacy-data/en.po"),
  symptoms: () => import("./locales/symptoms/en.po"),
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

/** A screen together with its area's words and the shared lists', as React's `lazy` takes it. */
export async function withWords<Screen>(
  area: Area,
  fetchScreen: () => Promise<Screen>,
): Promise<{ default: Screen }> {
  const [screen] = await Promise.all([fetchScreen(), loadWords(area), loadWords("words")]);
  return { default: screen };
}

export { i18n };
