import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { call } from "#web/api/call.ts";
import { saveDay } from "../device-log/api.ts";
import type { DayEntry } from "../device-log/view-model.ts";
import { type AccountDays, type MoodFill, type TransferResult, transferOf } from "./view-model.ts";

export const changedByTransfer = [
  "GET /api/moods",
  "GET /api/moods/count",
  "GET /api/pcos-logs",
  "GET /api/pcos-logs/{date}",
] as const;

/** Saves one day after another and marks each, so that a failure keeps the earlier ones. */
export async function putIntoRecord(
  owner: string,
  entries: readonly DayEntry[],
): Promise<readonly TransferResult[]> {
  const days = entries.map(({ dateISO }) => dateISO).sort();
  const [from, to] = [days[0], days.at(-1)];
  if (from === undefined || to === undefined) return [];
  const account = await readAccount({ from, to });
  const results: TransferResult[] = [];
  for (const entry of entries) {
    const day = entry.dateISO;
    const { mood, note, left } = transferOf(entry, account);
    if (mood !== null) await fillMood(day, mood, account);
    if (note !== null) await fillNote(day, note, account);
    await saveDay(owner, day, { inRecord: true });
    results.push({ day, left });
  }
  return results;
}

async function readAccount(query: { from: CalendarDay; to: CalendarDay }): Promise<AccountDays> {
  const [moods, stress, symptoms, logs] = await Promise.all([
    call("GET /api/moods", { query }),
    call("GET /api/stress", { query }),
    call("GET /api/symptoms", { query }),
    call("GET /api/pcos-logs", { query }),
  ]);
  return { moods, stress, symptoms, logs };
}

function fillMood(day: CalendarDay, mood: MoodFill, { moods }: AccountDays) {
  const before = moods.find(({ date }) => date === day);
  if (before === undefined)
    return call("POST /api/moods", { body: { date: day, ...mood } }, { ifMatch: 0 });
  const { id, revision } = before;
  return call("PATCH /api/moods/{id}", { params: { id }, body: mood }, { ifMatch: revision });
}

function fillNote(date: CalendarDay, notes: string, { logs }: AccountDays) {
  const before = logs.find((log) => log.date === date);
  if (before === undefined)
    return call("POST /api/pcos-logs", { body: { date, notes } }, { ifMatch: 0 });
  const { revision } = before;
  return call(
    "PATCH /api/pcos-logs/{date}",
    { params: { date }, body: { notes } },
    { ifMatch: revision },
  );
}
