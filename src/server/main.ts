import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createThrottle } from "#server/http/throttle.ts";
import { createWork } from "#server/jobs/work.ts";
import { connectDatabase } from "#server/storage/db/connect.ts";
import { rememberFact } from "#server/storage/db/facts-store.ts";
import {
  createServerSecret,
  readOrMakeSecret,
  type ServerSecret,
} from "#server/storage/vault/server-secret.ts";
import { version } from "../../package.json" with { type: "json" };
import { createApp } from "./app.ts";
import { plantDemo } from "./demo/plant.ts";
import { readSettings, type Settings } from "./env.ts";

/** Starts Mwezi from the environment. The built file lies in dist/server, beside dist/web. */
const WEB_ROOT = fileURLToPath(new URL("../web", import.meta.url));
const WORKER_FILE = new URL("./thread.js", import.meta.url);

async function start(settings: Settings): Promise<void> {
  await mkdir(settings.dataDirectory, { recursive: true, mode: 0o700 });
  const secret = createServerSecret(
    settings.secret ?? (await readOrMakeSecret(join(settings.dataDirectory, "secret"))),
  );
  const db = await connectDatabase(settings.database);
  await checkSecret(await rememberFact(db, "secret_check", secret.checkValue), secret);
  if (settings.hasDemo) {
    await plantDemo({ db, secret, clock: Date.now, throttle: createThrottle(db, Date.now) });
  }
  const app = await createApp({
    db,
    secret,
    clock: Date.now,
    work: createWork({ location: settings.database, file: WORKER_FILE, clock: Date.now }),
    operator: settings.operator,
    release: version,
    webRoot: WEB_ROOT,
    logger: { base: null },
    trustProxy: settings.trustProxy,
  });
  const stop = async () => {
    await app.close();
    await db.destroy();
  };
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
  const address = await app.listen({ port: settings.port, host: settings.host });
  app.log.info({ address }, `Mwezi is ready at ${address}`);
}

async function checkSecret(storedValue: string, secret: ServerSecret): Promise<void> {
  if (storedValue === secret.checkValue) return;
  throw new Error(
    "This database was made with another secret, so nobody could sign in. " +
      "Start with the MWEZI_SECRET, or the secret file, that belongs to it.",
  );
}

try {
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
