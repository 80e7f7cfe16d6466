import type { ClientBase } from "pg";

const lines = new WeakMap<ClientBase, boolean>();

/** Whether there is no pooler, whose greeting has a made-up process number. Checked once a client. */
export async function isDirect(client: ClientBase): Promise<boolean> {
  const known = lines.get(client);
  if (known !== undefined) return known;
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const isSame = "processID" in client && client.processID === rows[0]?.pid;
  lines.set(client, isSame);
  return isSame;
}
