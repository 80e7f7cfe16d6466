import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { after } from "#web/api/after.ts";
import type { QueryClient } from "#web/api/queries/client.ts";
import { readUser } from "#web/api/session.ts";
import { clockNow } from "#web/entry/clock.ts";
import { lockOf } from "#web/entry/lock/record.ts";
import { profileQuery } from "#web/features/account/profile/api.ts";
import { dayLogQuery } from "#web/features/diary/daily-log/api.ts";
import { prepareForecasts } from "#web/pages/cycle-state.ts";
import { EVERY_LOG, readCycleState } from "#web/pages/use-cycle-state.ts";
import { memberPageAt } from "./gate.ts";
import { type PageName, pages } from "./pages.ts";

/** What has not come by then comes into the picture later, in milliseconds. */
const LONGEST_WAIT = 1000;

/**
 * Fetches what the first picture of a page is drawn from, its code and her answers, so that it is
 * drawn once and whole; until then the document's outline stands. Never fails: the page asks again
 * for what did not come, and says so.
 */
export function fetchFirstPicture(client: QueryClient, path: string): Promise<unknown> {
  const page = memberPageAt(path);
  const code = pages[page].load();
  // Before her PIN nothing of hers is asked for.
  const isLocked = lockOf(readUser()?.id ?? "unknown").read() !== null;
  const answers = isLocked ? null : readAnswers(client, page);
  return Promise.race([Promise.allSettled([code, answers]), after(LONGEST_WAIT)]);
}

type Read = (client: QueryClient, today: CalendarDay) => Promise<unknown>;

const readRecent: Read = (client, today) => readCycleState(client, today);

/** What a page draws first, beside her profile. */
const reads: Partial<Record<PageName, Read>> = {
  dashboard: readRecent,
  track: (client, today) =>
    Promise.all([readRecent(client, today), client.ensureQueryData(dayLogQuery(today))]),
  calendar: readRecent,
  history: (client, today) => readCycleState(client, today, EVERY_LOG),
  trends: readRecent,
};

/** Her profile first: its answer may tell that all this device keeps is of now. */
async function readAnswers(client: QueryClient, page: PageName): Promise<void> {
  const read = reads[page];
  // While her phone looks for her answers it has nothing else to do.
  if (read !== undefined) void prepareForecasts();
  await client.ensureQueryData(profileQuery);
  await read?.(client, clockNow().today);
}
