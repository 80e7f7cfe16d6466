import type { WrittenForms } from "#domain/language/written-forms.ts";
import type { Area, FetchWords } from "../catalogues.ts";

/** A language that only some screens have: those of signing in, consent, her data and getting help. */
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
