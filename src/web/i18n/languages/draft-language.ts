import type { WrittenForms } from "#domain/language/written-forms.ts";
import type { Area, FetchWords } from "../catalogues.ts";

/** A draft language with only some screens: sign-in, consent, data and help. */
export interface DraftLanguage {
  readonly forms: WrittenForms;
  readonly catalogues: Readonly<
    Record<
      Extract<
        Area,
        | "app"
        | "about-her"
        | "fields"
        | "entrance"
        | "crisis"
        | "help"
        | "password"
        | "logout"
        | "account"
        | "welcome"
      >,
      FetchWords
    >
  >;
}
