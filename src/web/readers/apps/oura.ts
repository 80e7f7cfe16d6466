import type { Column, Columns } from "../diary/day-table.ts";
import { plainWord } from "../diary/meanings.ts";

/**
 * Oura: the CSV of its web page, with a row per night (members:
 * https://cloud.ouraring.com/v2/docs). The temperature is a deviation of skin temperature, not a
 * basal body temperature, so it can only become a note. Sleep is in seconds.
 */
export const ouraColumns: Columns = new Map<string, Column>([
  ["date", { kind: "apart" }],
  ["day", { kind: "apart" }],
  ["id", { kind: "apart" }],
  ["timestamp", { kind: "apart" }],
  ["total_sleep_duration", { kind: "sleep", unit: "s" }],
]);

/** Columns of its nights and of their sleep, which its zip has in separate files. */
const own = /^(?:temperature_(?:trend_)?deviation|total_sleep_duration)/;

export const isOura = (header: readonly string[]) =>
  header.some((name) => /^(?:date|day)$/i.test(name)) &&
  header.some((name) => own.test(plainWord(name)));
