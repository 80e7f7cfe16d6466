import type { Reminder } from "./reminder.ts";
import {
  minuteOf,
  type QuietHours,
  type ReminderChoices,
  type ReminderKind,
} from "./reminder-choices.ts";

/** One message of a day, with all reminders due at that minute after local midnight. */
export interface Moment {
  readonly minute: number;
  readonly kinds: readonly ReminderKind[];
}

/** Minutes before quiet hours to which an evening message moves. */
const BEFORE_QUIET = 15;

/**
 * Moves a minute out of quiet hours: in the evening to just before them, otherwise to their end.
 * @example outsideQuiet(1380, { from: "22:00", to: "07:00" }) // 1305, which is 21:45
 */
export function outsideQuiet(minute: number, quiet: QuietHours | undefined): number {
  if (quiet === undefined) return minute;
  const [from, to] = [minuteOf(quiet.from), minuteOf(quiet.to)];
  if (from <= to) return minute >= from && minute < to ? to : minute;
  if (minute < to) return to;
  return minute >= from ? Math.max(to, from - BEFORE_QUIET) : minute;
}

/**
 * At most two messages a day, none in quiet hours. Further reminders join the next message, or the
 * last. Doses take precedence in choosing the minutes.
 * @example momentsOf(remindersOn(choices, facts, day), choices.quiet) // [{ minute: 480, kinds: ["doses"] }]
 */
export function momentsOf(reminders: readonly Reminder[], quiet: QuietHours | undefined): Moment[] {
  const byMinute = new Map<number, ReminderKind[]>();
  for (const { kind, minute } of reminders) {
    const at = outsideQuiet(minute, quiet);
    byMinute.set(at, [...(byMinute.get(at) ?? []), kind]);
  }
  const all = [...byMinute]
    .map(([minute, kinds]) => ({ minute, kinds }))
    .toSorted((one, other) => one.minute - other.minute);
  const [first, second] = stayingMinutes(all);
  if (first === undefined) return [];
  const early = all.filter(({ minute }) => second === undefined || minute <= first);
  const late = all.filter(({ minute }) => second !== undefined && minute > first);
  return [
    { minute: first, kinds: kindsOf(early) },
    ...(second === undefined ? [] : [{ minute: second, kinds: kindsOf(late) }]),
  ];
}

const kindsOf = (moments: readonly Moment[]) => [...new Set(moments.flatMap(({ kinds }) => kinds))];

function stayingMinutes(all: readonly Moment[]): number[] {
  const minutes = all.map(({ minute }) => minute);
  if (minutes.length <= 2) return minutes;
  const doses = all.filter(({ kinds }) => kinds.includes("doses")).map(({ minute }) => minute);
  const [firstDose = null, lastDose = null] = [doses[0], doses.at(-1)];
  const earliest = firstDose ?? minutes[0];
  const latest = lastDose === null || lastDose === firstDose ? minutes.at(-1) : lastDose;
  const staying = earliest === latest ? [minutes[0], earliest] : [earliest, latest];
  return staying.filter((minute) => minute !== undefined);
}

/**
 * The user's own words, visible on a lock screen, or `null`.
 * @example openWords({ minute: 480, kinds: ["doses"] }, choices) // null: "You have a note"
 */
export function openWords({ kinds }: Moment, choices: ReminderChoices): string | null {
  const words = kinds.map((kind) => choices[kind]?.words).filter((text) => text !== undefined);
  return words.length === 0 ? null : [...new Set(words)].join(" · ");
}
