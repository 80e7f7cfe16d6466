import { type Column, type Columns, readDayTable } from "../diary/day-table.ts";
import type { Diary } from "../diary/diary.ts";
import { flowWords, mood, mucusWords, symptomWords, words } from "../diary/meanings.ts";
import type { Csv } from "../formats/csv.ts";
import { type DateOrder, dayInOrder } from "../formats/date-order.ts";

/**
 * Samsung Health: a zip of CSV files, among them `com.samsung.health.cycle.flow…csv`, each with a
 * line before its header. The flow numbers are undocumented, so a number means bleeding of unknown
 * flow and is listed as not understood. Predictions (`com.samsung.shealth.cycle.prediction`) are
 * not read.
 */

/** Column names have the data type as a dotted prefix. */
const nameOf = (head: string) => (head.split(".").at(-1) ?? "").toLowerCase();

const moods = words(
  [mood("sad"), "sad depressed"],
  [mood("anxious"), "anxious worried"],
  [mood("irritable"), "angry irritable irritated"],
  [mood("calm"), "calm relaxed"],
  [mood("energised"), "energetic"],
);

const columns: Columns = new Map<string, Column>([
  ["flow", { kind: "words", words: flowWords }],
  ["mood", { kind: "words", words: moods }],
  ["symptom", { kind: "words", words: symptomWords }],
  ["symptoms", { kind: "words", words: symptomWords }],
  ["discharge", { kind: "words", words: mucusWords }],
  ["note", { kind: "note" }],
  ["comment", { kind: "note" }],
]);
const told = [...columns.keys()];

export const samsungDateColumn = (header: readonly string[]) =>
  ["date", "day_time", "start_time"]
    .map((name) => header.findIndex((head) => nameOf(head) === name))
    .find((place) => place >= 0) ?? -1;

export const isSamsung = (header: readonly string[]) =>
  header.some((head) => nameOf(head) === "datauuid") &&
  header.some((head) => ["flow", "mood", "symptom", "symptoms"].includes(nameOf(head))) &&
  samsungDateColumn(header) >= 0;

export function readSamsung(diary: Diary, { header, rows }: Csv, order: DateOrder): void {
  const date = samsungDateColumn(header);
  // The other columns are write times and device ids.
  const places = header.flatMap((head, place) => (told.includes(nameOf(head)) ? [place] : []));
  const table = {
    header: places.map((place) => nameOf(header[place] ?? "")),
    rows: rows.map((row) => [...places.map((place) => row[place] ?? ""), row[date] ?? ""]),
  };
  const flow = table.header.indexOf("flow");
  readDayTable(diary, table, columns, (row) => {
    const day = diary.dayOf(dayInOrder(row.at(-1) ?? "", order));
    if (day !== null && Number(row[flow] ?? "") > 0) diary.bleed(day, null);
    return day;
  });
}
