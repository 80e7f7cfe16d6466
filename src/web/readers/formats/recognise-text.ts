import type { Diary } from "../diary/diary.ts";
import type { LocalClock } from "../diary/file-history.ts";
import { parseCsv } from "./csv.ts";
import { type CsvForm, csvForms, dateNamed } from "./csv-forms.ts";
import { type DateOrder, likelyOrders } from "./date-order.ts";
import { isOwnDays, withOwnNames } from "./own-header.ts";
import { readTable } from "./plain-csv.ts";
import type { Recognised } from "./recognised.ts";

/** @throws UnreadableFile */
export async function recogniseText(text: string, { today }: LocalClock): Promise<Recognised> {
  const { recognisePlainText } = await import("./plain-text.ts");
  const plain = recognisePlainText(text, today);
  if (plain !== null) return plain;
  const csv = withOwnNames(parseCsv(text), isOwnDays);
  const form = await formOf(csv.header);
  if (!form) {
    const { readOwnCsv } = await import("../apps/mwezi-csv.ts");
    const history = readOwnCsv(csv);
    return history === null
      ? { kind: "table", table: readTable(csv) }
      : { kind: "history", history };
  }
  const place = form.dateColumn(csv.header);
  const dates = csv.rows.map((row) => row[place] ?? "");
  const orders = likelyOrders(dates, today);
  const example = dates.find((date) => date.trim() !== "") ?? "";
  const tell = (diary: Diary, order: DateOrder) => form.read(diary, csv, order);
  return { kind: "told", source: form.source, orders, example, tell };
}

/** Mwezi's own format is loaded separately, as it needs the contract's schemas. */
async function formOf(header: readonly string[]): Promise<CsvForm | undefined> {
  if (!isOwnDays(header)) return csvForms.find(({ is }) => is(header));
  const { readOwnDays } = await import("../apps/own-days.ts");
  return { source: "mwezi", is: isOwnDays, dateColumn: dateNamed, read: readOwnDays };
}
