import { CompiledQuery } from "kysely";
import type { Lock } from "../lock.ts";
import { whileBusy } from "./sqlite-busy.ts";
import type { SqliteConnection } from "./sqlite-connection.ts";
import type { GroupCommit } from "./sqlite-group.ts";

type Result = ReturnType<SqliteConnection["execute"]>;

export interface SqliteWriter {
  readonly isInTransaction: () => boolean;
  /** Runs a statement of the transaction; without one, a change of its own or a separate statement. */
  readonly write: (query: CompiledQuery) => Promise<Result>;
  /** `isApart`: outside any group, and without a lock before the first write. */
  readonly begin: (isApart: boolean) => Promise<void>;
  readonly commit: () => Promise<void>;
  /** Does nothing when the transaction is over. */
  readonly rollback: () => Promise<void>;
}

interface Shared {
  readonly writing: SqliteConnection;
  readonly lock: Lock;
  readonly group: GroupCommit;
}

export function createSqliteWriter({ writing, lock, group }: Shared): SqliteWriter {
  let release: (() => void) | null = null;
  let isMember = false;

  const enter = async () => {
    release = await lock.take();
  };
  const leave = () => {
    isMember = false;
    release?.();
    release = null;
  };
  const execute = createExecute(writing, group);
  const writeApart = async (query: CompiledQuery) => {
    if (release === null) await enter().then(group.close);
    try {
      return await execute(query);
    } finally {
      // `begin` keeps the lock until `commit`.
      if (!writing.isInTransaction()) leave();
    }
  };
  const apart = async (text: string) => void (await writeApart(CompiledQuery.raw(text)));
  const writer: SqliteWriter = {
    isInTransaction: () => release !== null,
    write: async (query) => {
      if (isMember) return execute(query);
      if (release !== null || !isChange(query)) return writeApart(query);
      try {
        await writer.begin(false);
        const result = await execute(query);
        await writer.commit();
        return result;
      } finally {
        await writer.rollback();
      }
    },
    begin: async (isApart) => {
      if (isApart) return apart("begin");
      await enter();
      isMember = true;
      await group.begin();
    },
    commit: async () => {
      if (!isMember) return apart("commit");
      const { settled } = await group.end();
      leave();
      await settled;
    },
    rollback: async () => {
      if (release === null) return;
      if (!isMember) return apart("rollback");
      await group.undo().finally(leave);
    },
  };
  return writer;
}

const isChange = ({ sql }: CompiledQuery) => /^\s*(insert|update|delete)\b/i.test(sql);

const createExecute =
  (writing: SqliteConnection, group: GroupCommit) =>
  async (query: CompiledQuery): Promise<Result> => {
    try {
      return await whileBusy(() => writing.execute(query));
    } catch (error) {
      group.checkLost(error);
      throw error;
    }
  };
