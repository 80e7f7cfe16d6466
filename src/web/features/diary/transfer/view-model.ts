import { type Mood, type MoodScale, moodScales, type Stress } from "#contract/entries/check-in.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { Symptom } from "#contract/entries/symptoms.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import type { DaySource } from "#domain/day/day-fact.ts";
import { dayRecord } from "#domain/day/day-record.ts";
import { fiveOfTen } from "#domain/day/day-scales.ts";
import type { DaySources } from "#domain/day/day-sources.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { DayEntry, MoodLevels } from "../device-log/view-model.ts";

export interface AccountDays {
  readonly moods: readonly Revised<Mood>[];
  readonly stress: readonly Revised<Stress>[];
  readonly symptoms: readonly Revised<Symptom>[];
  readonly logs: readonly Revised<DailyLog>[];
}

export const leftParts = ["phase", "symptoms", "mood", "note", "order"] as const;
export type LeftPart = (typeof leftParts)[number];

export type MoodFill = Partial<Record<MoodScale, number>>;

export interface Transfer {
  readonly mood: MoodFill | null;
  readonly note: string | null;
  readonly left: readonly LeftPart[];
}

export interface TransferResult {
  readonly day: CalendarDay;
  readonly left: readonly LeftPart[];
}

const SCALES = {
  depression: { onDevice: "pmdd", fact: "lowMood" },
  anxiety: { onDevice: "anxiety", fact: "anxiety" },
  stress: { onDevice: "acuteStress", fact: "stress" },
} as const;

export function levelsInAccount(
  { moods, stress }: Pick<AccountDays, "moods" | "stress">,
  day: CalendarDay,
): MoodLevels {
  const record = dayRecord({ checkIns: moods, stress }, day);
  return Object.fromEntries(
    Object.values(SCALES).flatMap(({ onDevice, fact }) => {
      const rating = record[fact]?.value;
      return rating === undefined ? [] : [[onDevice, fiveOfTen(rating)]];
    }),
  );
}

export const daysToOffer = (days: readonly DayEntry[], today: CalendarDay): readonly DayEntry[] =>
  days.filter((entry) => !entry.inRecord && entry.dateISO <= today && hasPlace(entry));

const hasPlace = ({ mood, notes }: DayEntry): boolean =>
  Object.values(mood ?? {}).some((level) => level !== undefined) || Boolean(notes?.trim());

/** Fills only gaps: answers in the account stay, whichever entry they come from. */
export function transferOf(entry: DayEntry, account: AccountDays): Transfer {
  const day = entry.dateISO;
  const record = dayRecord({ ...sourcesOf(account), device: [entry] }, day);
  const scales = moodScales.flatMap((scale) => {
    const { onDevice, fact } = SCALES[scale];
    const level = entry.mood?.[onDevice];
    return level === undefined ? [] : [{ scale, level, fact: record[fact] }];
  });
  const gaps = scales.filter(({ fact }) => isOfDevice(fact));
  const mood = gaps.length === 0 ? null : moodOf(gaps);
  const text = entry.notes?.trim() ?? "";
  const before = account.logs.find(({ date }) => date === day)?.notes?.trim() ?? "";
  const note = text === "" || before !== "" ? null : text;
  const keepsMood = mood === null || isSteady(account, "moods", day);
  const keepsNote = note === null || isSteady(account, "logs", day);
  return {
    mood: keepsMood ? mood : null,
    note: keepsNote ? note : null,
    left: leftParts.filter(
      (part) =>
        ({
          phase: entry.phase !== undefined,
          symptoms: record.symptoms.some(isOfDevice),
          mood: scales.some(({ fact }) => fact?.others.some(isOfDevice)),
          note: text !== "" && before !== "" && before !== text,
          order: !keepsMood || !keepsNote,
        })[part],
    ),
  };
}

const isOfDevice = (statement: { readonly source: DaySource } | null) =>
  statement?.source === "device";

const moodOf = (gaps: readonly { readonly scale: MoodScale; readonly level: number }[]): MoodFill =>
  Object.fromEntries(gaps.map(({ scale, level }) => [scale, level]));

const sourcesOf = ({ moods, stress, symptoms, logs }: AccountDays): DaySources => ({
  checkIns: moods,
  stress,
  symptoms,
  dailyLogs: logs,
});

/** Rewriting an entry makes its answers the most recent; here the day record stays the same. */
function isSteady(account: AccountDays, kind: "moods" | "logs", day: CalendarDay): boolean {
  const rewrite = <Entry extends Revised<{ readonly date: CalendarDay }>>(entry: Entry) =>
    entry.date === day ? { ...entry, revision: Number.MAX_SAFE_INTEGER } : entry;
  const after =
    kind === "moods"
      ? { ...account, moods: account.moods.map(rewrite) }
      : { ...account, logs: account.logs.map(rewrite) };
  const answers = (days: AccountDays) =>
    JSON.stringify(dayRecord(sourcesOf(days), day), withoutOrigin);
  return answers(account) === answers(after);
}

/** The source of an answer may change; the answer may not. */
const withoutOrigin = (key: string, value: unknown) =>
  key === "source" || key === "others" ? undefined : value;
