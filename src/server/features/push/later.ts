import type { RequestData } from "#contract/kernel/endpoint.ts";
import type { pushLater } from "#contract/push/push.ts";
import { notFound } from "#server/failures/app-error.ts";
import { timesFrom } from "#server/jobs/timed-messages.ts";
import type { Services } from "#server/services.ts";
import { claim, findSubscription } from "./store.ts";

const MINUTE = 60_000;
/** More times than reminders ever have, so that repeated requests cannot grow the row without limit. */
const MOST_TIMES = 80;
/** Another process may send meanwhile, or the times may be replaced. */
const TRIES = 3;

/** Adds a time for one browser. @throws AppError `not_found` */
export async function addLater(
  { db, clock, secret }: Pick<Services, "db" | "clock" | "secret">,
  { accountId, endpoint, minutes }: RequestData<typeof pushLater>["body"],
): Promise<void> {
  const place = { account_id: accountId, endpoint_hash: secret.pushMac(endpoint) };
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await findSubscription(db, place);
    if (row === undefined) break;
    const now = clock();
    const again = now + minutes * MINUTE;
    const before: number[] = [
      ...(row.next_at === null ? [] : [row.next_at]),
      ...JSON.parse(row.later),
    ];
    if (before.length >= MOST_TIMES) break;
    // A message due now has yet to be sent, so it stays first.
    const times = [...before, again].toSorted((one, other) => one - other);
    const due = row.next_at !== null && row.next_at <= now;
    const next = due
      ? { next_at: row.next_at, later: JSON.stringify(times.slice(1)) }
      : timesFrom(times, now);
    if (await claim(db, row, { ...next, failures: row.failures })) return;
  }
  throw notFound();
}
