import { CompiledQuery } from "kysely";
import type { Lock } from "./lock.ts";
import { whileBusy } from "./sqlite-busy.ts";
import type { SqliteConnection } from "./sqlite-driver.ts";

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

interface Member {
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export function createGroupCommit(writing: SqliteConnection, lock: Lock): GroupCommit {
  const ended: Member[] = [];
  /** Whether the transaction under way is the group's first, which needs no savepoint. */
  let isFirst = true;
  let hasBegun = false;
  let opened = 0;
  let countAtTurn = 0;

  const run = (text: string) => whileBusy(() => writing.execute(CompiledQuery.raw(text)));
  const settle = (each: (member: Member) => void) => {
    for (const member of ended.splice(0)) each(member);
  };
  const commit = async () => {
    try {
      await run("commit");
      settle(({ resolve }) => resolve());
    } catch (error) {
      if (writing.isInTransaction()) await run("rollback").catch(() => {});
      settle(({ reject }) => reject(error));
    }
  };
  const isOver = () =>
    ended.length >= MOST_MEMBERS || performance.now() - opened > LONGEST_MILLISECONDS;
  /** Once a turn of the event loop has brought no other transaction. */
  const commitSoon = () => {
    if (countAtTurn > 0 || ended.length === 0) return;
    countAtTurn = ended.length;
    setImmediate(async () => {
      const hasGrown = ended.length > countAtTurn;
      countAtTurn = 0;
      if (ended.length === 0) return;
      // Who holds the lock decides when it is through.
      if (lock.isTaken()) return;
      if (hasGrown && !isOver()) return commitSoon();
      const release = await lock.take();
      if (ended.length > 0) await commit();
      release();
    });
  };

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
      const settled = new Promise<void>((resolve, reject) => ended.push({ resolve, reject }));
      const isAlone = ended.length === 1 && !lock.isAwaited();
      if (isAlone || isOver()) await commit();
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
      if (!writing.isInTransaction()) settle(({ reject }) => reject(error));
    },
    close: async () => {
      if (ended.length > 0) await commit();
    },
  };
}
