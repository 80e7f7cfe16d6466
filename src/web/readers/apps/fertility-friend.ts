import type { Column, Columns } from "../diary/day-table.ts";
import {
  bleeding,
  flowWords,
  mucus,
  mucusWords,
  nothing,
  ovulationTestWords,
  plainWord,
  pregnancyTestWords,
  sexWords,
  words,
} from "../diary/meanings.ts";

/**
 * Fertility Friend: CSV of its charting data (https://www.fertilityfriend.com, Settings, "Export")
 * with a row per day. The columns are undocumented; they are those that
 * https://github.com/Digital-ZEL/fertile reads. Watery mucus has no equivalent here.
 */

const menses = new Map([
  ...flowWords,
  ...words(
    [bleeding(null), "yes x period menses"],
    [bleeding("spotting"), "s"],
    [bleeding("light"), "l"],
    [bleeding("moderate"), "m"],
    [bleeding("heavy"), "h"],
  ),
]);
const fluid = new Map([
  ...mucusWords,
  ...words(
    [mucus("dry"), "d"],
    [mucus("sticky"), "s tacky"],
    [mucus("creamy"), "c lotiony"],
    [mucus("egg_white"), "e ew stretchy"],
    [nothing, "none"],
  ),
]);
const opk = new Map([...ovulationTestWords, ...words([nothing, "none"])]);

const menstruation: Column = { kind: "words", words: menses };
const cervical: Column = { kind: "words", words: fluid };
const intercourse: Column = { kind: "words", words: sexWords };
const pregnancy: Column = { kind: "words", words: pregnancyTestWords };

export const fertilityFriendColumns: Columns = new Map<string, Column>([
  ...["date", "day", "cycle_day", "cd", "cycle", "coverline"].map((name): [string, Column] => [
    name,
    { kind: "apart" },
  ]),
  ["bbt", { kind: "temperature" }],
  ["temp", { kind: "temperature" }],
  ["temperature", { kind: "temperature" }],
  ["menses", menstruation],
  ["cm", cervical],
  ["cervical_mucus", cervical],
  ["cervical_fluid", cervical],
  ["opk", { kind: "words", words: opk }],
  ["intercourse", intercourse],
  ["bd", intercourse],
  ["pt", pregnancy],
  ["pregnancy_test", pregnancy],
  ["notes", { kind: "note" }],
  ["note", { kind: "note" }],
]);

export function isFertilityFriend(header: readonly string[]): boolean {
  const names = new Set(header.map(plainWord));
  const isAbout = ["cm", "bbt", "temp", "temperature", "opk"].some((name) => names.has(name));
  return names.has("date") && names.has("menses") && isAbout;
}
