import type { ClientBase } from "pg";

const lines = new WeakMap<ClientBase, boolean>();

/**
 * Whether a client speaks with PostgreSQL itself and not with a pooler, which may give every
 * transaction another connection: a pooler greets with a process number of its own making. Asked
 * once of each client.
 */
export async function isDirect(client: ClientBase): Promise<boolean> {
  const known = lines.get(client);
  if (known !== undefined) return known;
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const isSame = "processID" in client && client.processID === rows[0]?.pid;
  lines.set(client, isSame);
  return isSame;
}
