import { setTimeout as pause } from "node:timers/promises";
import SqliteDriver from "better-sqlite3";
import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";
import { createLock } from "./lock.ts";

/** One connection to the file. */
export interface SqliteConnection {
  readonly execute: (query: CompiledQuery) => {
    readonly rows: unknown[];
    readonly changes: number;
  };
  readonly isInTransaction: () => boolean;
  readonly close: () => void;
}

// Another process or thread writes: an import, the housekeeping of a script.
const LONGEST_WAIT = 5000;
const TRY_EVERY = 5;

/**
 * Runs queries on two connections to one SQLite file. Reads have one of their own, so that they wait
 * for no transaction, however long; writes take turns on the other. Who waits for a writer elsewhere
 * waits outside SQLite, where everything else goes on meanwhile.
 */
export function createSqliteDriver(reading: SqliteConnection, writing: SqliteConnection): Driver {
  const lock = createLock();
  const lines = new WeakMap<DatabaseConnection, () => void>();
  const connect = (): DatabaseConnection => {
    let release: (() => void) | null = null;
    const leave = () => {
      release?.();
      release = null;
    };
    const line: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery) => {
        if (release === null && isRead(query)) return resultOf<Row>(reading.execute(query));
        release ??= await lock.take();
        try {
          return resultOf<Row>(await whileBusy(() => writing.execute(query)));
        } finally {
          // `begin` keeps its turn up to `commit`.
          if (!writing.isInTransaction()) leave();
        }
      },
      streamQuery: () => {
        throw new Error("a list is read in pages");
      },
    };
    lines.set(line, leave);
    return line;
  };
  const run = (text: string) => async (line: DatabaseConnection) => {
    await line.executeQuery(CompiledQuery.raw(text));
  };
  return {
    init: async () => {},
    acquireConnection: async () => connect(),
    beginTransaction: run("begin"),
    commitTransaction: run("commit"),
    rollbackTransaction: run("rollback"),
    releaseConnection: async (line) => lines.get(line)?.(),
    destroy: async () => {
      reading.close();
      writing.close();
    },
  };
}

const isRead = ({ sql }: CompiledQuery) => /^\s*select\b/i.test(sql);

const resultOf = <Row>({ rows, changes }: ReturnType<SqliteConnection["execute"]>) =>
  ({ rows: rows as Row[], numAffectedRows: BigInt(changes) }) satisfies QueryResult<Row>;

async function whileBusy<Result>(execute: () => Result): Promise<Result> {
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
