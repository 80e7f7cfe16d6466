import type { ImportSource } from "#contract/account/imports.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";

/** The user's local date and time zone, for rejecting future days and dating instants. */
export interface LocalClock {
  readonly today: CalendarDay;
  readonly timeZone: string;
}

/** Entries by their names in the export; the server assigns missing ids. */
export type Entries = Readonly<Record<string, unknown>>;

export interface NotUnderstood {
  readonly category: string;
  /** The word within the category; repeats the category if there is none. */
  readonly example: string;
  readonly count: number;
  /** The lines that can be added to the notes of their days. */
  readonly notes: readonly { readonly day: CalendarDay; readonly text: string }[];
}

export type DoubtCode =
  | "future"
  /** An invalid date. */
  | "no_date"
  /** A symptom without a severity in the file; it is imported without one. */
  | "no_strength"
  | "fahrenheit"
  /** An impossible body temperature. */
  | "odd_temperature"
  /** A second, different reading on a day: the first is imported. */
  | "second_temperature"
  | "second_weight"
  /** Two flows on a day: the heavier is imported. */
  | "second_flow"
  /** An impossible weight. */
  | "odd_weight"
  /** Other files in the zip. */
  | "other_files"
  /** Characters that XML forbids; skipped. */
  | "control_characters"
  /** A reading or bleeding that the app itself excludes. */
  | "left_out_there"
  | "pregnant_cycle"
  /** Too long to be credible. */
  | "long_period"
  /** Spotting that starts no period. */
  | "spotting_apart"
  /** A period with only a first day. */
  | "start_only"
  | "long_note"
  /** Documents that the JSON export names but doesn't contain. */
  | "files_not_inside";

export interface Doubt {
  readonly code: DoubtCode;
  readonly count: number;
}

/** A document of the user named in an export. */
export interface Paper {
  readonly id: string;
  readonly date: string;
  readonly name: string;
  /** Body part of a photo of hair or skin. */
  readonly bodyPlace?: string;
}

/** A document in the same zip as the entries. */
export interface PackedPaper extends Paper {
  /** @throws UnreadableFile when the zip is damaged there */
  readonly unpack: () => Promise<Blob>;
}

export interface FileHistory {
  readonly source: ImportSource;
  readonly entries: Entries;
  readonly notUnderstood: readonly NotUnderstood[];
  readonly doubts: readonly Doubt[];
  /** Nothing in the file says that its days are periods: the user has to. */
  readonly arePeriodsGuessed?: boolean;
  readonly papers?: readonly Paper[];
  readonly files?: readonly PackedPaper[];
}

export type WhyUnreadable =
  | "empty"
  /** An unknown format. */
  | "unknown"
  /** A photo, film or sound. */
  | "picture"
  | "pdf"
  /** An Office file from before 2007, or one with a password. */
  | "old_office"
  /** A Word, OpenDocument or RTF text, or slides. */
  | "text_document"
  /** Compressed in another way than zip. */
  | "packed"
  /** A database or backup that only its app reads. */
  | "app_backup"
  | "web_page"
  /** Apple Health's second file. */
  | "apple_clinical"
  /** A zip without any file that could be data. */
  | "no_data_inside"
  /** Truncated. */
  | "incomplete"
  | "broken"
  /** An encrypted zip without the password. */
  | "locked"
  | "wrong_password"
  /** A zip with an unsupported compression. */
  | "odd_zip"
  | "too_large"
  /** A zip bomb. */
  | "bomb"
  | "newer_export"
  /** A calendar without events that are called periods. */
  | "no_periods"
  /** A table of days of a cycle, or of months without a year. */
  | "no_dates"
  /** A known format without anything to import. */
  | "nothing"
  /** No order of day, month and year fits all dates of the column. */
  | "no_date_order"
  /** The reader, which is loaded on first use, can't be reached. */
  | "not_loaded";

export class UnreadableFile extends Error {
  readonly why: WhyUnreadable;

  constructor(why: WhyUnreadable) {
    super(why);
    this.name = "UnreadableFile";
    this.why = why;
  }
}
