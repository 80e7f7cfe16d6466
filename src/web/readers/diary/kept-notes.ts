import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { isRecord, recordsOf, textOf } from "../formats/json.ts";
import type { FileHistory, NotUnderstood } from "./file-history.ts";

/** The maximum length of a day's note (`NoteSchema`). */
const LONGEST = 2000;

export const keyOf = ({ category, example }: Pick<NotUnderstood, "category" | "example">) =>
  `${category}\n${example}`;

/** @example withNotes(history, new Set([keyOf({ category: "tags", example: "my tag" })])) */
export function withNotes(history: FileHistory, kinds: ReadonlySet<string>): FileHistory {
  const chosen = history.notUnderstood.filter((one) => kinds.has(keyOf(one)));
  if (chosen.length === 0) return history;
  const lines = linesByDay(chosen);
  const logs = recordsOf(history.entries.pcosLogs);
  const logged = new Set(logs.map(({ date }) => textOf(date)));
  let cut = 0;
  const noteWith = (before: unknown, day: string) => {
    const note = [textOf(before), ...(lines.get(day) ?? [])]
      .filter((line) => line !== "")
      .join("\n");
    if (note.length > LONGEST) cut += 1;
    return note.slice(0, LONGEST);
  };
  const pcosLogs = [
    ...logs.map((log) => {
      const day = textOf(log.date);
      return lines.has(day) ? { ...log, notes: noteWith(log.notes, day) } : log;
    }),
    ...[...lines.keys()]
      .filter((day) => !logged.has(day) && isCalendarDay(day))
      .map((date) => ({ date, notes: noteWith("", date) })),
  ].filter(isRecord);
  const doubts =
    cut > 0 ? [...history.doubts, { code: "long_note", count: cut } as const] : history.doubts;
  return { ...history, entries: { ...history.entries, pcosLogs }, doubts };
}

function linesByDay(kinds: readonly NotUnderstood[]): Map<string, Set<string>> {
  const lines = new Map<string, Set<string>>();
  for (const { day, text } of kinds.flatMap(({ notes }) => notes)) {
    lines.set(day, (lines.get(day) ?? new Set()).add(text));
  }
  return lines;
}
