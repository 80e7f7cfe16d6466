import { setTimeout as pause } from "node:timers/promises";
import { dayInZone } from "#domain/days/calendar-day.ts";
import { startPostgres } from "../../testing/postgres/postgres-server.ts";
import { register, send } from "../client.ts";
import { countStatus, type Statuses } from "../statuses.ts";
import type { Scenario, Target } from "../target.ts";
import { registerWriters } from "../writers.ts";

const NODES = 3;
const RESTARTS = 20;
const WOMEN = 6;
const DEVICES = 4;
const CALM = 1000;
const LONGEST_PAUSE = 10_000;

/** A PostgreSQL that restarts under load, one of three servers killed: no write is lost. */
export const postgresRestart: Scenario = {
  name: "postgres-restart",
  run: async (target) => {
    const postgres = await startPostgres({ durable: true });
    target.atEnd(postgres.stop);
    const nodes = await startNodes(target, postgres.url);
    const living = nodes.map(({ address }) => address);
    const nextAddress = () => living[Math.floor(Math.random() * living.length)] ?? "";
    const statuses: Statuses = new Map();
    const writers = await registerWriters(nextAddress(), WOMEN, statuses);
    const token = await register(nextAddress());
    let isOver = false;
    const isDone = () => isOver;
    const load = Promise.all([
      writers.writeUntil(isDone, nextAddress),
      ...Array.from({ length: DEVICES }, () => useDevice(token, isDone, nextAddress, statuses)),
    ]);
    const pauses: number[] = [];
    let open = 0;
    for (let round = 0; round < target.amount(RESTARTS); round += 1) {
      await pause(CALM);
      await postgres.restart();
      pauses.push(await millisecondsToWrite(token, nextAddress));
      open = Math.max(open, await countOpen(living[0] ?? "", token));
      // One node is killed for good, after the load has moved elsewhere.
      if (round === 0) {
        living.pop();
        await nodes.at(-1)?.end("SIGKILL");
      }
    }
    await pause(CALM);
    isOver = true;
    await load;
    const [reader = ""] = living;
    open = Math.max(open, await countOpen(reader, token));
    const lost = await writers.countLost(reader);
    const longest = Math.max(...pauses);
    return {
      acknowledged: writers.acknowledged(),
      lost,
      statuses,
      remark: `${pauses.length} restarts, written again ${longest.toFixed(0)} ms after at the latest, at most ${open} open cycles`,
      failures: [
        ...(open <= 1 ? [] : [`${open} open cycles`]),
        ...(longest <= LONGEST_PAUSE ? [] : ["it did not come back"]),
        ...(writers.acknowledged() > 0 ? [] : ["nothing was written"]),
      ],
    };
  },
};

function startNodes(target: Target, url: string) {
  const env = { DATABASE_URL: url, MWEZI_SECRET: "a secret that the three nodes have in common" };
  const start = () => target.startServer({ directory: target.makeDirectory(), env });
  return Promise.all(Array.from({ length: NODES }, start));
}

/** Acts as one of a user's devices: starts a cycle, deletes it, exports, and starts again. */
async function useDevice(
  token: string,
  isOver: () => boolean,
  nextAddress: () => string,
  statuses: Statuses,
): Promise<void> {
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await send(nextAddress(), method, path, { token, body }).catch(() => undefined);
    await answer?.arrayBuffer().catch(() => undefined);
    if (answer) countStatus(statuses, answer.status);
  };
  while (!isOver()) {
    const id = crypto.randomUUID();
    await ask("POST", "/api/cycles", { id, startDate: dayInZone(Date.now(), "UTC") });
    await ask("GET", "/api/cycles/summary");
    await ask("POST", "/api/account/export");
    await ask("DELETE", `/api/cycles/${id}`);
  }
}

async function millisecondsToWrite(token: string, nextAddress: () => string): Promise<number> {
  const began = performance.now();
  const body = { date: "2020-01-01", depression: 1, anxiety: 1, stress: 1 };
  while (performance.now() - began < LONGEST_PAUSE) {
    const answer = await send(nextAddress(), "POST", "/api/moods", { token, body }).catch(
      () => undefined,
    );
    await answer?.arrayBuffer();
    if (answer?.status === 201) break;
    await pause(20);
  }
  return performance.now() - began;
}

async function countOpen(address: string, token: string): Promise<number> {
  const answer = await send(address, "GET", "/api/cycles", { token });
  const cycles = (await answer.json()) as { endDay?: string }[];
  return cycles.filter(({ endDay }) => endDay === undefined).length;
}
