import { mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../testing/free-port.ts";
import { startServer } from "../testing/server-process.ts";
import { load, type Shot } from "./support/load.ts";
import { writeOwner } from "./support/owner.ts";

// Checks for memory leaks: runs every call of the bench in turn for a second each, for some minutes
// on SQLite. Fails if the last third uses over a tenth more than the second. Usage:
//   node scripts/run.mjs bench/soak [minutes, default 10]
const minutes = Number(process.argv[2] ?? 10);
const CONNECTIONS = 20;
const MOST_GROWTH = 1.1;
const MINUTE = 60_000;

const directory = mkdtempSync(join(tmpdir(), "mwezi-soak-"));
const server = await startServer({
  port: await freePort(),
  env: { HOST: "127.0.0.1", MWEZI_DATA_DIR: directory },
});
try {
  const { shots } = await writeOwner(server.address);
  console.log(`${Math.round(server.memory())} MB after two years were written.`);
  const samples = await soak(Object.values(shots));
  report(samples);
} finally {
  await server.end();
  rmSync(directory, { recursive: true, force: true });
}

/** Resident memory in MB after each second of load. */
async function soak(shots: readonly Shot[]): Promise<number[]> {
  const samples: number[] = [];
  const began = performance.now();
  for (let turn = 0; performance.now() - began < minutes * MINUTE; turn += 1) {
    const shot = shots[turn % shots.length];
    if (shot) await load(server, shot, { connections: CONNECTIONS, seconds: 1 });
    samples.push(server.memory());
  }
  return samples;
}

function report(samples: readonly number[]): void {
  const third = Math.floor(samples.length / 3);
  const meanOf = (part: number) => {
    const taken = samples.slice(part * third, (part + 1) * third);
    return taken.reduce((sum, sample) => sum + sample, 0) / taken.length;
  };
  const [first, second, last] = [meanOf(0), meanOf(1), meanOf(2)];
  const thirds = [first, second, last].map((mean) => Math.round(mean)).join(", ");
  const load = loadavg().map((figure) => figure.toFixed(1));
  console.log(
    `${minutes} minutes: ${thirds} MB in the thirds, ${Math.round(Math.max(...samples))} at most; ` +
      `the last is ${(last / second).toFixed(2)} × the second. Load of the machine: ${load.join(", ")}.`,
  );
  if (last / second > MOST_GROWTH) process.exitCode = 1;
}
