import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { LISTED_DAYS, type MedicineListChoices } from "#contract/visit/medicine-list.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { adherence, isUninformative } from "#domain/medicines/medicine-adherence.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import {
  doseText,
  factsOfMedicine,
  type MedicineSources,
  medicinesAt,
} from "../medicines/view-model.ts";
import { adherenceWords, daysWords, scheduleWords } from "../medicines/words.ts";

export type ListChoices = Readonly<Omit<MedicineListChoices, "withName" | "language">>;

export interface ListRow {
  readonly id: string;
  readonly name: string;
  readonly how: string;
  readonly days: string;
  readonly why: string | null;
  readonly sideEffects: string | null;
  readonly adherence: string | null;
}

export function listRows(
  sources: MedicineSources,
  choices: ListChoices,
  today: CalendarDay,
  i18n: I18n,
): ListRow[] {
  const times = ["current", "planned", ...(choices.withEnded ? (["ended"] as const) : [])] as const;
  const range = { first: addDays(today, 1 - LISTED_DAYS), last: today };
  return times
    .flatMap((time) => medicinesAt(time, sources.medicines, today))
    .map((medicine) => {
      const counted = adherence(factsOfMedicine(medicine, sources), range, today);
      // Omit the count instead of showing "0 of 40".
      const hasAdherence = choices.withAdherence && !isUninformative(counted);
      return {
        id: medicine.id,
        name: [medicine.name, doseText(medicine)].filter(Boolean).join(" "),
        how: scheduleWords(medicine.schedule, i18n),
        days: daysWords(medicine, today, i18n),
        why: choices.withWhy ? medicine.why || null : null,
        sideEffects: choices.withSideEffects ? medicine.sideEffects || null : null,
        adherence: hasAdherence ? adherenceWords(counted, i18n) : null,
      };
    });
}

/** Characters; about the most a chat shows in one piece. */
export const LONGEST_TEXT = 1000;
const LONGEST_NOTE = 60;

/** If too long, shortens notes, then omits them, then the adherence, then the last medicines. */
export function listText(rows: readonly ListRow[], today: CalendarDay, i18n: I18n): string {
  const shortened = rows.map((row) => ({
    ...row,
    why: row.why && shorten(row.why),
    sideEffects: row.sideEffects && shorten(row.sideEffects),
  }));
  const unnoted = rows.map((row) => ({ ...row, why: null, sideEffects: null }));
  const bare = unnoted.map((row) => ({ ...row, adherence: null }));
  for (const version of [rows, shortened, unnoted, bare]) {
    const text = writeOut(version, 0, today, i18n);
    if (text.length <= LONGEST_TEXT) return text;
  }
  for (let left = 1; left < bare.length; left += 1) {
    const text = writeOut(bare.slice(0, -left), left, today, i18n);
    if (text.length <= LONGEST_TEXT) return text;
  }
  return writeOut([], bare.length, today, i18n);
}

function shorten(note: string): string {
  const characters = [...note];
  if (characters.length <= LONGEST_NOTE) return note;
  const start = characters.slice(0, LONGEST_NOTE - 1).join("");
  return `${start.trimEnd()}…`;
}

function writeOut(rows: readonly ListRow[], left: number, today: CalendarDay, i18n: I18n): string {
  const day = formatDay(today, i18n.locale);
  const lines = rows.map((row) => `• ${rowText(row, i18n)}`);
  return [
    i18n._(msg`My medicines and supplements, ${day}`),
    ...lines,
    ...(left > 0 ? [i18n._(msg`… and ${plural(left, { one: "# more", other: "# more" })}.`)] : []),
  ].join("\n");
}

function rowText({ name, how, days, why, sideEffects, adherence: taken }: ListRow, i18n: I18n) {
  return [
    `${name}: ${how}, ${days}.`,
    why && i18n._(msg`For: ${{ why: closed(why) }}`),
    taken && i18n._(msg`Last ${LISTED_DAYS} days: ${taken}.`),
    sideEffects && i18n._(msg`Noticed: ${closed(sideEffects)}`),
  ]
    .filter(Boolean)
    .join(" ")
    .replace(/\s+/g, " ");
}

const closed = (words: string) =>
  /[.!?…]$/.test(words.trim()) ? words.trim() : `${words.trim()}.`;
