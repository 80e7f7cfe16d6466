import type { ImportSource } from "#contract/account/imports.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";

/** Whose file it is: by her day nothing is in the future, by her zone an instant has a day. */
export interface LocalClock {
  readonly today: CalendarDay;
  readonly timeZone: string;
}

/** Entries under the names of the export; those without an `id` get one from the server. */
export type Entries = Readonly<Record<string, unknown>>;

/** A kind of thing in the file that has no honest place in Mwezi, by its name there. */
export interface NotUnderstood {
  readonly category: string;
  /** The word within the category; the category once more where there is none. */
  readonly example: string;
  readonly count: number;
  /** What could be kept of it as lines in the notes of its days. */
  readonly notes: readonly { readonly day: CalendarDay; readonly text: string }[];
}

export type DoubtCode =
  /** A day after today. */
  | "future"
  /** A date that is none. */
  | "no_date"
  /** A symptom the file gives no strength for: it comes without one. */
  | "no_strength"
  | "fahrenheit"
  /** No body has this temperature. */
  | "odd_temperature"
  /** A second, different reading on one day: the first is kept. */
  | "second_temperature"
  | "second_weight"
  /** Two flows on one day: the heavier is kept. */
  | "second_flow"
  /** No body has this weight. */
  | "odd_weight"
  /** Files beside it in a zip that are no history. */
  | "other_files"
  /** Characters that XML forbids: read past. */
  | "control_characters"
  /** A reading or bleeding the app itself leaves out. */
  | "left_out_there"
  | "pregnant_cycle"
  /** Longer than a period can be believed. */
  | "long_period"
  /** Spotting never begins a period. */
  | "spotting_apart"
  /** Only the first day of a period is told. */
  | "start_only"
  | "long_note"
  /** Files that the JSON export names and does not hold. */
  | "files_not_inside";

export interface Doubt {
  readonly code: DoubtCode;
  readonly count: number;
}

/** A paper of hers that an export names. */
export interface Paper {
  readonly id: string;
  readonly date: string;
  readonly name: string;
  /** Of a photo of hair or skin. */
  readonly bodyPlace?: string;
}

/** A paper that lies beside the entries in the same zip. */
export interface PackedPaper extends Paper {
  /** @throws UnreadableFile when the zip is damaged there */
  readonly unpack: () => Promise<Blob>;
}

/** What a file holds for Mwezi, and what it does not. */
export interface FileHistory {
  readonly source: ImportSource;
  readonly entries: Entries;
  readonly notUnderstood: readonly NotUnderstood[];
  readonly doubts: readonly Doubt[];
  readonly papers?: readonly Paper[];
  readonly files?: readonly PackedPaper[];
}

export type WhyUnreadable =
  | "empty"
  /** None of the formats. */
  | "unknown"
  /** The file ends too early. */
  | "incomplete"
  | "broken"
  /** A zip that needs its password. */
  | "locked"
  | "wrong_password"
  /** A zip packed in a way that is not read. */
  | "odd_zip"
  | "too_large"
  /** A small file that unpacks to something huge. */
  | "bomb"
  | "newer_export"
  /** Understood, and nothing in it for Mwezi. */
  | "nothing"
  /** No order of day, month and year fits all dates of the column. */
  | "no_date_order";

/** A file that cannot be brought in, and why; its words are the screen's. */
export class UnreadableFile extends Error {
  readonly why: WhyUnreadable;

  constructor(why: WhyUnreadable) {
    super(why);
    this.name = "UnreadableFile";
    this.why = why;
  }
}
