import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createApp } from "#server/app.ts";
import { placeOf, sendDue } from "#server/features/push/send.ts";
import { openVapidKeys } from "#server/features/push/vapid.ts";
import { createWork } from "#server/jobs/work.ts";
import { connectDatabase } from "#server/storage/db/connect.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { taskLengths } from "#server/task-lengths.ts";
import { startPushService } from "../testing/push-service.ts";

// Sends notifications due in the same minute. Usage: node scripts/run.mjs bench/push [count]
const COUNT = Number(process.argv[2] ?? 10_000);
const ROWS_AT_ONCE = 500;

const directory = mkdtempSync(join(tmpdir(), "mwezi-push-"));
const location = { engine: "sqlite", file: join(directory, "mwezi.db") } as const;
const db = await connectDatabase(location);
const service = await startPushService();
const secret = createServerSecret("a secret of the bench, which nobody else uses");
const now = Date.now();
const app = await createApp({
  db,
  secret,
  clock: () => now,
  release: "bench",
  build: "bench",
  operator: { name: null, email: null, address: null, informationOfficer: null },
  work: createWork({
    location,
    file: new URL(import.meta.url),
    clock: Date.now,
    lengthOf: taskLengths,
  }),
});
const body = { name: "Thandi", email: "thandi@example.org", password: "marula-24" };
const registered = await app.inject({ method: "POST", url: "/api/auth/register", body });
const account_id = registered.json().user.id;
const { token_hash } = await db
  .selectFrom("sessions")
  .select("token_hash")
  .executeTakeFirstOrThrow();

const rows = Array.from({ length: COUNT }, () => {
  const { subscription } = service.openBrowser();
  const place = { account_id, endpoint_hash: secret.pushMac(subscription.endpoint) };
  const sealed = secret.encryptText(placeOf(place), JSON.stringify(subscription));
  return { ...place, token_hash, sealed, next_at: now, later: "[]", failures: 0 };
});
for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
  const some = rows.slice(from, from + ROWS_AT_ONCE);
  await db.insertInto("push_subscriptions").values(some).execute();
}

const start = performance.now();
const count = await sendDue({
  db,
  clock: () => now,
  secret,
  contact: "mailto:privacy@example.org",
  keys: () => openVapidKeys(db, secret),
  publicAddress: "https://mwezi.example.org",
});
const seconds = (performance.now() - start) / 1000;
const paths = new Set(service.messages.map(({ path }) => path));
console.log(`${count} of ${COUNT} left in ${seconds.toFixed(1)} s, ${paths.size} arrived once`);
await service.stop();
await app.close();
await db.destroy();
rmSync(directory, { recursive: true });
if (count !== COUNT || paths.size !== COUNT || seconds > 60) process.exitCode = 1;
