import type { Column, Columns } from "../diary/day-table.ts";
import {
  bleeding,
  flowWords,
  mucusWords,
  nothing,
  ovulationTestWords,
  plainWord,
  pregnancyTestWords,
  sexWords,
  words,
} from "../diary/meanings.ts";

/**
 * Kindara: CSV by e-mail, with a row per day. The app and its help closed in 2023 and no public
 * documentation is left: the columns are known by the names in its charts.
 */

const menstruation = new Map([...flowWords, ...words([bleeding(null), "yes x"])]);
const fluid = new Map([...mucusWords, ...words([nothing, "none"])]);

export const kindaraColumns: Columns = new Map<string, Column>([
  ...["date", "cycle_day", "cycle", "day_of_cycle"].map((name): [string, Column] => [
    name,
    { kind: "apart" },
  ]),
  ["temperature", { kind: "temperature" }],
  ["bbt", { kind: "temperature" }],
  ["menstruation", { kind: "words", words: menstruation }],
  ["cervical_fluid", { kind: "words", words: fluid }],
  ["opk", { kind: "words", words: ovulationTestWords }],
  ["lh_test", { kind: "words", words: ovulationTestWords }],
  ["pregnancy_test", { kind: "words", words: pregnancyTestWords }],
  ["sex", { kind: "words", words: sexWords }],
  ["intercourse", { kind: "words", words: sexWords }],
  ["notes", { kind: "note" }],
  ["journal", { kind: "note" }],
]);

export function isKindara(header: readonly string[]): boolean {
  const names = new Set(header.map(plainWord));
  return names.has("date") && names.has("cervical_fluid") && names.has("menstruation");
}
