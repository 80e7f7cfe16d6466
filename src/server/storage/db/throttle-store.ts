import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";

export interface Limit {
  readonly attempts: number;
  readonly windowLength: number;
}

// Servers' clocks differ by less. A window beginning later predates a clock set back, and is over.
const CLOCK_SKEW = 60_000;
const OLD_WINDOW = 3_600_000;

/** Counts in one statement, so that parallel attempts are counted exactly; `null` when full. */
export async function countAttempt(
  write: Write,
  subject: string,
  now: number,
  { attempts, windowLength }: Limit,
): Promise<number | null> {
  const row = await write
    .insertInto("throttle")
    .values({ subject, window_start: now, ends_at: now + windowLength, attempts: 1 })
    .onConflict((conflict) =>
      conflict
        .column("subject")
        .doUpdateSet((eb) => {
          const start = eb.ref("throttle.window_start");
          const isOver = eb.not(eb.between(start, now - windowLength + 1, now + CLOCK_SKEW));
          return {
            window_start: eb.case().when(isOver).then(now).else(start).end(),
            ends_at: eb
              .case()
              .when(isOver)
              .then(now + windowLength)
              .else(eb.ref("throttle.ends_at"))
              .end(),
            attempts: eb
              .case()
              .when(isOver)
              .then(1)
              .else(eb("throttle.attempts", "+", 1))
              .end(),
          };
        })
        .where((eb) =>
          eb.or([
            eb("throttle.attempts", "<", attempts),
            eb("throttle.window_start", "<=", now - windowLength),
            eb("throttle.window_start", ">", now + CLOCK_SKEW),
          ]),
        ),
    )
    .returning("window_start")
    .executeTakeFirst();
  return row?.window_start ?? null;
}

export async function takeBackAttempt(
  write: Write,
  subject: string,
  windowStart: number,
): Promise<void> {
  await write
    .updateTable("throttle")
    .set((eb) => ({ attempts: eb("attempts", "-", 1) }))
    .where("subject", "=", subject)
    .where("window_start", "=", windowStart)
    .where("attempts", ">", 0)
    .execute();
}

export async function findWindowStart(db: Database, subject: string): Promise<number | null> {
  const row = await db
    .selectFrom("throttle")
    .select("window_start")
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.window_start ?? null;
}

export async function forgetAttempts(db: Database, subject: string): Promise<void> {
  await db.deleteFrom("throttle").where("subject", "=", subject).execute();
}

export async function forgetEndedAttempts(
  db: Database,
  now: number,
  latest: number,
): Promise<void> {
  const ended = now - CLOCK_SKEW;
  await db
    .deleteFrom("throttle")
    .where((eb) =>
      eb.or([
        eb("ends_at", "<", ended),
        // Written by a release without the column, whose windows lasted an hour at most.
        eb.and([eb("ends_at", "is", null), eb("window_start", "<", ended - OLD_WINDOW)]),
        eb("window_start", ">", latest),
      ]),
    )
    .execute();
}
