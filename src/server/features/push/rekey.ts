import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import type { ServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { placeOf } from "./send.ts";
import { exchangeSubscription, findUnkeyed, type PushRow } from "./store.ts";

const AT_ONCE = 50;

/** Gives subscriptions of earlier releases a keyed hash; deletes rows that can't be decrypted. */
export async function rekeySubscriptions(db: Database, secret: ServerSecret): Promise<void> {
  for (;;) {
    const rows = await findUnkeyed(db, AT_ONCE);
    if (rows.length === 0) return;
    await inTransaction(db, async (write) => {
      for (const row of rows) await exchangeSubscription(write, row, rekeyed(secret, row));
    });
  }
}

function rekeyed(secret: ServerSecret, row: PushRow): PushRow | null {
  const text = secret.openText(placeOf(row), row.sealed);
  if (text === null) return null;
  const place = {
    account_id: row.account_id,
    endpoint_hash: secret.pushMac(JSON.parse(text).endpoint),
  };
  return { ...row, ...place, sealed: secret.encryptText(placeOf(place), text) };
}
