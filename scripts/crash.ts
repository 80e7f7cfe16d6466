import { randomInt, randomUUID } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import SqliteDriver from "better-sqlite3";
import { addDays, type CalendarDay, calendarDay } from "#domain/calendar-day.ts";
import { freePort } from "./testing/free-port.ts";
import { type ServerProcess, startServer } from "./testing/server-process.ts";

// Kills the built server with SIGKILL in the middle of writing, again and again, and looks
// whether everything it said was saved is there when it comes back.

const ROUNDS = 30;
const WOMEN = 4;
const LONGEST_LIFE = 400;

interface Woman {
  readonly token: string;
  /** Cycles the server answered 201 for. */
  readonly saved: Set<string>;
  nextDay: CalendarDay;
}

const directory = mkdtempSync(join(tmpdir(), "mwezi-crash-"));
const port = await freePort();
const start = () => startServer({ port, env: { MWEZI_DATA_DIR: directory, HOST: "127.0.0.1" } });
let lost = 0;
let cutShort = 0;
const women: Woman[] = [];
try {
  let server = await start();
  for (let number = 0; number < WOMEN; number += 1) women.push(await register(server, number));
  for (let round = 0; round < ROUNDS; round += 1) {
    const writing = Promise.all(women.map((woman) => writeUntilDeath(server, woman)));
    await pause(randomInt(20, LONGEST_LIFE));
    await server.end("SIGKILL");
    cutShort += (await writing).filter(Boolean).length;
    server = await start();
    for (const woman of women) lost += await countLost(server, woman);
  }
  await server.end();
  report(integrity());
} finally {
  rmSync(directory, { recursive: true, force: true });
}

async function register(server: ServerProcess, number: number): Promise<Woman> {
  const body = { name: "Thandi", email: `thandi${number}@example.org`, password: "marula-24" };
  const answer = await post(server, "/api/auth/register", body);
  const { token } = (await answer.json()) as { token: string };
  return { token, saved: new Set(), nextDay: calendarDay("1950-01-01") };
}

/** Answers whether a write was under way when the server died. */
async function writeUntilDeath(server: ServerProcess, woman: Woman): Promise<boolean> {
  for (;;) {
    const id = randomUUID();
    const day = woman.nextDay;
    woman.nextDay = addDays(day, 3);
    const cycle = { id, startDate: day, endDate: day };
    const answer = await post(server, "/api/cycles", cycle, woman.token).catch(() => undefined);
    if (answer === undefined) return true;
    if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
    woman.saved.add(id);
    await answer.arrayBuffer().catch(() => undefined);
  }
}

async function countLost(server: ServerProcess, woman: Woman): Promise<number> {
  const answer = await fetch(`${server.address}/api/cycles`, {
    headers: { authorization: `Bearer ${woman.token}` },
  });
  const found = new Set(((await answer.json()) as { id: string }[]).map(({ id }) => id));
  return [...woman.saved].filter((id) => !found.has(id)).length;
}

function post(server: ServerProcess, path: string, body: unknown, token?: string) {
  return fetch(server.address + path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
}

function integrity(): string {
  const file = readdirSync(directory).find((name) => /\.(db|sqlite3?)$/.test(name)) ?? "";
  const database = new SqliteDriver(join(directory, file), { readonly: true });
  const answer = database.pragma("integrity_check", { simple: true });
  database.close();
  return String(answer);
}

function report(check: string): void {
  const saved = women.reduce((total, woman) => total + woman.saved.size, 0);
  console.log(
    `${ROUNDS} kills, ${cutShort} writes cut short, ${saved} acknowledged, ${lost} of them lost, ` +
      `integrity check: ${check}.`,
  );
  // Without a write cut short nothing was put to the test.
  process.exitCode = lost === 0 && check === "ok" && cutShort > 0 && saved > ROUNDS ? 0 : 1;
}
