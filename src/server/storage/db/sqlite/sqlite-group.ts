import { CompiledQuery } from "kysely";
import type { Lock } from "../lock.ts";
import { whileBusy } from "./sqlite-busy.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";

/** A commit blocks everything until the disk responds, so transactions in close succession share one. */
const MOST_MEMBERS = 64;
/**
 * How long a group stays open, in ms; on a slow disk, as a multiple of its last commit. With 40
 * connections 20 ms allow 16 % more writes a second than 10, and 40 ms 10 % fewer than 20.
 */
const LONGEST = { milliseconds: 20, commits: 4, most: 100 } as const;
/** In ms; waiting is worthwhile from half of it, as PostgreSQL advises for its commit_delay. */
const SLOW_COMMIT = 3;
const SHARE_WAITED = 0.5;

/** Transactions of one connection that share a commit. Call each method with the lock held. */
export interface GroupCommit {
  readonly begin: () => Promise<void>;
  /** Ends a transaction; `settled` resolves once it is on disk, or rejects with the commit. */
  readonly end: () => Promise<{ readonly settled: Promise<void> }>;
  /** Rolls back the current transaction, and no other. */
  readonly undo: () => Promise<void>;
  /** Call after a statement's error, since SQLite may have rolled back everything. */
  readonly checkLost: (error: unknown) => void;
  readonly close: () => Promise<void>;
}

interface Waiting {
  readonly count: () => number;
  readonly add: () => Promise<void>;
  readonly fail: (error: unknown) => void;
  readonly commit: () => Promise<void>;
  readonly last: () => LastCommit;
}

interface LastCommit {
  readonly members: number;
  readonly milliseconds: number;
}

const runner = (writing: SqliteConnection) => (text: string) =>
  whileBusy(() => writing.execute(CompiledQuery.raw(text)));

function createWaiting(writing: SqliteConnection): Waiting {
  const waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const run = runner(writing);
  const takeAll = () => waiting.splice(0);
  let last: LastCommit = { members: 0, milliseconds: 0 };
  const fail = (error: unknown) => {
    for (const { reject } of takeAll()) reject(error);
  };
  return {
    fail,
    count: () => waiting.length,
    last: () => last,
    add: () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    commit: async () => {
      const began = performance.now();
      try {
        await run("commit");
        last = { members: waiting.length, milliseconds: performance.now() - began };
        for (const { resolve } of takeAll()) resolve();
      } catch (error) {
        if (writing.isInTransaction()) await run("rollback").catch(() => {});
        fail(error);
      }
    },
  };
}

export function createGroupCommit(writing: SqliteConnection, lock: Lock): GroupCommit {
  const run = runner(writing);
  const waiting = createWaiting(writing);
  /** Whether the current transaction is the group's first, which needs no savepoint. */
  let isFirst = true;
  let hasStarted = false;
  let opened = 0;

  const isOver = () =>
    waiting.count() >= MOST_MEMBERS || performance.now() - opened > longestOf(waiting.last());
  /** The clients of the last group have their responses by now, and may write again. */
  const areOthersExpected = () => {
    const { members, milliseconds } = waiting.last();
    const isSlow =
      milliseconds >= SLOW_COMMIT && performance.now() - opened < milliseconds * SHARE_WAITED;
    return isSlow && waiting.count() < members;
  };
  const commitSoon = createQuietTurn(lock, waiting, { isOver, areOthersExpected });

  return {
    begin: async () => {
      isFirst = !writing.isInTransaction();
      await run(isFirst ? "begin immediate" : "savepoint member");
      hasStarted = true;
      if (isFirst) opened = performance.now();
    },
    end: async () => {
      hasStarted = false;
      if (!isFirst) await run("release member");
      const settled = waiting.add();
      const isAlone = waiting.count() === 1 && !lock.isAwaited() && !areOthersExpected();
      if (isAlone || isOver()) await waiting.commit();
      else commitSoon();
      return { settled };
    },
    undo: async () => {
      const isOpen = hasStarted && writing.isInTransaction();
      hasStarted = false;
      if (isOpen && isFirst) await run("rollback");
      else if (isOpen) {
        await run("rollback to member");
        await run("release member");
      }
      commitSoon();
    },
    checkLost: (error) => {
      if (!writing.isInTransaction()) waiting.fail(error);
    },
    close: async () => {
      if (waiting.count() > 0) await waiting.commit();
    },
  };
}

const longestOf = ({ milliseconds }: LastCommit) =>
  Math.min(LONGEST.most, Math.max(LONGEST.milliseconds, LONGEST.commits * milliseconds));

interface Ending {
  readonly isOver: () => boolean;
  readonly areOthersExpected: () => boolean;
}

/** Commits once a turn of the event loop, or a millisecond, has brought no other transaction. */
function createQuietTurn(
  lock: Lock,
  waiting: Waiting,
  { isOver, areOthersExpected }: Ending,
): () => void {
  let countAtTurn = 0;
  const checkTurn = async () => {
    const hasGrown = waiting.count() > countAtTurn;
    countAtTurn = 0;
    // The lock's holder decides when it is done.
    if (waiting.count() === 0 || lock.isTaken()) return;
    if ((hasGrown || areOthersExpected()) && !isOver()) return commitSoon();
    const release = await lock.take();
    if (waiting.count() > 0) await waiting.commit();
    release();
  };
  const commitSoon = () => {
    if (countAtTurn > 0 || waiting.count() === 0) return;
    countAtTurn = waiting.count();
    if (areOthersExpected()) setTimeout(checkTurn, 1);
    else setImmediate(checkTurn);
  };
  return commitSoon;
}
