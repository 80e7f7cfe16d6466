import { mkdtempSync, rmSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { visitParts } from "#contract/visit/visit-report.ts";
import { freePort } from "../testing/free-port.ts";
import { startServer } from "../testing/server-process.ts";
import { load, type Shot } from "./support/load.ts";
import { plantTenYears } from "./support/ten-years.ts";

// `npm run bench:exports`: time of each format, and its effect on another user's requests.
const CONNECTIONS = 4;
const ROUNDS = 3;
const SECONDS = 3;

interface Form {
  readonly path: string;
  readonly body?: string;
}

const visit = JSON.stringify({ months: 12, include: visitParts });
const forms: readonly Form[] = [
  { path: "/api/account/export" },
  { path: "/api/account/export/fhir", body: "{}" },
  { path: "/api/account/export/csv" },
  { path: "/api/account/export/xlsx" },
  { path: "/api/account/export/files" },
  { path: "/api/visit/report", body: visit },
  { path: "/api/visit/pdf", body: visit },
];

const directory = mkdtempSync(join(tmpdir(), "mwezi-exports-"));
const planted = await plantTenYears(join(directory, "mwezi.db"));
const server = await startServer({
  port: await freePort(),
  env: { HOST: "127.0.0.1", MWEZI_DATA_DIR: directory, MWEZI_SECRET: planted.secret },
});
try {
  await measure();
} finally {
  await server.end();
  rmSync(directory, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const authorised = { authorization: `Bearer ${planted.token}` };
  const summary: Shot = { method: "GET", paths: ["/api/cycles/summary"], headers: authorised };
  const shoot = (seconds: number) => load(server, summary, { connections: CONNECTIONS, seconds });
  const machine = `${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}`;
  console.log(`${machine}; ${planted.entries} entries; load ${loadavg()[0]?.toFixed(1)} before.\n`);
  await shoot(1);
  const idle = await shoot(SECONDS);
  console.log("| | seconds | MB | summary p50 ms | summary p99 ms | × idle p99 |");
  console.log("| --- | ---: | ---: | ---: | ---: | ---: |");
  console.log(`| nothing | | | ${idle.p50.toFixed(1)} | ${idle.p99.toFixed(1)} | 1 |`);
  for (const form of forms) {
    const alone = await exportOnce(form, authorised);
    // Exports run continuously while the other requests are measured.
    let isOver = false;
    const busy = (async () => {
      while (!isOver) await exportOnce(form, authorised);
    })();
    const during = await shoot(SECONDS);
    isOver = true;
    await busy;
    const figures = [alone.seconds.toFixed(2), (alone.bytes / 1e6).toFixed(1)];
    const latencies = [during.p50.toFixed(1), during.p99.toFixed(1)];
    const ratio = (during.p99 / idle.p99).toFixed(2);
    console.log(`| ${form.path} | ${[...figures, ...latencies, ratio].join(" | ")} |`);
  }
}

async function exportOnce({ path, body }: Form, headers: Record<string, string>) {
  const times: number[] = [];
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = performance.now();
    const answer = await fetch(server.address + path, {
      method: "POST",
      headers: { ...headers, ...(body && { "content-type": "application/json" }) },
      ...(body && { body }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    bytes = (await answer.arrayBuffer()).byteLength;
    times.push((performance.now() - start) / 1000);
  }
  times.sort((one, other) => one - other);
  return { seconds: times[Math.floor((times.length - 1) / 2)] ?? 0, bytes };
}
