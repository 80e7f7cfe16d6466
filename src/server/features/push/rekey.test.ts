import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { engines } from "#server/testing/engines.ts";
import { operator, sendDueOf } from "#server/testing/send-due.ts";
import { createTestApp, TEST_SECRET } from "#server/testing/test-app.ts";
import { startPushService } from "../../../../scripts/testing/push-service.ts";
import { rekeySubscriptions } from "./rekey.ts";
import { placeOf } from "./send.ts";

describe.each(engines)("push subscriptions of an earlier release on %s", (engine) => {
  it("get a keyed hash, and still receive messages and can be ended", async () => {
    const service = await startPushService();
    const { isPushService } = service;
    const test = await createTestApp(engine, { operator, isPushService });
    const secret = createServerSecret(TEST_SECRET);
    const rows = () => test.db.selectFrom("push_subscriptions").selectAll().execute();
    try {
      const client = await test.register();
      const { subscription } = service.openBrowser();
      const { endpoint } = subscription;
      await client.send("POST", "/api/push/subscriptions", { body: subscription });
      const endpoint_hash = createHash("sha256").update(endpoint).digest("hex");
      const place = { account_id: client.user.id, endpoint_hash };
      const sealed = secret.encryptText(placeOf(place), JSON.stringify(subscription));
      const old = { ...place, sealed, next_at: test.now(), later: "[]" };
      await test.db.updateTable("push_subscriptions").set(old).execute();
      const [row] = await rows();
      const damaged = { endpoint_hash: "0".repeat(64), sealed: Buffer.from("damaged") };
      await test.db
        .insertInto("push_subscriptions")
        .values({ ...old, token_hash: row?.token_hash ?? null, failures: 0, ...damaged })
        .execute();
      for (let time = 0; time < 2; time += 1) await rekeySubscriptions(test.db, secret);
      expect(await rows()).toMatchObject([
        { endpoint_hash: secret.pushMac(endpoint), token_hash: row?.token_hash },
      ]);
      expect(secret.pushMac(endpoint)).not.toBe(endpoint_hash);
      expect(await sendDueOf(test)).toBe(1);
      await client.send("POST", "/api/push/unsubscribe", { body: { endpoint } });
      expect(await rows()).toEqual([]);
    } finally {
      await test.close();
      await service.stop();
    }
  });
});
