import type { Messages } from "@lingui/core";
import type { LanguageTag } from "#contract/language-tag.ts";
import type { WrittenForms } from "#domain/language/written-forms.ts";
import type { ConcernTopic } from "#report/concern-words/topics.ts";

export type FetchWords = () => Promise<{ readonly messages: Messages }>;

/** What every screen shows, and by area what only some do; word-areas.ts names their folders. */
export const english = {
  app: () => import("./locales/en.po"),
  words: () => import("./locales/words/en.po"),
  open: () => import("./locales/open/en.po"),
  entrance: () => import("./locales/entrance/en.po"),
  home: () => import("./locales/home/en.po"),
  cycle: () => import("./locales/cycle/en.po"),
  diary: () => import("./locales/diary/en.po"),
  health: () => import("./locales/health/en.po"),
  papers: () => import("./locales/papers/en.po"),
  medicines: () => import("./locales/medicines/en.po"),
  pictures: () => import("./locales/pictures/en.po"),
  visit: () => import("./locales/visit/en.po"),
  concerns: () => import("./locales/concerns/en.po"),
  crisis: () => import("./locales/crisis/en.po"),
  learn: () => import("./locales/learn/en.po"),
  password: () => import("./locales/password/en.po"),
  device: () => import("./locales/device/en.po"),
  logout: () => import("./locales/logout/en.po"),
  account: () => import("./locales/account/en.po"),
  welcome: () => import("./locales/welcome/en.po"),
} satisfies Record<string, FetchWords>;

/** Of these few screens need any: English has them apart, for the first screen carries where the others lie. */
export type RareArea = `concerns-${ConcernTopic}` | "report" | "import" | "suggest";

export type Area = keyof typeof english | RareArea;

export type Catalogues = Readonly<Record<Area, FetchWords>>;

/** A language besides English, with all that only its readers need. */
export interface OtherLanguage {
  readonly forms: WrittenForms;
  readonly catalogues: Catalogues;
}

export type OtherTag = Exclude<LanguageTag, "en">;
