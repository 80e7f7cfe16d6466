import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type AppParts, createApp } from "#server/app.ts";
import { plantDemo } from "#server/demo/plant.ts";
import { createThrottle } from "#server/http/fairness/throttle.ts";
import { createWork } from "#server/jobs/work.ts";
import { connectDatabase } from "#server/storage/db/connect.ts";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { taskLengths } from "#server/task-lengths.ts";

export const WEB_ROOT = join(import.meta.dirname, "../../dist/web");
const WORKER_FILE = pathToFileURL(join(import.meta.dirname, "../../dist/server/thread.js"));
const DAY = 86_400_000;

/** The real app in the test's process, with its own database and clock. */
export interface Mwezi {
  readonly address: string;
  readonly now: () => number;
  /** Advances the server's clock by days or part of a day. */
  readonly travel: (days: number) => void;
  readonly goOffline: () => Promise<void>;
  /** Serves another build at the same address, as after an upgrade. */
  readonly restartAs: (build: string) => Promise<void>;
  readonly plantDemo: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Notification settings of the operator. */
type Reach = Partial<Pick<AppParts, "isPushService" | "mail" | "messagesEvery" | "publicAddress">>;

export async function startMwezi(
  webRoot = WEB_ROOT,
  reach: Reach = {},
  postgres: string | null = null,
): Promise<Mwezi> {
  if (!existsSync(WEB_ROOT)) throw new Error("Run `npm run build` first: dist/web is not there.");
  const directory = mkdtempSync(join(tmpdir(), "mwezi-e2e-"));
  const location: DatabaseLocation =
    postgres === null
      ? { engine: "sqlite", file: join(directory, "mwezi.db") }
      : { engine: "postgresql", url: postgres };
  const db = await connectDatabase(location);
  let travelled = 0;
  const now = () => Date.now() + travelled;
  const secret = createServerSecret("a secret of the journeys, which nobody else uses");
  const listen = async (build: string, port: number) => {
    const app = await createApp({
      db,
      clock: now,
      work: createWork({ location, file: WORKER_FILE, clock: now, lengthOf: taskLengths }),
      secret,
      operator: {
        name: "Thandi's Clinic Trust",
        email: "privacy@example.org",
        address: "1 Long Street, Cape Town",
        informationOfficer: "Nomsa Dube",
      },
      release: "journeys",
      build,
      webRoot,
      ...reach,
    });
    return { app, address: await app.listen({ port, host: "127.0.0.1" }) };
  };
  let { app, address } = await listen("journeys", 0);
  const goOffline = async () => {
    app.server.closeAllConnections();
    await app.close();
  };
  return {
    address,
    now,
    travel: (days) => {
      travelled += days * DAY;
    },
    goOffline,
    restartAs: async (build) => {
      await goOffline();
      ({ app, address } = await listen(build, Number(new URL(address).port)));
    },
    plantDemo: () => plantDemo({ db, clock: now, secret, throttle: createThrottle(db, now) }),
    stop: async () => {
      await goOffline();
      await db.destroy();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
