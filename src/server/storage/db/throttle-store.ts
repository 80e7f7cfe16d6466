import type { Database } from "#server/storage/db/schema.ts";

export interface Attempts {
  readonly windowStart: number;
  readonly attempts: number;
}

export async function findAttempts(db: Database, subject: string): Promise<Attempts | null> {
  const row = await db
    .selectFrom("throttle")
    .select(["window_start", "attempts"])
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row ? { windowStart: row.window_start, attempts: row.attempts } : null;
}

/** Counts one attempt; an expired window starts again. */
export async function countAttempt(
  db: Database,
  subject: string,
  now: number,
  windowLength: number,
): Promise<void> {
  const expired = now - windowLength;
  await db
    .insertInto("throttle")
    .values({ subject, window_start: now, attempts: 1 })
    .onConflict((conflict) =>
      conflict.column("subject").doUpdateSet((eb) => {
        const isOver = eb("throttle.window_start", "<=", expired);
        return {
          window_start: eb
            .case()
            .when(isOver)
            .then(now)
            .else(eb.ref("throttle.window_start"))
            .end(),
          attempts: eb
            .case()
            .when(isOver)
            .then(1)
            .else(eb("throttle.attempts", "+", 1))
            .end(),
        };
      }),
    )
    .execute();
}

export async function forgetAttempts(db: Database, subject: string): Promise<void> {
  await db.deleteFrom("throttle").where("subject", "=", subject).execute();
}

export async function forgetAttemptsBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom("throttle").where("window_start", "<", time).execute();
}
