import type { CalendarDay } from "#domain/calendar-day.ts";
import { writeDay } from "#domain/language/write-day.ts";
import type { WrittenForms } from "#domain/language/written-forms.ts";
import type { ReportMessage } from "./messages/report-messages.ts";

export type SpeechMessage = ReportMessage | `concern.${string}`;
export type SpeechValues = Readonly<Record<string, string | number>>;

/** A language that documents and concerns are written in: the server's catalogues, or the web's. */
export interface Speech {
  readonly forms: WrittenForms;
  readonly has: (id: SpeechMessage) => boolean;
  readonly say: (id: SpeechMessage, values?: SpeechValues) => string;
}

/** @example dayWords(english, calendarDay("2025-01-05")) // "Jan 5, 2025" */
export const dayWords = ({ forms }: Speech, day: CalendarDay): string =>
  writeDay(day, forms, "short");

/** As a sentence or a row begins: in some languages a word stands where English has a number. */
export const capitalised = ({ forms }: Speech, words: string): string =>
  words.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(forms.language));

/** A number as it stands in a result: all its digits, no marks between thousands; none is "–". */
export const numberWords = ({ forms }: Speech, value: number | null): string =>
  value === null ? "–" : String(value).replace(".", forms.decimalMark);
