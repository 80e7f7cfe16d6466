import { CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from "kysely";
import { createLock } from "./lock.ts";
import { whileBusy } from "./sqlite-busy.ts";
import { createGroupCommit } from "./sqlite-group.ts";

/** One connection to the file. */
export interface SqliteConnection {
  readonly execute: (query: CompiledQuery) => {
    readonly rows: unknown[];
    readonly changes: number;
  };
  readonly isInTransaction: () => boolean;
  readonly close: () => void;
}

/** What Kysely calls a connection: it has the lock from its `begin` to its `commit`. */
interface Line extends DatabaseConnection {
  readonly begin: (isApart: boolean) => Promise<void>;
  readonly commit: () => Promise<void>;
  /** Nothing where the transaction is over. */
  readonly rollback: () => Promise<void>;
}

/**
 * Runs queries on two connections to one SQLite file. Reads have one of their own, so that they wait
 * for no transaction, however long; writes take turns on the other, and those that follow closely
 * reach the disk together. Who waits for a writer elsewhere waits outside SQLite, where everything
 * else goes on meanwhile.
 */
export function createSqliteDriver(reading: SqliteConnection, writing: SqliteConnection): Driver {
  const lock = createLock();
  const group = createGroupCommit(writing, lock);
  const lines = new WeakMap<DatabaseConnection, Line>();
  const write = async (query: CompiledQuery) => {
    try {
      return await whileBusy(() => writing.execute(query));
    } catch (error) {
      group.checkLost(error);
      throw error;
    }
  };
  const lineOf = (connection: DatabaseConnection): Line => {
    const line = lines.get(connection);
    if (!line) throw new Error("a connection of another database");
    return line;
  };
  return {
    init: async () => {},
    acquireConnection: async () => {
      const line = createLine();
      lines.set(line, line);
      return line;
    },
    beginTransaction: (line, { isolationLevel }) =>
      lineOf(line).begin(isolationLevel !== undefined),
    commitTransaction: (line) => lineOf(line).commit(),
    rollbackTransaction: (line) => lineOf(line).rollback(),
    releaseConnection: async (line) => {
      // Kysely takes nothing back where the beginning failed.
      await lineOf(line).rollback();
    },
    destroy: async () => {
      await group.close();
      reading.close();
      writing.close();
    },
  };

  function createLine(): Line {
    let release: (() => void) | null = null;
    let isMember = false;
    const leave = () => {
      isMember = false;
      release?.();
      release = null;
    };
    const enter = async () => {
      release = await lock.take();
    };
    const finish = async () => {
      const { settled } = await group.end();
      leave();
      await settled;
    };
    /** A statement that stands for itself, such as a checkpoint, or one of a transaction apart. */
    const writeApart = async (query: CompiledQuery) => {
      if (release === null) {
        await enter();
        await group.close();
      }
      try {
        return await write(query);
      } finally {
        // `begin` keeps its turn up to `commit`.
        if (!writing.isInTransaction()) leave();
      }
    };
    const writeAsMember = async (query: CompiledQuery) => {
      await enter();
      try {
        await group.begin();
        const result = await write(query);
        await finish();
        return result;
      } catch (error) {
        if (release !== null) await group.undo();
        throw error;
      } finally {
        leave();
      }
    };
    return {
      executeQuery: async <Row>(query: CompiledQuery) => {
        if (isMember) return resultOf<Row>(await write(query));
        if (release !== null) return resultOf<Row>(await writeApart(query));
        if (isRead(query)) return resultOf<Row>(reading.execute(query));
        return resultOf<Row>(await (isChange(query) ? writeAsMember(query) : writeApart(query)));
      },
      streamQuery: () => {
        throw new Error("a list is read in pages");
      },
      begin: async (isApart) => {
        if (isApart) return void (await writeApart(CompiledQuery.raw("begin")));
        await enter();
        isMember = true;
        await group.begin();
      },
      commit: async () => {
        if (isMember) return finish();
        await writeApart(CompiledQuery.raw("commit"));
      },
      rollback: async () => {
        // A commit that failed has taken it back already.
        if (release === null) return;
        if (!isMember) return void (await writeApart(CompiledQuery.raw("rollback")));
        await group.undo().finally(leave);
      },
    };
  }
}

const isChange = ({ sql }: CompiledQuery) => /^\s*(insert|update|delete)\b/i.test(sql);

const isRead = ({ sql }: CompiledQuery) => /^\s*select\b/i.test(sql);

const resultOf = <Row>({ rows, changes }: ReturnType<SqliteConnection["execute"]>) =>
  ({ rows: rows as Row[], numAffectedRows: BigInt(changes) }) satisfies QueryResult<Row>;
