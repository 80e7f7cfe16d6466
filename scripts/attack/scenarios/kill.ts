import { randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import SqliteDriver from "better-sqlite3";
import { freePort } from "../../testing/free-port.ts";
import type { Statuses } from "../statuses.ts";
import type { Scenario } from "../target.ts";
import { registerWriters } from "../writers.ts";

const KILLS = 200;
const WOMEN = 4;
const LONGEST_LIFE = 400;

/** Repeated SIGKILL while writing: acknowledged writes survive. */
export const kill: Scenario = {
  name: "kill",
  run: async (target) => {
    const directory = target.makeDirectory();
    const port = await freePort();
    const start = () => target.startServer({ directory, port });
    const kills = target.amount(KILLS);
    const statuses: Statuses = new Map();
    let server = await start();
    const writers = await registerWriters(server.address, WOMEN, statuses);
    let lost = 0;
    let cutShort = 0;
    for (let round = 0; round < kills; round += 1) {
      let isOver = false;
      const { address } = server;
      const writing = writers.writeUntil(
        () => isOver,
        () => address,
      );
      await pause(randomInt(20, LONGEST_LIFE));
      // A slow machine may have acknowledged nothing yet, and then the kills prove nothing.
      while (writers.acknowledged() <= round + 1) await pause(5);
      isOver = true;
      await server.end("SIGKILL");
      cutShort += await writing;
      server = await start();
      lost += await writers.countLost(server.address);
    }
    await server.end();
    const check = integrityOf(join(directory, "mwezi.db"));
    return {
      acknowledged: writers.acknowledged(),
      lost,
      statuses,
      remark: `${kills} kills, ${cutShort} writes cut short, integrity check: ${check}`,
      failures: [
        ...(check === "ok" ? [] : ["the file is damaged"]),
        // If no write was interrupted, the run proves nothing.
        ...(cutShort > 0 && writers.acknowledged() > kills ? [] : ["too few writes to prove it"]),
      ],
    };
  },
};

function integrityOf(file: string): string {
  const database = new SqliteDriver(file, { readonly: true });
  const answer = database.pragma("integrity_check", { simple: true });
  database.close();
  return String(answer);
}
