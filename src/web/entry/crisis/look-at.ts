import * as z from "zod/mini";
import { saveMood, saveStress } from "#contract/entries/check-in.ts";
import { saveDailyLog } from "#contract/entries/daily-log.ts";
import { saveSigns } from "#contract/entries/signs.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { hasSelfHarmWords } from "#domain/crisis/self-harm-words.ts";
import { worstRatings } from "#domain/crisis/worst-ratings.ts";
import { dayRecord } from "#domain/day/day-record.ts";
import type { DaySources } from "#domain/day/day-sources.ts";
import { type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";
import type { Submission } from "#web/api/writes.ts";
import { openCrisis } from "./crisis.ts";

/** Notes and days that have opened the panel on this page: they don't open it again. */
const seen = new Set<string>();

export function lookAt(submission: Submission): void {
  const notes = notesIn(submission.entry).filter(hasSelfHarmWords);
  if (notes.filter(isNew).length > 0 || hasThoughts(submission)) openCrisis("self-harm");
  const day = worstDayIn(submission);
  if (day !== null && isNew(day)) openCrisis("worst-day");
}

function isNew(text: string): boolean {
  const isFirst = !seen.has(text);
  seen.add(text);
  return isFirst;
}

function notesIn(entry: unknown): readonly string[] {
  if (typeof entry !== "object" || entry === null) return [];
  return Object.entries(entry).flatMap(([field, value]) => {
    if (typeof value === "string") return /notes$/i.test(field) ? [value] : [];
    return notesIn(value);
  });
}

const hasThoughts = ({ place, entry }: Submission): boolean =>
  place === "/api/signs" &&
  saveSigns.request.body.safeParse(entry).data?.signs?.includes("self_harm_thoughts") === true;

function worstDayIn(submission: Submission): CalendarDay | null {
  const { date } = DatedSchema.safeParse(submission.entry).data ?? {};
  // The check-in's `date` is midnight UTC of the local day.
  const day = date?.slice(0, "2026-11-20".length);
  if (day === undefined || !isCalendarDay(day)) return null;
  return worstRatings(dayRecord(sourcesOf(submission, day), day)).length > 0 ? day : null;
}

const scale = z.optional(z.number());
const DeviceMoodSchema = z.object({
  mood: z.object({ pmdd: scale, anxiety: scale, acuteStress: scale }),
});

const DatedSchema = z.object({ date: z.string() });

function sourcesOf({ place, entry }: Submission, date: CalendarDay): DaySources {
  switch (place) {
    case "/api/moods": {
      const { data } = saveMood.request.body.safeParse(entry);
      return data ? { checkIns: [{ ...data, date }] } : {};
    }
    case "/api/stress": {
      const { data } = saveStress.request.body.safeParse(entry);
      return data ? { stress: [{ tags: [], level: data.level, date }] } : {};
    }
    case "/api/pcos-logs": {
      const { data } = saveDailyLog.request.body.safeParse(entry);
      return data ? { dailyLogs: [{ ...data, date }] } : {};
    }
    case storageKeys.days: {
      const { data } = DeviceMoodSchema.safeParse(entry);
      return data ? { device: [{ dateISO: date, ...data }] } : {};
    }
    default:
      return {};
  }
}
