import { fileURLToPath } from "node:url";
import { createThrottle } from "#server/http/fairness/throttle.ts";
import { createWork } from "#server/jobs/work.ts";
import { readLastBackup } from "#server/storage/backup/last-backup.ts";
import { countWaiting } from "#server/storage/db/postgres/postgres.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { countDue, databaseBytes } from "#server/storage/db/size-store.ts";
import { openData } from "#server/storage/open-data.ts";
import { version } from "../../package.json" with { type: "json" };
import { createApp } from "./app.ts";
import { readBuild } from "./build.ts";
import { plantDemo } from "./demo/plant.ts";
import { readSettings, type Settings } from "./env.ts";
import { withAdvice } from "./failures/advice.ts";
import { applyAccessRecords } from "./features/account/access-records/rules.ts";
import { createStop } from "./stop.ts";
import { taskLengths } from "./task-lengths.ts";

const WEB_ROOT = fileURLToPath(new URL("../web", import.meta.url));
const WORKER_FILE = new URL("./thread.js", import.meta.url);

async function start(settings: Settings): Promise<void> {
  const { db, secret, reserve, close } = await openData(settings);
  const { dataDirectory } = settings;
  await applyAccessRecords({ db, secret, dataDirectory });
  if (settings.hasDemo) {
    await plantDemo({ db, secret, clock: Date.now, throttle: createThrottle(db, Date.now) });
  }
  const build = readBuild();
  const metrics = settings.metrics ? await startMetrics(db, build, settings) : undefined;
  const drain = new AbortController();
  const app = await createApp({
    db,
    secret,
    reserve,
    dataDirectory,
    clock: Date.now,
    work: createWork({
      location: settings.database,
      file: WORKER_FILE,
      clock: Date.now,
      lengthOf: taskLengths,
    }),
    operator: settings.operator,
    release: version,
    build,
    checksPages: false,
    webRoot: WEB_ROOT,
    logger: { base: null },
    proxies: settings.proxies,
    trustedProxies: settings.trustedProxies,
    securityContact: settings.securityContact,
    publicAddress: settings.publicAddress,
    capacity: settings.capacity,
    mail: settings.mail,
    drain: drain.signal,
    ...(metrics && { metrics }),
  });
  const { drainSeconds } = settings;
  const stop = createStop({ app, drain, drainSeconds, close });
  // Without exit, a hanging thread or connection would keep the process alive.
  const exit = async (isUrgent: boolean) => {
    await stop(isUrgent);
    process.exit(0);
  };
  process.on("SIGTERM", () => void exit(false));
  // Ctrl+C: a developer is waiting, not a load balancer.
  process.on("SIGINT", () => void exit(true));
  if (metrics && settings.metrics) {
    app.log.info({ address: await metrics.listen(settings.metrics) }, "Metrics are served");
  }
  const address = await app.listen({ port: settings.port, host: settings.host });
  app.log.info({ address }, `Mwezi is ready at ${address}`);
}

/** Loaded only when enabled, since the library costs memory. */
async function startMetrics(
  db: Database,
  build: string,
  { capacity, dataDirectory }: Pick<Settings, "capacity" | "dataDirectory">,
) {
  const { createMetrics } = await import("#server/http/metrics.ts");
  const { storageMegabytes } = capacity;
  return createMetrics({
    release: version,
    build,
    readDatabase: async () => ({
      bytes: await databaseBytes(db),
      duePushes: await countDue(db, "push_subscriptions", Date.now()),
      dueMails: await countDue(db, "mail_reminders", Date.now()),
    }),
    limitBytes: storageMegabytes === undefined ? undefined : storageMegabytes * 1_000_000,
    readWaiting: countWaiting,
    readLastBackup: () => readLastBackup(dataDirectory),
  });
}

try {
  await start(readSettings(process.env));
} catch (error) {
  process.stderr.write(`${withAdvice(error)}\n`);
  // Metrics or a connection of the database would keep the process alive without a server.
  process.exit(1);
}
