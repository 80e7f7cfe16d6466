import { parseCsv } from "./csv.ts";
import { csvForms } from "./csv-forms.ts";
import { type DateOrder, likelyOrders } from "./date-order.ts";
import type { Diary } from "./diary.ts";
import type { LocalClock } from "./file-history.ts";
import { isFloText, readFloText } from "./flo.ts";
import { isPeriodTracker, periodTrackerDates, readPeriodTracker } from "./period-tracker.ts";
import { readTable } from "./plain-csv.ts";
import { clearDates, type Recognised } from "./recognised.ts";
import { isStartList, startListOf } from "./start-list.ts";

/** @throws UnreadableFile */
export async function recogniseText(text: string, { today }: LocalClock): Promise<Recognised> {
  if (isFloText(text)) {
    return {
      kind: "told",
      source: "flo",
      ...clearDates,
      tell: (diary) => readFloText(diary, text),
    };
  }
  if (isPeriodTracker(text)) {
    const dates = periodTrackerDates(text);
    const tell = (diary: Diary, order: DateOrder) => readPeriodTracker(diary, text, order);
    const orders = likelyOrders(dates, today);
    return { kind: "told", source: "period_tracker", orders, example: dates[0] ?? "", tell };
  }
  if (isStartList(text)) {
    const { dates, tell } = startListOf(text);
    const orders = likelyOrders(dates, today);
    return { kind: "told", source: "table", orders, example: dates[0] ?? "", tell };
  }
  const csv = parseCsv(text);
  const form = csvForms.find(({ is }) => is(csv.header));
  if (!form) {
    const { readOwnCsv } = await import("./mwezi-csv.ts");
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
