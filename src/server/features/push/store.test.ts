import { expect, it } from "vitest";
import { inTransaction } from "#server/storage/db/transaction.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { claim, findDue, replaceSubscription } from "./store.ts";

it("a message can be retried even if none follows it", async () => {
  const test = await createTestApp("sqlite");
  try {
    const { user } = await test.register();
    const none = { next_at: null, later: "[]", failures: 0, created_at: 0, last_sent_at: null };
    const place = { account_id: user.id, endpoint_hash: "hash", token_hash: null };
    const row = { ...place, ...none, sealed: Buffer.from("sealed") };
    await inTransaction(test.db, (write) => replaceSubscription(write, row));
    expect(await claim(test.db, row, { ...none, next_at: 60, failures: 1 })).toBe(true);
    expect(await findDue(test.db, 60, 10)).toMatchObject([{ ...place, failures: 1 }]);
  } finally {
    await test.close();
  }
});
