import { chmodSync, chownSync, closeSync, openSync, statSync } from "node:fs";
import SqliteDriver from "better-sqlite3";
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from "kysely";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { createSqliteDriver } from "./sqlite-driver.ts";

const OWNER_ONLY = 0o600;
const LOG_AND_INDEX = ["-wal", "-shm"];
const BUSY_MILLISECONDS = 5000;
// Long enough for a process that is just ending.
const LOCK_MILLISECONDS = 1000;

/** Creates the file before SQLite does, readable by its owner only; the log inherits that. */
export function protectFile(file: string): void {
  makeEmpty(file);
  for (const suffix of ["", ...LOG_AND_INDEX]) {
    try {
      chmodSync(`${file}${suffix}`, OWNER_ONLY);
    } catch {
      // Missing, a read-only disk, or another owner's file: opening it will report the error.
    }
  }
}

export function sqliteDialect(file: string): Dialect {
  const writing = openDriver(file);
  const reading = openDriver(file);
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => createSqliteDriver(connectionOf(reading), connectionOf(writing, file)),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** @throws Error that says what to do when the binary was built for another version of Node */
function loadDriver(file: string): SqliteDriver.Database {
  try {
    return new SqliteDriver(file, { timeout: BUSY_MILLISECONDS });
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ERR_DLOPEN_FAILED")) {
      throw error;
    }
    throw new Error(
      `The SQLite driver was built for another version of Node than ${process.version}. ` +
        "Run `npm rebuild better-sqlite3` or `npm ci`, then start again.",
      { cause: error },
    );
  }
}

function openDriver(file: string): SqliteDriver.Database {
  const driver = loadDriver(file);
  try {
    driver.pragma("journal_mode = WAL");
    // FULL: a write that was acknowledged survives a power cut.
    driver.pragma("synchronous = FULL");
    driver.pragma("foreign_keys = ON");
    // Overwrites deleted rows with zeros.
    driver.pragma("secure_delete = ON");
    // Waiting inside SQLite would block the event loop: sqlite-driver.ts retries a busy database.
    driver.pragma("busy_timeout = 0");
    return driver;
  } catch (error) {
    driver.close();
    throw error;
  }
}

function connectionOf(driver: SqliteDriver.Database, ...files: string[]): SqliteConnection {
  const prepare = rememberStatements(driver);
  return {
    execute: ({ sql, parameters }) => {
      const statement = prepare(sql);
      if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
      return { rows: [], changes: statement.run(parameters).changes };
    },
    isInTransaction: () => driver.inTransaction,
    close: () => {
      driver.close();
      // SQLite removes them with its last connection, and can't read without them on a read-only
      // disk.
      for (const file of files) {
        for (const suffix of LOG_AND_INDEX) makeEmpty(`${file}${suffix}`, file);
      }
    },
  };
}

/** Holds a lock beside the file until the returned function is called. @throws Error */
export function holdAlone(file: string): () => void {
  const lock = openLock(`${file}-lock`);
  if (!lock) return () => {};
  try {
    // Uses no journal file, for which a full disk has no room.
    lock.exec("pragma journal_mode = memory; begin exclusive");
  } catch (error) {
    lock.close();
    if (!(error instanceof SqliteDriver.SqliteError && error.code === "SQLITE_BUSY")) throw error;
    throw new Error(`Another process of Mwezi is using ${file}. Stop it first, then start again.`);
  }
  return () => lock.close();
}

/** Returns `null` on a read-only disk, where no process can write. */
function openLock(file: string): SqliteDriver.Database | null {
  makeEmpty(file);
  try {
    return new SqliteDriver(file, { fileMustExist: true, timeout: LOCK_MILLISECONDS });
  } catch {
    return null;
  }
}

function makeEmpty(file: string, sibling?: string): void {
  try {
    closeSync(openSync(file, "wx", OWNER_ONLY));
    if (sibling === undefined) return;
    // A script run by root must not leave files that the server's user cannot open.
    const { uid, gid } = statSync(sibling);
    chownSync(file, uid, gid);
  } catch {
    // Opening the file would end this process's locks on it, so it is not checked.
  }
}

const MOST_STATEMENTS = 200;
/** Inserts of many rows are longer; each number of rows is a text of its own and would fill the cache. */
const LONGEST_TEXT = 2000;

function rememberStatements(driver: SqliteDriver.Database) {
  const statements = new Map<string, SqliteDriver.Statement<unknown[]>>();
  return (text: string) => {
    // SQLite ends a transaction itself when the disk is full; a rollback would fail and hide the reason.
    if (text === "rollback" && !driver.inTransaction) return driver.prepare("select 1");
    const known = statements.get(text);
    if (known) return known;
    const statement = driver.prepare(text);
    const isShort = text.length <= LONGEST_TEXT;
    if (isShort && statements.size < MOST_STATEMENTS) statements.set(text, statement);
    return statement;
  };
}
