import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from "kysely";
import { createLock } from "../lock.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";
import { createGroupCommit } from "./sqlite-group.ts";
import { createSqliteWriter, type SqliteWriter } from "./sqlite-writer.ts";

/** Reads wait for no transaction; writes take turns on their connection and may share a commit. */
export function createSqliteDriver(reading: SqliteConnection, writing: SqliteConnection): Driver {
  const lock = createLock();
  const group = createGroupCommit(writing, lock);
  const writers = new WeakMap<DatabaseConnection, SqliteWriter>();
  const writerOf = (line: DatabaseConnection): SqliteWriter => {
    const writer = writers.get(line);
    if (!writer) throw new Error("a connection of another database");
    return writer;
  };
  const connect = (): DatabaseConnection => {
    const writer = createSqliteWriter({ writing, lock, group });
    const line: DatabaseConnection = {
      executeQuery: async <Row>(query: CompiledQuery) =>
        isRead(query) && !writer.isInTransaction()
          ? resultOf<Row>(reading.execute(query))
          : resultOf<Row>(await writer.write(query)),
      streamQuery: () => {
        throw new Error("a list is read in pages");
      },
    };
    writers.set(line, writer);
    return line;
  };
  return {
    init: async () => {},
    acquireConnection: async () => connect(),
    beginTransaction: (line, { isolationLevel }) =>
      writerOf(line).begin(isolationLevel !== undefined),
    commitTransaction: (line) => writerOf(line).commit(),
    rollbackTransaction: (line) => writerOf(line).rollback(),
    // Kysely does not roll back when the begin failed.
    releaseConnection: (line) => writerOf(line).rollback(),
    destroy: async () => {
      await group.close();
      reading.close();
      writing.close();
    },
  };
}

const isRead = ({ sql }: CompiledQuery) => /^\s*select\b/i.test(sql);

const resultOf = <Row>({ rows, changes }: ReturnType<SqliteConnection["execute"]>) =>
  ({ rows: rows as Row[], numAffectedRows: BigInt(changes) }) satisfies QueryResult<Row>;
