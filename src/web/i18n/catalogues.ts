import type { LanguageTag } from "#contract/kernel/language-tag.ts";
import type { WrittenForms } from "#domain/language/written-forms.ts";
import type { ConcernArea } from "#report/concern-words/areas.ts";
import type { Catalogue } from "./numbered-messages.ts";

export type FetchWords = () => Promise<{ readonly messages: Catalogue }>;

/** Messages of every screen, and by area; word-areas.ts lists the folders. */
export const english = {
  app: () => import("./locales/en.po"),
  words: () => import("./locales/words/en.po"),
  open: () => import("./locales/open/en.po"),
  entrance: () => import("./locales/entrance/en.po"),
  home: () => import("./locales/home/en.po"),
  diary: () => import("./locales/diary/en.po"),
  concern: () => import("./locales/concern/en.po"),
  crisis: () => import("./locales/crisis/en.po"),
  password: () => import("./locales/password/en.po"),
  device: () => import("./locales/device/en.po"),
} satisfies Record<string, FetchWords>;

/**
 * Areas that daily screens don't need. In English they are separate, as the first screen carries
 * the map of the others.
 */
export type RareArea =
  | ConcernArea
  | "lists"
  | "about-her"
  | "fields"
  | "concerns"
  | "saved"
  | "pregnancy"
  | "care-plan"
  | "conflict"
  | "questions"
  | "signs"
  | "symptoms"
  | "cycle"
  | "health"
  | "account"
  | "reminders"
  | "signing-in"
  | "lock"
  | "refused"
  | "welcome"
  | "visit"
  | "shared-report"
  | "trusted"
  | "report"
  | "learn"
  | "help"
  | "papers"
  | "skin"
  | "medicines"
  | "pictures"
  | "logout"
  | "import"
  | "suggest";

export type Area = keyof typeof english | RareArea;

export type Catalogues = Readonly<Record<Area, FetchWords>>;

/** A language other than English, with everything only its readers need. */
export interface OtherLanguage {
  readonly forms: WrittenForms;
  readonly catalogues: Catalogues;
}

export type OtherTag = Exclude<LanguageTag, "en">;
