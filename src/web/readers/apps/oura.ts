import type { Column, Columns } from "../diary/day-table.ts";
import { plainWord } from "../diary/meanings.ts";

/**
 * Oura: the CSV of its web page, with a line for each night
 * (https://cloud.ouraring.com/v2/docs names the members). The temperature is a deviation of the skin
 * from her usual, and no temperature of the body: it has no place beside a basal one, and can become
 * a note. Sleep is counted in seconds.
 */
export const ouraColumns: Columns = new Map<string, Column>([
  ["date", { kind: "apart" }],
  ["day", { kind: "apart" }],
  ["id", { kind: "apart" }],
  ["timestamp", { kind: "apart" }],
  ["total_sleep_duration", { kind: "sleep", unit: "s" }],
]);

/** Of its nights and of their sleep; its zip of everything has a file for each. */
const own = /^(?:temperature_(?:trend_)?deviation|total_sleep_duration)/;

export const isOura = (header: readonly string[]) =>
  header.some((name) => /^(?:date|day)$/i.test(name)) &&
  header.some((name) => own.test(plainWord(name)));
