import { cpus } from "node:os";
import { parseArgs } from "node:util";
import { type PostgresServer, startPostgres } from "../testing/postgres/postgres-server.ts";
import type { ServerProcess } from "../testing/server-process.ts";
import { type House, openHouse } from "./support/house.ts";
import { load, median, type Reading } from "./support/load.ts";
import { startYardstick } from "./support/yardstick.ts";

// `npm run bench -- --quick` for a quick look; the figures are in docs/performance.md.
const { values: flags } = parseArgs({
  options: {
    quick: { type: "boolean", default: false },
    few: { type: "string", default: "10" },
    many: { type: "string" },
    seconds: { type: "string" },
    rounds: { type: "string" },
    connections: { type: "string", default: "20" },
    engine: { type: "string" },
    // Runs only calls whose name contains this.
    calls: { type: "string", default: "" },
  },
});
const few = Number(flags.few);
const many = Number(flags.many ?? (flags.quick ? 100 : 10_000));
const seconds = Number(flags.seconds ?? (flags.quick ? 1 : 5));
const rounds = Number(flags.rounds ?? (flags.quick ? 1 : 3));
const connections = Number(flags.connections);

console.log(
  `${cpus().length} × ${cpus()[0]?.model ?? "unknown processor"}, Node ${process.version}; ` +
    `${connections} connections, median of ${rounds} rounds of ${seconds} s.`,
);
if (flags.engine !== "postgresql") await measure("SQLite", undefined);
if (flags.engine !== "sqlite") {
  const postgres = await startPostgres({ durable: true });
  try {
    await measure("PostgreSQL", postgres);
  } finally {
    await postgres.stop();
  }
}

async function measure(engine: string, server: PostgresServer | undefined): Promise<void> {
  const small = await openHouse(few, server);
  const large = await openHouse(many, server);
  const bare = await startYardstick(large);
  try {
    console.log(`\n### ${engine}\n`);
    console.log(
      "| call | next to | requests/s | p50 ms | p99 ms | processor ms | × bare Fastify | × next to few |",
    );
    console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    const names = Object.keys(small.owner.shots).filter((name) => name.includes(flags.calls));
    for (const name of names) await measureShot(name, small, large, bare);
    reportProcess(small, few);
    reportProcess(large, many);
  } finally {
    await Promise.all([small.close(), large.close(), bare.end()]);
  }
}

/** The three alternate, so that a disturbance of the machine affects all of them. */
async function measureShot(name: string, small: House, large: House, bare: ServerProcess) {
  const readings = { small: [] as Reading[], large: [] as Reading[], bare: [] as Reading[] };
  for (let round = 0; round < rounds; round += 1) {
    readings.small.push(await shoot(small.server, small, name));
    readings.large.push(await shoot(large.server, large, name));
    readings.bare.push(await shoot(bare, large, name));
  }
  const base = median(readings.bare);
  const besideFew = median(readings.small);
  const besideMany = median(readings.large);
  row(name, String(few), besideFew, ratio(base, besideFew), "1");
  row(name, String(many), besideMany, ratio(base, besideMany), ratio(besideFew, besideMany));
  row(name, "bare", base, "1", "");
}

function shoot(server: ServerProcess, { owner }: House, name: string): Promise<Reading> {
  const shot = owner.shots[name];
  if (shot === undefined) throw new Error(`no shot is called ${name}`);
  return load(server, shot, { connections, seconds });
}

function ratio(one: Reading, other: Reading): string {
  return (one.perSecond / other.perSecond).toFixed(2);
}

function row(name: string, beside: string, reading: Reading, bare: string, others: string): void {
  const { p50, p99, work } = reading;
  const figures = [p50.toFixed(1), p99.toFixed(1), work.toFixed(2), bare, others].join(" | ");
  console.log(`| ${name} | ${beside} | ${Math.round(reading.perSecond)} | ${figures} |`);
}

function reportProcess({ server, idleMemory }: House, neighbours: number): void {
  console.log(
    `\nNext to ${neighbours}: ready ${Math.round(server.millisecondsToReady)} ms after its start; ` +
      `${Math.round(idleMemory)} MB resident when idle, ${Math.round(server.memory())} MB after the load.`,
  );
}
