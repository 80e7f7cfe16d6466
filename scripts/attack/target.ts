import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../testing/free-port.ts";
import { type ServerProcess, startServer } from "../testing/server-process.ts";
import type { Bearing, Figures } from "./figures.ts";

/** An attack, in its own file in `scenarios/` and registered in `main.ts`. */
export interface Scenario {
  readonly name: string;
  readonly run: (target: Target) => Promise<Figures>;
}

export interface ServerOrder {
  readonly directory: string;
  readonly port?: number;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Target {
  readonly isWhole: boolean;
  /** Scales a full run's rounds, requests or milliseconds to this run's share; at least 1. */
  readonly amount: (whole: number) => number;
  readonly makeDirectory: () => string;
  /** Starts a built server on SQLite in `directory`, or on `env.DATABASE_URL`. */
  readonly startServer: (order: ServerOrder) => Promise<ServerProcess>;
  readonly atEnd: (clear: () => unknown) => void;
}

const MEMORY_EVERY = 200;

export async function attack({ run }: Scenario, share: number): Promise<[Figures, Bearing]> {
  const servers: ServerProcess[] = [];
  const clearing: (() => unknown)[] = [];
  let memoryPeak = 0;
  const timer = setInterval(() => {
    for (const server of servers) memoryPeak = Math.max(memoryPeak, server.memory());
  }, MEMORY_EVERY);
  const target: Target = {
    isWhole: share >= 1,
    amount: (whole) => Math.max(1, Math.round(whole * share)),
    makeDirectory: () => {
      const directory = mkdtempSync(join(tmpdir(), "mwezi-attack-"));
      clearing.push(() => rmSync(directory, { recursive: true, force: true }));
      return directory;
    },
    startServer: async ({ directory, port, env }) => {
      const server = await startServer({
        port: port ?? (await freePort()),
        env: { HOST: "127.0.0.1", MWEZI_DATA_DIR: directory, ...env },
      });
      servers.push(server);
      return server;
    },
    atEnd: (clear) => void clearing.push(clear),
  };
  try {
    const figures = await run(target);
    const exits = servers.filter((server) => server.hasFallen()).length;
    return [figures, { exits, memoryPeak }];
  } finally {
    clearInterval(timer);
    for (const server of servers) await server.end("SIGKILL");
    for (const clear of clearing.reverse()) await clear();
  }
}
