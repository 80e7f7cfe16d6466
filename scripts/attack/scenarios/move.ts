import { randomInt } from "node:crypto";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { authenticate } from "#server/features/account/sessions.ts";
import { openDatabase } from "#server/storage/db/connect.ts";
import { storeAsRows } from "#server/testing/older-rows.ts";
import { freePort } from "../../testing/free-port.ts";
import { send } from "../client.ts";
import type { Statuses } from "../statuses.ts";
import type { Scenario } from "../target.ts";
import { registerWriters } from "../writers.ts";

const KILLS = 60;
const WOMEN = 4;
const WRITING = 6_000;
const LONGEST_MOVE = 60;

/** Kills the server while it moves the entries of an earlier release; none may be lost. */
export const move: Scenario = {
  name: "move",
  run: async (target) => {
    const directory = target.makeDirectory();
    const file = join(directory, "mwezi.db");
    const port = await freePort();
    const start = () => target.startServer({ directory, port });
    const statuses: Statuses = new Map();
    let server = await start();
    const writers = await registerWriters(server.address, WOMEN, statuses);
    const end = Date.now() + target.amount(WRITING);
    await writers.writeUntil(
      () => Date.now() > end,
      () => server.address,
    );
    const kills = target.amount(KILLS);
    let lost = 0;
    let cutShort = 0;
    for (let round = 0; round < kills; round += 1) {
      await server.end();
      await storeAllAsRows(file, writers.tokens);
      server = await start();
      const { address } = server;
      const moving = writers.tokens.map((token) => isAnswered(address, token));
      await pause(randomInt(0, LONGEST_MOVE));
      await server.end("SIGKILL");
      cutShort += (await Promise.all(moving)).filter((isDone) => !isDone).length;
      server = await start();
      lost += await writers.countLost(server.address);
    }
    await server.end();
    return {
      acknowledged: writers.acknowledged(),
      lost,
      statuses,
      remark: `${kills} kills, ${cutShort} moves cut short`,
      failures: cutShort > 0 ? [] : ["no move was interrupted, which proves nothing"],
    };
  },
};

const isAnswered = (address: string, token: string): Promise<boolean> =>
  send(address, "GET", "/api/moods", { token })
    .then((answer) => answer.arrayBuffer())
    .then(
      () => true,
      () => false,
    );

async function storeAllAsRows(file: string, tokens: readonly string[]): Promise<void> {
  const db = openDatabase({ engine: "sqlite", file });
  for (const token of tokens) {
    const { owner } = await authenticate(db, `Bearer ${token}`, Date.now());
    await storeAsRows(db, owner);
  }
  await db.destroy();
}
