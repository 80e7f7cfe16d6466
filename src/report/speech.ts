import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { writeDay } from "#domain/language/write-day.ts";
import type { WrittenForms } from "#domain/language/written-forms.ts";
import { asEnglish } from "./language-parts.ts";
import type { ReportMessage } from "./messages/report-messages.ts";

export type SpeechMessage = ReportMessage | `concern.${string}`;
export type SpeechValues = Readonly<Record<string, string | number>>;

export interface Speech {
  readonly forms: WrittenForms;
  readonly has: (id: SpeechMessage) => boolean;
  readonly say: (id: SpeechMessage, values?: SpeechValues) => string;
  /** Whether a message falls back to English; absent if unknown. */
  readonly lacks?: (id: SpeechMessage) => boolean;
}

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

/** Some languages begin with a word where English has a number. */
export const capitalised = ({ forms }: Speech, words: string): string =>
  words.replace(/(?<=^\u2066?)\p{Ll}/u, (letter) => letter.toLocaleUpperCase(forms.language));

/** A result's number: all its digits, no thousands separators; "–" for none. */
export const numberWords = ({ forms }: Speech, value: number | null): string =>
  value === null ? "–" : String(value).replace(".", forms.decimalMark);
