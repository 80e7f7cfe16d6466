import type { NewAccount } from "#server/features/account/registration.ts";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { makePasswordLock } from "#server/storage/vault/keys/password.ts";
import type { ServerSecret } from "#server/storage/vault/keys/server-secret.ts";

export const PASSWORD = "marula-24";

// Hashing is most of a registration's time: real locks at full cost, made once in a process.
const prepared: Promise<NewAccount>[] = [];
const used = new Map<string, number>();

/** Returns keys and a lock that no other account of this database has. */
export function prepareAccount(
  location: DatabaseLocation,
  secret: ServerSecret,
): Promise<NewAccount> {
  const database = location.engine === "sqlite" ? location.file : location.url;
  const place = used.get(database) ?? 0;
  used.set(database, place + 1);
  prepared[place] ??= prepare(secret);
  return prepared[place];
}

async function prepare({ passwordKey }: ServerSecret): Promise<NewAccount> {
  const accountId = crypto.randomUUID();
  const dataKey = makeDataKey();
  const lock = await makePasswordLock(passwordKey, PASSWORD, dataKey, accountId);
  return { accountId, dataKey, lock };
}
