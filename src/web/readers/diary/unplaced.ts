import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { exampleName, readableText } from "../formats/text.ts";
import type { NotUnderstood } from "./file-history.ts";
import { keyOf } from "./kept-notes.ts";

export interface NotePlace {
  readonly day: CalendarDay;
  /** Its value, if the name alone is not enough. */
  readonly value?: string;
}

type Names = Pick<NotUnderstood, "category" | "example">;
type Found = NotUnderstood & {
  count: number;
  readonly notes: { day: CalendarDay; text: string }[];
};

/** A file with more kinds was made to fill the screen: the rest are counted as one. */
const MOST_KINDS = 300;
/** Ten years of fifty columns a day. */
const MOST_NOTES = 200_000;
/** The maximum length of a note. */
const LONGEST_VALUE = 2_000;

export class Unplaced {
  readonly #kinds = new Map<string, Found>();
  #notes = 0;

  add(category: string, word: string, place: NotePlace | null): void {
    const names = { category: exampleName(category) || "?", example: exampleName(word) || "?" };
    const found = this.#kinds.get(keyOf(names)) ?? this.#begin(names);
    found.count += 1;
    if (place === null || this.#notes >= MOST_NOTES) return;
    this.#notes += 1;
    found.notes.push({ day: place.day, text: lineOf(names, word, place.value) });
  }

  /** Each kind once, the most frequent first. */
  list(): NotUnderstood[] {
    return [...this.#kinds.values()].toSorted((one, other) => other.count - one.count);
  }

  #begin(names: Names): Found {
    const isFull = this.#kinds.size >= MOST_KINDS;
    const shown = isFull ? { category: "…", example: "…" } : names;
    const found = this.#kinds.get(keyOf(shown)) ?? { ...shown, count: 0, notes: [] };
    this.#kinds.set(keyOf(shown), found);
    return found;
  }
}

function lineOf({ category, example }: Names, word: string, value = ""): string {
  const whole = oneLine(word);
  const name = category === example ? whole || category : `${category}: ${whole || example}`;
  const said = oneLine(value);
  return said === "" || said === whole ? name : `${name}: ${said}`;
}

const oneLine = (text: string) =>
  readableText(text).replace(/\s+/g, " ").trim().slice(0, LONGEST_VALUE);

/** Splits "cervicalMucus" and "pain_level" into words. */
export const readableField = (field: string) => field.replace(/_|(?=[A-Z])/g, " ").toLowerCase();
