import type { Flow } from "#contract/entries/cycles.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Diary } from "../diary/diary.ts";
import { log, mood, nothing, scale, sex, symptom, words } from "../diary/meanings.ts";
import type { CsvRow } from "../formats/csv.ts";
import { type DateOrder, dayInOrder } from "../formats/date-order.ts";
import { numberOf } from "../formats/json.ts";

/**
 * drip: CSV with dotted column names, all optional, according to its source
 * (https://gitlab.com/bloodyhealth/drip, `lib/import-export`); drip writes text in lower case.
 */

const flowOfNumber: readonly Flow[] = ["spotting", "light", "moderate", "heavy"];

// drip's combination of feeling and texture: t, Ø, f, S, S+. "Moist" without texture has no
// equivalent.
const mucusOfNumber = ["dry", "dry", null, "creamy", "egg_white"] as const;
// Low, medium, high.
const libidoOfNumber = [2, 5, 8] as const;

/** Boolean columns. Columns found neither here nor elsewhere are listed as not understood. */
const flags = words(
  [symptom("cramps"), "pain.cramps"],
  [symptom("pelvic_pain", "ovulation pain"), "pain.ovulationPain"],
  [symptom("headaches"), "pain.headache"],
  [symptom("back_pain"), "pain.backache"],
  [symptom("nausea"), "pain.nausea"],
  [symptom("breast_tenderness"), "pain.tenderBreasts"],
  [symptom("headaches", "migraine"), "pain.migraine"],
  [mood("sad"), "mood.sad"],
  [scale("stress_level"), "mood.stressed"],
  [mood("calm"), "mood.balanced"],
  [mood("ok"), "mood.fine"],
  [mood("anxious"), "mood.anxious"],
  [mood("energised"), "mood.energetic"],
  [symptom("fatigue"), "mood.fatigue"],
  [mood("irritable"), "mood.angry"],
  [sex, "sex.partner"],
  [nothing, "sex.none"],
);

const notes = ["note.value", "temperature.note", "sex.note", "pain.note", "mood.note"];

/** Columns read elsewhere in this file, or meaningful only with another one. */
const readApart = new Set([
  "date",
  "temperature.value",
  "temperature.exclude",
  "bleeding.value",
  "bleeding.exclude",
  "mucus.value",
  "mucus.exclude",
  "mucus.feeling",
  "mucus.texture",
  "desire.value",
  ...notes,
]);

export const isDrip = (header: readonly string[]) =>
  header.includes("date") &&
  header.some((name) => /^(temperature|bleeding|mucus|note|desire)\.value$/.test(name));

export function readDrip(diary: Diary, rows: readonly CsvRow[], order: DateOrder): void {
  for (const row of rows) {
    const day = diary.dayOf(dayInOrder(row.date ?? "", order));
    if (day !== null) tell(diary, day, row);
  }
}

/** Excel saves the words in capitals, and in its own language. */
const TRUE = /^(?:true|wahr|vrai|verdadeiro|verdadero|waar|kweli)$/i;
const FALSE = /^(?:false|falsch|faux|falso|onwaar|uongo)$/i;
const isTrue = (text = "") => TRUE.test(text);

function tell(diary: Diary, day: CalendarDay, row: CsvRow): void {
  tellBleeding(diary, day, row);
  const degrees = numberOf(row["temperature.value"]);
  if (degrees !== null) diary.temperature(day, degrees, isTrue(row["temperature.exclude"]));
  tellMucus(diary, day, row);
  const libido = libidoOfNumber[numberOf(row["desire.value"]) ?? -1];
  if (libido !== undefined) diary.say(day, log({ libido }));
  for (const column of notes) diary.note(day, row[column] ?? "");
  tellFlags(diary, day, row);
}

function tellFlags(diary: Diary, day: CalendarDay, row: CsvRow): void {
  for (const [column, text] of Object.entries(row)) {
    if (readApart.has(column) || text === "" || FALSE.test(text)) continue;
    const meaning = isTrue(text) ? flags.get(column) : undefined;
    const category = column.split(".")[0] ?? column;
    if (meaning !== undefined) diary.say(day, meaning);
    else diary.notUnderstood(category, column, isTrue(text) ? { day } : { day, value: text });
  }
}

function tellMucus(diary: Diary, day: CalendarDay, row: CsvRow): void {
  const value = numberOf(row["mucus.value"]);
  if (value === null) return;
  const mucus = mucusOfNumber[value] ?? null;
  if (mucus === null) diary.notUnderstood("mucus", "mucus.value", { day, value: String(value) });
  else if (isTrue(row["mucus.exclude"])) diary.doubt("left_out_there");
  else diary.signs(day, { cervicalMucus: mucus });
}

function tellBleeding(diary: Diary, day: CalendarDay, row: CsvRow): void {
  const value = numberOf(row["bleeding.value"]);
  const flow = flowOfNumber[value ?? -1];
  if (flow === undefined) {
    if (value === null) return;
    diary.notUnderstood("bleeding", "bleeding.value", { day, value: String(value) });
  } else if (isTrue(row["bleeding.exclude"])) diary.doubt("left_out_there");
  else diary.bleed(day, flow);
}
