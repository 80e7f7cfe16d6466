import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createInterface } from "node:readline";
import pg from "pg";
import { expect, test, vi } from "vitest";
import { startPostgres } from "./postgres-server.ts";

/** A connection, the server's data directory, and a promise of its end. */
async function connect(url: string) {
  const client = new pg.Client({ connectionString: url });
  const end = new Promise((resolve) => client.once("end", resolve));
  // The connection is meant to break in these tests.
  client.on("error", () => undefined);
  await client.connect();
  const { rows } = await client.query<{ data_directory: string }>("show data_directory");
  return { end, directory: rows[0]?.data_directory ?? "" };
}

test("stopping removes the server and its files", async () => {
  const server = await startPostgres({ durable: false });
  const { end, directory } = await connect(server.url);
  expect(existsSync(directory)).toBe(true);
  await server.stop();
  await end;
  expect(existsSync(directory)).toBe(false);
});

test("restarting drops connections and keeps the data", async () => {
  const server = await startPostgres({ durable: false });
  const client = new pg.Client({ connectionString: server.url });
  const end = new Promise((resolve) => client.once("end", resolve));
  client.on("error", () => undefined);
  await client.connect();
  await client.query("create table beads (colour text); insert into beads values ('red')");
  await server.restart();
  await end;
  const again = new pg.Client({ connectionString: server.url });
  await again.connect();
  expect((await again.query("select colour from beads")).rows).toEqual([{ colour: "red" }]);
  await again.end();
  await server.stop();
});

test("the server doesn't outlive a killed parent", async () => {
  const program = `
    import { startPostgres } from ${JSON.stringify(new URL("postgres-server.ts", import.meta.url))};
    console.log((await startPostgres({ durable: true })).url);
  `;
  const parameters = ["--import", "tsx", "--input-type=module", "--eval", program];
  const parent = spawn(process.execPath, parameters, { stdio: ["ignore", "pipe", "inherit"] });
  const [url] = await once(createInterface({ input: parent.stdout }), "line");
  const { end, directory } = await connect(url);
  parent.kill("SIGKILL");
  await end;
  await vi.waitFor(() => expect(existsSync(directory)).toBe(false), { timeout: 20_000 });
});
