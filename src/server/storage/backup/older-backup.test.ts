import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { rememberFact } from "#server/storage/db/facts-store.ts";
import { PAGES_OF_ENTRIES } from "#server/storage/db/migrations/migrations.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { engines, makeLocation } from "#server/testing/engines.ts";
import { ownerOfClient } from "#server/testing/faults/damage.ts";
import { storeAsRows } from "#server/testing/older-rows.ts";
import { createTestApp, TEST_SECRET } from "#server/testing/test-app.ts";
import { checkData } from "./check-data.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const moment = { release: "test", now: Date.parse("2026-11-22T03:00:00Z") };

/** Changes a backup file into what a release before the pages of entries wrote. */
async function makeOlder(directory: string): Promise<void> {
  const file = join(directory, "mwezi.jsonl.gz");
  const lines = gunzipSync(await readFile(file))
    .toString()
    .trim()
    .split("\n");
  const older = lines.map((line) => {
    const value = JSON.parse(line);
    if (Array.isArray(value)) {
      const [table, row] = value;
      const { layout: _, ...rest } = row;
      return JSON.stringify([table === "older_entries" ? "entries" : table, rest]);
    }
    if (value.counts) {
      const { pages: _, older_entries: entries, ...counts } = value.counts;
      return JSON.stringify({ counts: { ...counts, entries } });
    }
    const migrations = value.migrations.filter((name: string) => name < PAGES_OF_ENTRIES);
    return JSON.stringify({ ...value, migrations });
  });
  await writeFile(file, gzipSync(`${older.join("\n")}\n`));
}

it.each(engines)(
  "a backup of an earlier release's rows restores to %s and moves at sign-in",
  async (engine) => {
    const directory = await mkdtemp(join(tmpdir(), "mwezi-older-"));
    const backup = join(directory, "backup");
    const test = await createTestApp(engine);
    const target = await makeLocation(engine);
    try {
      const woman = await test.register();
      for (let day = 10; day < 30; day += 1) {
        const body = { date: `2026-10-${day}`, level: 1 + (day % 5) };
        await woman.send("POST", "/api/stress", { body });
      }
      await woman.send("POST", "/api/cycles", { body: { startDate: "2026-10-12" } });
      const read = async (send: typeof woman.send) => [
        (await send("GET", "/api/stress")).json(),
        (await send("GET", "/api/cycles")).json(),
      ];
      const before = await read(woman.send);
      await rememberFact(test.db, "secret_check", createServerSecret(TEST_SECRET).checkValue);
      const count = await storeAsRows(test.db, await ownerOfClient(test, woman));
      const dataDirectory = join(directory, "data");
      const places = { database: test.location, dataDirectory, secret: TEST_SECRET };
      await writeBackup(places, backup, moment);
      await makeOlder(backup);
      const restoredTo = { ...places, database: target.location };
      const counts = await restoreBackup(restoredTo, backup);
      expect([counts.older_entries, counts.pages]).toEqual([count, 0]);
      expect(await checkData(restoredTo)).toMatchObject({ faults: [], notMoved: 1 });
      const restored = await createTestApp(engine, { through: async () => target.location });
      try {
        const { email, password } = woman;
        const body = { email, password };
        const { token } = (await restored.visitor("POST", "/api/auth/login", { body })).json();
        expect(await read(restored.as(token))).toEqual(before);
        const moved = { faults: [], notMoved: 0, counts: { older_entries: 0, pages: 3 } };
        expect(await checkData(restoredTo)).toMatchObject(moved);
      } finally {
        await restored.close();
      }
    } finally {
      await test.close();
      await target.remove();
      await rm(directory, { recursive: true, force: true });
    }
  },
);
