import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { freePort } from "../testing/free-port.ts";
import { startPostgres } from "../testing/postgres/postgres-server.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import { makePostgresDatabase } from "./support/house.ts";
import { load, median, type Reading, type Shot } from "./support/load.ts";
import { registerWriters } from "./support/owner.ts";

// Measures durable writes of 40 accounts: on this disk, on one with 4 ms slower syncs, and on
// PostgreSQL. Several builds alternate by round:
//   node scripts/run.mjs bench/writes [--server dist/server/main.js]... [--seconds 2] [--rounds 3]
//     [--entries 0]   of the month that is written to
const { values: flags } = parseArgs({
  options: {
    server: { type: "string", multiple: true, default: ["dist/server/main.js"] },
    seconds: { type: "string", default: "2" },
    rounds: { type: "string", default: "3" },
    entries: { type: "string", default: "0" },
  },
});
const seconds = Number(flags.seconds);
const SLOW = ["--import", "./scripts/bench/support/slow-commits.mjs"];

interface Contender {
  readonly file: string;
  readonly server: ServerProcess;
  readonly shot: Shot;
  readonly close: () => Promise<void>;
}

console.log("| disk | connections | server | writes/s | p99 ms | processor ms | × the first |");
console.log("| --- | ---: | --- | ---: | ---: | ---: | ---: |");
await measure("SQLite", []);
await measure("SQLite, each sync 4 ms slower", SLOW);
const postgres = await startPostgres({ durable: true });
try {
  await measure("PostgreSQL", [], postgres.url);
} finally {
  await postgres.stop();
}
console.log(`\nLoad of the machine: ${loadavg().map((figure) => figure.toFixed(1))}.`);

async function measure(disk: string, preload: readonly string[], url?: string): Promise<void> {
  const contenders: Contender[] = [];
  for (const file of flags.server) contenders.push(await open(file, preload, url));
  for (const connections of [1, 40]) {
    const readings = contenders.map((): Reading[] => []);
    for (let round = 0; round < Number(flags.rounds); round += 1) {
      for (const [number, { server, shot }] of contenders.entries()) {
        readings[number]?.push(await load(server, shot, { connections, seconds }));
      }
    }
    const medians = readings.map(median);
    for (const [number, { perSecond, p99, work }] of medians.entries()) {
      const share = (perSecond / (medians[0]?.perSecond ?? perSecond)).toFixed(2);
      const figures = [Math.round(perSecond), p99.toFixed(1), work.toFixed(2), share].join(" | ");
      console.log(`| ${disk} | ${connections} | ${contenders[number]?.file} | ${figures} |`);
    }
  }
  for (const { close } of contenders) await close();
}

async function open(file: string, preload: readonly string[], url?: string): Promise<Contender> {
  const directory = mkdtempSync(join(tmpdir(), "mwezi-writes-"));
  const name = `writes${Math.random().toString(36).slice(2)}`;
  const server = await startServer({
    port: await freePort(),
    env: {
      MWEZI_DATA_DIR: directory,
      ...(url && { DATABASE_URL: await makePostgresDatabase(url, name) }),
    },
    program: [...preload, file],
  });
  return {
    file,
    server,
    shot: await registerWriters(server.address, Number(flags.entries)),
    close: async () => {
      await server.end();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
