import type { Diary } from "../diary/diary.ts";
import { plainWord, severityOfWord, symptomWords } from "../diary/meanings.ts";
import { type DateOrder, dayInOrder } from "../formats/date-order.ts";

/**
 * Period Tracker (GP Apps): "Period Tracker Notes", tab-separated text, as readers of real exports
 * describe it: `Period Start`, `Period End` (`n/a` if unset) and `Cycle Length`, which the app
 * computes, then a line per note with a short date.
 */

const LABEL = /^\s*(Period Start|Period End|Cycle Length|Notes)\s*(?:\t|:)\s*(.*?)\s*$/i;
const NOTE_LINE = /^\s*(\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})\s+(.+?)\s*$/;
const SYMPTOMS = /^(Symptoms?|Moods?):\s*(.*)$/i;
const SYMPTOM = /^(.*?)\s*(?:\(([^)]*)\))?$/;

export const isPeriodTracker = (text: string) =>
  /^\s*Period Start\s*\t.*\d/im.test(text.slice(0, 100_000));

/** The short dates, which can be ambiguous; without any, the long ones. */
export function periodTrackerDates(text: string): string[] {
  const lines = text.split(/\r?\n/);
  const short = lines.flatMap((line) => NOTE_LINE.exec(line)?.[1] ?? []);
  if (short.length > 0) return short;
  return lines.flatMap((line) => {
    const [, label = "", value = ""] = LABEL.exec(line) ?? [];
    return /start/i.test(label) ? [value] : [];
  });
}

export function readPeriodTracker(diary: Diary, text: string, order: DateOrder): void {
  let start: string | null = null;
  const endPeriod = (end: string) => {
    const first = start === null ? null : diary.dayOf(dayInOrder(start, order));
    const last = dayInOrder(end, order);
    start = null;
    if (first === null) return;
    if (last === null) diary.start(first);
    else diary.period(first, last);
  };
  for (const line of text.split(/\r?\n/)) {
    const [, label = "", value = ""] = LABEL.exec(line) ?? [];
    if (/start/i.test(label)) {
      if (start !== null) endPeriod("");
      start = value;
    } else if (/end/i.test(label)) endPeriod(value);
    else if (label === "") tellNote(diary, line, order);
  }
  if (start !== null) endPeriod("");
}

function tellNote(diary: Diary, line: string, order: DateOrder): void {
  const [, date = "", words = ""] = NOTE_LINE.exec(line) ?? [];
  if (words === "") return;
  const day = diary.dayOf(dayInOrder(date, order));
  if (day === null) return;
  const [, category, list] = SYMPTOMS.exec(words) ?? [];
  if (category === undefined || list === undefined) {
    diary.note(day, words.replace(/^Notes?:\s*/i, ""));
    return;
  }
  for (const one of list.split(",").filter((part) => part.trim() !== "")) {
    const [, name = "", strength = ""] = SYMPTOM.exec(one.trim()) ?? [];
    const meaning = symptomWords.get(plainWord(name));
    if (meaning) diary.say(day, meaning, severityOfWord.get(plainWord(strength)) ?? null);
    else diary.notUnderstood(category, one, { day });
  }
}
