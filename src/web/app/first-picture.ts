import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { after } from "#web/api/after.ts";
import type { QueryClient } from "#web/api/queries/client.ts";
import { readUser } from "#web/api/session/session.ts";
import { EVERY_LOG } from "#web/boot/first-questions.ts";
import { clockNow } from "#web/entry/clock.ts";
import { lockOf } from "#web/entry/lock/record.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { dayLogQuery } from "#web/features/diary/daily-log/api.ts";
import { prepareForecasts } from "#web/pages/days/cycle-state.ts";
import { readCycleState } from "#web/pages/days/use-cycle-state.ts";
import { memberPageAt } from "./gate/gate.ts";
import { type PageName, pages } from "./pages.ts";

/** Milliseconds after which the page renders without waiting for the rest. */
const LONGEST_WAIT = 1000;

export function fetchFirstPicture(client: QueryClient, path: string): Promise<unknown> {
  const page = memberPageAt(path);
  const code = pages[page].load();
  // Before the PIN is entered nothing is requested.
  const isLocked = lockOf(readUser()?.id ?? "unknown").read() !== null;
  const answers = isLocked ? null : readAnswers(client, page);
  return Promise.race([Promise.allSettled([code, answers]), after(LONGEST_WAIT)]);
}

type Read = (client: QueryClient, today: CalendarDay) => Promise<unknown>;

const readRecent: Read = (client, today) => readCycleState(client, today);

const reads: Partial<Record<PageName, Read>> = {
  dashboard: readRecent,
  track: (client, today) =>
    Promise.all([readRecent(client, today), client.ensureQueryData(dayLogQuery(today))]),
  calendar: readRecent,
  history: (client, today) => readCycleState(client, today, EVERY_LOG),
  trends: readRecent,
};

/** The profile goes first: its 304 may prove all stored answers current. */
async function readAnswers(client: QueryClient, page: PageName): Promise<void> {
  const read = reads[page];
  // The CPU is idle while stored answers are read.
  if (read !== undefined) void prepareForecasts();
  await client.ensureQueryData(profileQuery);
  await read?.(client, clockNow().today);
}
