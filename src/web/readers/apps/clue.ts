import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Diary } from "../diary/diary.ts";
import { hoursOf, kilogramsOf, quantityIn } from "../diary/quantities.ts";
import { isRecord, type JsonRecord, numberOf, recordsOf, textOf } from "../formats/json.ts";
import { clueWords } from "./clue-words.ts";

/**
 * Clue: `measurements.json`, a list of `{type, date, value}`, and the older `.cluedata`, a list of
 * days (https://support.helloclue.com, "How do I download my data?"; the members are undocumented).
 * The format of weight and sleep is not public: a number without a unit is listed as not
 * understood, as is an unknown type or option.
 */

const listOf = ({ data, measurements }: JsonRecord) => recordsOf(measurements ?? data);

export const isClue = (json: JsonRecord) =>
  listOf(json).some((one) =>
    "day" in one
      ? Object.keys(one).some((name) => clueWords.has(name))
      : "type" in one && "date" in one && typeof one.value === "object",
  );

export function readClue(diary: Diary, json: JsonRecord): void {
  for (const { day, ...types } of listOf(json)) {
    if (day === undefined) tell(diary, types.date, textOf(types.type), types.value);
    else for (const [type, value] of Object.entries(types)) tell(diary, day, type, value);
  }
}

function tell(diary: Diary, date: unknown, type: string, value: unknown): void {
  const day = diary.dayOf(date);
  if (day === null || tellMeasured(diary, day, type, value)) return;
  if (type === "note" || type === "notes") {
    diary.note(day, textOf(isRecord(value) ? value.text : value));
    return;
  }
  for (const option of optionsOf(value)) {
    const meaning = clueWords.get(type)?.get(option);
    if (option !== "") diary.sayWord(day, meaning, [type, option]);
    else diary.notUnderstood(type, type, { day, value: JSON.stringify(value) ?? "" });
  }
}

function tellMeasured(diary: Diary, day: CalendarDay, type: string, value: unknown): boolean {
  if (type === "bbt") {
    tellTemperature(diary, day, value);
    return true;
  }
  const isWeight = type === "weight";
  if (!isWeight && type !== "sleep_duration" && type !== "sleep") return false;
  const amount = quantityIn(value, isWeight ? kilogramsOf : hoursOf);
  // Older files also have sleep as words.
  if (amount === null && type === "sleep") return false;
  if (amount === null) diary.notUnderstood(type, type, { day, value: JSON.stringify(value) ?? "" });
  else if (isWeight) diary.weight(day, amount);
  else diary.sleep(day, amount);
  return true;
}

function tellTemperature(diary: Diary, day: CalendarDay, value: unknown): void {
  const reading = isRecord(value) ? value : { celsius: value };
  const degrees = numberOf(reading.celsius ?? reading.temperature ?? reading.fahrenheit);
  if (degrees !== null) diary.temperature(day, degrees, reading.excluded === true);
  else diary.notUnderstood("bbt", "bbt", { day });
}

/** An option or a list of them, each as text or as `{option}`; all occur. */
function optionsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map((one) => textOf(isRecord(one) ? (one.option ?? one.name ?? one.tag) : one));
}
