import { addDays, type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";

export interface Answer {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly etag: string | null;
  /** The build of the server that computed it; `null` if unknown. */
  readonly build: string | null;
  readonly at: number;
  readonly day: CalendarDay;
  readonly body: unknown;
}

interface Asked {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
}

interface Entry {
  readonly id?: string;
  readonly date: CalendarDay;
}

interface Window {
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
}

export interface OfflineAnswer {
  readonly body: unknown;
  readonly at: number;
}

const TODAY = /\/today$/;
const DAY = /\/(\d{4}-\d{2}-\d{2})$/;
const WINDOW_WORDS: readonly string[] = ["from", "to", "days", "limit"];

/** The path of the list that contains a day's entry; any other path is returned unchanged. */
export const listPath = (path: string): string => path.replace(TODAY, "").replace(DAY, "");

/** `missing`: the entry is known not to exist. `null`: nothing is known. */
export function offlineAnswer(
  asked: Asked,
  answers: readonly Answer[],
  today: CalendarDay,
): OfflineAnswer | "missing" | null {
  const day = TODAY.test(asked.path) ? today : dayIn(DAY.exec(asked.path)?.[1]);
  if (day !== null) return entryOf(listPath(asked.path), day, answers, today);
  const same = newest(answers.filter((answer) => isSame(answer, asked)));
  const window = windowOf(asked.query, today);
  if (window === null) return same && { body: same.body, at: same.at };
  const list = listOf(asked.path, answers);
  // The stored answer to the same request, unless a newer answer could correct it.
  if (same && !list.some(({ at }) => at > same.at) && !("days" in asked.query)) return same;
  if (list.length === 0) return same && { body: same.body, at: same.at };
  const body = mergedEntries(list).filter(({ date }) => isWithin(date, window));
  return { body, at: Math.min(...list.map(({ at }) => at)) };
}

function entryOf(
  path: string,
  day: CalendarDay,
  answers: readonly Answer[],
  today: CalendarDay,
): OfflineAnswer | "missing" | null {
  const found = offlineAnswer({ path, query: { from: day, to: day } }, answers, today);
  if (found === null || found === "missing") return found;
  const [body] = found.body as readonly Entry[];
  return body === undefined ? "missing" : { body, at: found.at };
}

const isSame = (answer: Asked, asked: Asked) =>
  answer.path === asked.path && textOf(answer.query) === textOf(asked.query);

const textOf = (query: Asked["query"]) => JSON.stringify(Object.entries(query).sort());

const newest = (answers: readonly Answer[]): Answer | null =>
  answers.reduce<Answer | null>(
    (latest, answer) => (latest === null || answer.at > latest.at ? answer : latest),
    null,
  );

interface StoredList {
  readonly at: number;
  readonly window: Window;
  readonly entries: readonly Entry[];
}

function listOf(path: string, answers: readonly Answer[]): readonly StoredList[] {
  return answers
    .filter((answer) => answer.path === path && isDated(answer.body))
    .flatMap(({ query, day, at, body }) => {
      const window = spanOf(query, day, body as readonly Entry[]);
      return window === null ? [] : [{ at, window, entries: body as readonly Entry[] }];
    })
    .sort((one, other) => other.at - one.at);
}

const isDated = (body: unknown): boolean =>
  Array.isArray(body) && body.every((entry) => typeof entry?.date === "string");

/** An older list counts only for days that no newer one spans. */
function mergedEntries(lists: readonly StoredList[]): readonly Entry[] {
  return lists
    .flatMap(({ entries }, index) =>
      entries.filter(
        ({ date }) => !lists.slice(0, index).some(({ window }) => isWithin(date, window)),
      ),
    )
    .sort((one, other) => other.date.localeCompare(one.date));
}

/** The days a stored list covers completely. Lists with a limit always end with a whole day. */
function spanOf({ limit, ...query }: Asked["query"], day: CalendarDay, entries: readonly Entry[]) {
  const window = windowOf(query, day);
  if (window === null || limit === undefined || entries.length < Number(limit)) return window;
  return { ...window, from: entries.at(-1)?.date ?? window.from };
}

/** `null` for a query with parameters other than days. */
function windowOf(query: Asked["query"], today: CalendarDay): Window | null {
  if (Object.keys(query).some((word) => !WINDOW_WORDS.includes(word))) return null;
  const { from, to, days } = query;
  if (days === undefined) return { from: dayIn(from), to: dayIn(to) };
  return { from: addDays(today, 1 - Number(days)), to: today };
}

const dayIn = (text: string | undefined): CalendarDay | null =>
  text !== undefined && isCalendarDay(text) ? text : null;

const isWithin = (date: CalendarDay, { from, to }: Window) =>
  (from === null || date >= from) && (to === null || date <= to);
