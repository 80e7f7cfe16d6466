import type { NewAccount } from "#server/features/account/access.ts";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import { makeDataKey } from "#server/storage/vault/data-key.ts";
import { makeLock } from "#server/storage/vault/password.ts";

export const PASSWORD = "marula-24";

// To lock with a password costs what it costs an attacker, which is most of a registration. The
// locks are the server's own, at its own cost; the databases of a process have the same ones.
const prepared: Promise<NewAccount>[] = [];
const used = new Map<string, number>();

/** Keys and a lock that no other account of this database has. */
export function prepareAccount(location: DatabaseLocation): Promise<NewAccount> {
  const database = location.engine === "sqlite" ? location.file : location.url;
  const place = used.get(database) ?? 0;
  used.set(database, place + 1);
  prepared[place] ??= prepare();
  return prepared[place];
}

async function prepare(): Promise<NewAccount> {
  const accountId = crypto.randomUUID();
  const dataKey = makeDataKey();
  return { accountId, dataKey, lock: await makeLock(PASSWORD, dataKey, accountId, "password") };
}
