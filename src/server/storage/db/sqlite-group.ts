import { CompiledQuery } from "kysely";
import type { Lock } from "./lock.ts";
import { whileBusy } from "./sqlite-busy.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";

/** A commit waits for the disk, and with it everybody: transactions that follow closely share one. */
const MOST_MEMBERS = 64;
const LONGEST_MILLISECONDS = 10;

/** Transactions of one connection that reach the disk together. Each is called with the lock held. */
export interface GroupCommit {
  readonly begin: () => Promise<void>;
  /** Ends a transaction; `settled` says once it is on the disk, or fails with the commit. */
  readonly end: () => Promise<{ readonly settled: Promise<void> }>;
  /** Takes a transaction back, and no other. */
  readonly undo: () => Promise<void>;
  /** After an error of a statement: SQLite may have taken back everything. */
  readonly checkLost: (error: unknown) => void;
  /** Commits what is open, for a statement that must stand alone. */
  readonly close: () => Promise<void>;
}

/** The transactions that have ended and wait for their commit. */
interface Waiting {
  readonly count: () => number;
  readonly add: () => Promise<void>;
  readonly fail: (error: unknown) => void;
  readonly commit: () => Promise<void>;
}

const runner = (writing: SqliteConnection) => (text: string) =>
  whileBusy(() => writing.execute(CompiledQuery.raw(text)));

function createWaiting(writing: SqliteConnection): Waiting {
  const waiting: { resolve: () => void; reject: (error: unknown) => void }[] = [];
  const run = runner(writing);
  const takeAll = () => waiting.splice(0);
  const fail = (error: unknown) => {
    for (const { reject } of takeAll()) reject(error);
  };
  return {
    fail,
    count: () => waiting.length,
    add: () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
    commit: async () => {
      try {
        await run("commit");
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
  /** Whether the transaction under way is the group's first, which needs no savepoint. */
  let isFirst = true;
  let hasBegun = false;
  let opened = 0;

  const isOver = () =>
    waiting.count() >= MOST_MEMBERS || performance.now() - opened > LONGEST_MILLISECONDS;
  const commitSoon = createQuietTurn(lock, waiting, isOver);

  return {
    begin: async () => {
      isFirst = !writing.isInTransaction();
      await run(isFirst ? "begin immediate" : "savepoint member");
      hasBegun = true;
      if (isFirst) opened = performance.now();
    },
    end: async () => {
      hasBegun = false;
      if (!isFirst) await run("release member");
      const settled = waiting.add();
      const isAlone = waiting.count() === 1 && !lock.isAwaited();
      if (isAlone || isOver()) await waiting.commit();
      else commitSoon();
      return { settled };
    },
    undo: async () => {
      const isOpen = hasBegun && writing.isInTransaction();
      hasBegun = false;
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

/** Commits once a turn of the event loop has brought no other transaction. */
function createQuietTurn(lock: Lock, waiting: Waiting, isOver: () => boolean): () => void {
  let countAtTurn = 0;
  const commitSoon = () => {
    if (countAtTurn > 0 || waiting.count() === 0) return;
    countAtTurn = waiting.count();
    setImmediate(async () => {
      const hasGrown = waiting.count() > countAtTurn;
      countAtTurn = 0;
      // Who holds the lock decides when it is through.
      if (waiting.count() === 0 || lock.isTaken()) return;
      if (hasGrown && !isOver()) return commitSoon();
      const release = await lock.take();
      if (waiting.count() > 0) await waiting.commit();
      release();
    });
  };
  return commitSoon;
}
