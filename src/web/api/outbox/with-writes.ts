import { type CalendarDay, dayMeant, isCalendarDay } from "#domain/days/calendar-day.ts";
import { type Answer, offlineAnswer } from "../device/offline-answer.ts";
import { changedRecord, type Entry, effectOn } from "./effect.ts";
import type { Item } from "./item.ts";
import { kindOf } from "./kinds.ts";
import { inOrder } from "./rules.ts";

/** Above every server revision, as these writes are newer. */
const LATER = 2 ** 50;

export function withWrites(answers: readonly Answer[], items: readonly Item[]): readonly Answer[] {
  const known = [...answers];
  for (const item of inOrder(items)) {
    if (item.refusal === null) known.push(...answersAfter(known, item));
  }
  return known;
}

function answersAfter(known: readonly Answer[], item: Item): readonly Answer[] {
  const kind = kindOf(item.path);
  if (kind === null) return [];
  const at = LATER + item.order;
  const newest = newestOf(known.filter(({ path }) => path === kind.path));
  if (!kind.key.includes("date")) {
    return newest.map((answer) => ({
      ...answer,
      at,
      body: Array.isArray(answer.body)
        ? effectOn(answer.body, item).list
        : changedRecord(answer.body as Entry, item),
    }));
  }
  const days = daysOf(known, kind.path, item);
  const list = days.flatMap((day) => listOf(known, kind.path, day));
  const after = effectOn(list, item).list;
  return days.map((day) => ({
    path: kind.path,
    query: { from: day, to: day },
    etag: null,
    build: null,
    at,
    day,
    body: after.filter(({ date }) => date === day),
  }));
}

const newestOf = (answers: readonly Answer[]): readonly Answer[] => [
  ...new Map(
    [...answers]
      .sort((one, other) => one.at - other.at)
      .map((answer) => [JSON.stringify(answer.query), answer]),
  ).values(),
];

function daysOf(
  known: readonly Answer[],
  path: string,
  { path: target, body, timeZone }: Item,
): readonly CalendarDay[] {
  const name = decodeURIComponent(target.slice(path.length + 1));
  const date = (body as { readonly date?: unknown } | null | undefined)?.date;
  const lay = isCalendarDay(name) ? name : dayOfEntry(known, path, name);
  const goes = typeof date === "string" ? dayMeant(date, timeZone) : null;
  return [...new Set([lay, goes])].filter((day) => day !== null);
}

function dayOfEntry(known: readonly Answer[], path: string, id: string): CalendarDay | null {
  const lists = newestOf(known.filter((answer) => answer.path === path)).map(({ body }) => body);
  const entry = lists.flat().find((one) => (one as Entry | null)?.id === id) as Entry | undefined;
  const date = entry?.date;
  return typeof date === "string" && isCalendarDay(date) ? date : null;
}

function listOf(known: readonly Answer[], path: string, day: CalendarDay): readonly Entry[] {
  const answer = offlineAnswer({ path, query: { from: day, to: day } }, known, day);
  return answer === null || answer === "missing" ? [] : (answer.body as readonly Entry[]);
}
