import { setTimeout as pause } from "node:timers/promises";
import SqliteDriver from "better-sqlite3";

// Another process or thread may write, such as an import or a script's housekeeping.
const LONGEST_WAIT = 5000;
const TRY_EVERY = 5;

export async function whileBusy<Result>(execute: () => Result): Promise<Result> {
  const end = performance.now() + LONGEST_WAIT;
  for (;;) {
    try {
      return execute();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      await pause(TRY_EVERY);
    }
  }
}

const isBusy = (error: unknown) =>
  error instanceof SqliteDriver.SqliteError && error.code === "SQLITE_BUSY";
