import { calendarDay } from "#domain/days/calendar-day.ts";
import type { FileHistory } from "../diary/file-history.ts";
import { readFile } from "../read-file.ts";
import { ordersOf, readChosenTable } from "../tables/read-table.ts";
import { jsonSamples } from "./json-samples.ts";
import type { Sample } from "./sample.ts";
import { tableSamples } from "./table-samples.ts";

export const samples: readonly Sample[] = [...jsonSamples, ...tableSamples].toSorted((one, other) =>
  one.app.toLowerCase().localeCompare(other.app.toLowerCase(), "en"),
);

const clock = { today: calendarDay("2026-11-20"), timeZone: "UTC" };

/** Reads a sample, choosing the first option of any question. */
export async function historyOfSample({
  content,
}: {
  readonly content: string | Uint8Array;
}): Promise<FileHistory> {
  const reading = await readFile(new Blob([content as BlobPart]), clock);
  if (reading.kind === "history") return reading.history;
  if (reading.kind === "dates") return reading.dates.read(reading.dates.orders[0] ?? "ymd");
  const { table } = reading;
  const [order = "ymd"] = ordersOf(table, table.roles, clock);
  return readChosenTable(table, { roles: table.roles, order }, clock);
}
