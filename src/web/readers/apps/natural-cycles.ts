import type { Column, Columns } from "../diary/day-table.ts";
import {
  bleeding,
  flowWords,
  mood,
  mucusWords,
  nothing,
  ovulationTestWords,
  plainWord,
  pregnancyTestWords,
  sexWords,
  symptom,
  words,
} from "../diary/meanings.ts";

/**
 * Natural Cycles: CSV with a row per day, undocumented; the columns and the words `MENSTRUATION`,
 * `SPOTTING` and `HEAVY` are those that readers of real exports name. Since spring 2026 some
 * periods have a quantity and no `MENSTRUATION`: either means bleeding.
 */

const menstruation = new Map([
  ...flowWords,
  ...words([bleeding(null), "menstruation true yes"], [nothing, "false no none"]),
]);
const quantity = new Map([...flowWords, ...words([nothing, "uncategorized"])]);
const apart: Column = { kind: "apart" };

const moods = words(
  [mood("sad"), "sad"],
  [mood("irritable"), "irritable angry"],
  [mood("anxious"), "anxious"],
  [mood("calm"), "calm"],
  [mood("energised"), "energetic energised energized"],
  [symptom("mood_swings"), "mood_swings"],
  [symptom("mood_swings", "PMS"), "pms"],
  [symptom("fatigue"), "tired"],
);

/** Computed by the app, not logged. */
const reckoned = [
  ...["cycle_day", "cycle_number", "cycle_start_date", "goal", "fertility_color"],
  ...["fertility_status", "ovulation", "ovulation_status"],
];

export const naturalCyclesColumns: Columns = new Map<string, Column>([
  ["date", apart],
  ["temperature", { kind: "temperature" }],
  ["menstruation", { kind: "words", words: menstruation }],
  ["menstruation_quantity", { kind: "words", words: quantity }],
  ["flow_quantity", { kind: "words", words: quantity }],
  ["lh_test", { kind: "words", words: ovulationTestWords }],
  ["cervical_mucus_consistency", { kind: "words", words: mucusWords }],
  ["pregnancy_test", { kind: "words", words: pregnancyTestWords }],
  ["had_sex", { kind: "words", words: sexWords }],
  ["sex", { kind: "words", words: sexWords }],
  ["mood_flags", { kind: "words", words: moods }],
  ["notes", { kind: "note" }],
  ["note", { kind: "note" }],
  ...reckoned.map((name): [string, Column] => [name, apart]),
]);

export function isNaturalCycles(header: readonly string[]): boolean {
  const names = new Set(header.map(plainWord));
  const own = [
    "flow_quantity",
    "menstruation_quantity",
    "data_flags",
    "cycle_number",
    "mood_flags",
  ];
  return names.has("date") && names.has("menstruation") && own.some((name) => names.has(name));
}
