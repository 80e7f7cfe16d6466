import type { PostgresPoolClient } from "kysely";
import type pg from "pg";
import { isDatabaseFailure } from "../failures.ts";
import { whileDropping } from "../patience.ts";
import type { StatementNames } from "../statement-names.ts";
import { isDirect } from "./postgres-line.ts";

const NOTHING = { command: "", rowCount: null, rows: [] };

/** A single read is retried on another connection; `inTransaction` retries transactions. */
export async function lend(pool: pg.Pool, names: StatementNames): Promise<PostgresPoolClient> {
  let client: pg.PoolClient | null = await connect(pool);
  let isFirst = true;
  let begin: string | null = null;
  const drop = () => {
    // A failed client may still wait for a response, so it must not be reused.
    client?.release(true);
    client = null;
  };
  const ask = async (text: string, values: unknown[]) => {
    if (!client) throw new Error("Connection terminated before");
    try {
      const canKeep = await isDirect(client);
      const began = begin === null ? null : client.query(begin);
      begin = null;
      if (!canKeep) await began;
      const name = canKeep ? names(text, values) : null;
      const answer = client.query({ text, values, ...(name !== null && { name }) });
      return (await Promise.all([answer, began]))[0];
    } catch (error) {
      if (isDatabaseFailure(error)) drop();
      throw error;
    }
  };
  const query = async (text: string, values: unknown[]) => {
    const isRead = isFirst && /^select\s/i.test(text);
    const isBegin = isFirst && /^(begin|start transaction)/.test(text);
    isFirst = false;
    if (isBegin) {
      begin = text;
      return NOTHING;
    }
    if (begin !== null && /^(commit|rollback)$/.test(text)) return NOTHING;
    if (!isRead) return ask(text, values);
    return whileDropping(async () => {
      client ??= await connect(pool);
      return ask(text, values);
    });
  };
  return {
    // Kysely would use the same name to stream through a cursor; none is configured.
    query: query as unknown as PostgresPoolClient["query"],
    release: () => client?.release(),
  };
}

const connect = (pool: pg.Pool) => whileDropping(() => pool.connect());
