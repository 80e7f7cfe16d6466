import type { FastifyInstance } from "fastify";

export interface MessageTimes {
  readonly next_at: number | null;
  /** A JSON list of whole milliseconds since 1970. */
  readonly later: string;
}

const MINUTE = 60_000;
/** A message that is this late is dropped. */
const TOO_LATE = 60 * MINUTE;
const WAITS = [1 * MINUTE, 5 * MINUTE, 20 * MINUTE];
const PAGE = 200;
const EVERY = 20_000;

export interface Rounds {
  readonly messagesEvery?: number;
}

/** @example timesFrom([10, 20, 30], 15) // { next_at: 20, later: "[30]" } */
export function timesFrom(times: readonly number[], now: number): MessageTimes {
  const [next_at = null, ...later] = times.filter((time) => time > now);
  return { next_at, later: JSON.stringify(later) };
}

export const isTooLate = (dueAt: number | null, now: number): boolean =>
  now - (dueAt ?? now) > TOO_LATE;

/** Waits at least the requested delay (`asked`, ms); `null` after the last retry, or if too late. */
export function withRetry(
  { next_at, later }: MessageTimes,
  failures: number,
  now: number,
  asked = 0,
): (MessageTimes & { readonly failures: number }) | null {
  const usual = WAITS[failures];
  if (usual === undefined || asked > TOO_LATE) return null;
  const wait = Math.max(usual, asked);
  const rest: number[] = JSON.parse(later);
  const times = next_at === null ? rest : [next_at, ...rest];
  return { next_at: now + wait, later: JSON.stringify(times), failures: failures + 1 };
}

/** Half a batch at a time: claims share a commit, a hanging service delays only itself. */
export async function deliverAll<Row>(
  findDue: (most: number) => Promise<Row[]>,
  deliver: (row: Row) => Promise<boolean>,
  atOnce: number,
): Promise<number> {
  let count = 0;
  // Collected until all others are done; an unhandled rejection would end the process.
  const faults: unknown[] = [];
  const running = new Set<Promise<unknown>>();
  const begin = (row: Row) => {
    const work = deliver(row)
      .then(
        (hasLeft) => (count += Number(hasLeft)),
        (fault) => faults.push(fault),
      )
      .finally(() => running.delete(work));
    running.add(work);
  };
  const together = Math.floor(atOnce / 2);
  let rows: Row[];
  do {
    rows = await findDue(PAGE);
    for (let from = 0; from < rows.length && faults.length === 0; from += together) {
      while (running.size > atOnce - together) await Promise.race(running);
      rows.slice(from, from + together).forEach(begin);
    }
  } while (rows.length === PAGE && faults.length === 0);
  await Promise.all(running);
  if (faults.length > 0) throw faults[0];
  return count;
}

/** Runs one round at a time until the app closes. Errors are logged and the next round retries. */
export function sendInRounds(
  app: FastifyInstance,
  fault: string,
  sendDue: () => Promise<unknown>,
  { messagesEvery = EVERY }: Rounds,
): void {
  let round: Promise<void> | null = null;
  const send = async () => {
    try {
      await sendDue();
    } catch (error) {
      app.log.error({ name: error instanceof Error ? error.name : typeof error }, fault);
    }
    round = null;
  };
  const timer = setInterval(() => {
    round ??= send();
  }, messagesEvery);
  timer.unref();
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await round;
  });
}
