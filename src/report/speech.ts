import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { writeDay } from "#domain/language/write-day.ts";
import type { WrittenForms } from "#domain/language/written-forms.ts";
import { asEnglish } from "./language-parts.ts";
import type { ReportMessage } from "./messages/report-messages.ts";

export type SpeechMessage = ReportMessage | `concern.${string}`;
export type SpeechValues = Readonly<Record<string, string | number>>;

/** A language that documents and concerns are written in: the server's catalogues, or the web's. */
export interface Speech {
  readonly forms: WrittenForms;
  readonly has: (id: SpeechMessage) => boolean;
  readonly say: (id: SpeechMessage, values?: SpeechValues) => string;
  /** Whether it says a message in English for want of its own words; absent where nobody can tell. */
  readonly lacks?: (id: SpeechMessage) => boolean;
}

/** The same with its English marked as such, for pages that name a language. */
export const withEnglishMarked = (speech: Speech): Speech => ({
  ...speech,
  say: (id, values) => {
    const words = speech.say(id, values);
    return speech.lacks?.(id) === true ? asEnglish(words) : words;
  },
});

/** @example dayWords(english, calendarDay("2025-01-05")) // "Jan 5, 2025" */
export const dayWords = ({ forms }: Speech, day: CalendarDay): string =>
  writeDay(day, forms, "short");

/** As a sentence or a row begins: in some languages a word stands where English has a number. */
export const capitalised = ({ forms }: Speech, words: string): string =>
  words.replace(/(?<=^\u2066?)\p{Ll}/u, (letter) => letter.toLocaleUpperCase(forms.language));

/** A number as it stands in a result: all its digits, no marks between thousands; none is "–". */
export const numberWords = ({ forms }: Speech, value: number | null): string =>
  value === null ? "–" : String(value).replace(".", forms.decimalMark);
