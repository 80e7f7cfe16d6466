import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import type { ServerProcess } from "../testing/server-process.ts";
import { register, send } from "./client.ts";
import { countStatus, type Statuses } from "./statuses.ts";
import type { ServerOrder, Target } from "./target.ts";
import type { WitnessReport } from "./witness-process.ts";

/** A server, and another user with two years of cycles who reads her summary during the attack. */
export interface Watched {
  readonly server: ServerProcess;
  readonly address: string;
  readonly directory: string;
  /** Her responses, and any others the scenario counts. */
  readonly statuses: Statuses;
  /** p99 of her summary without an attack, in milliseconds. */
  readonly quiet: number;
  readonly measure: (work: () => Promise<unknown>) => Promise<number>;
}

const CYCLES = 26;
const QUIET = 5000;

export async function startWatched(
  target: Target,
  order: Partial<ServerOrder> = {},
): Promise<Watched> {
  const directory = order.directory ?? target.makeDirectory();
  const server = await target.startServer({ ...order, directory });
  const { address } = server;
  const statuses: Statuses = new Map();
  const measure = await createWitness(target, address, statuses);
  const quiet = await measure(() => pause(target.amount(QUIET)));
  // Only a whole run is judged by its latency.
  if (target.isWhole) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  return { server, address, directory, statuses, quiet, measure };
}

async function createWitness(
  target: Target,
  address: string,
  statuses: Statuses,
): Promise<Watched["measure"]> {
  const token = await register(address);
  const today = dayInZone(Date.now(), "UTC");
  for (let number = CYCLES; number > 0; number -= 1) {
    const startDate = addDays(today, -28 * number);
    const body = { startDate, endDate: addDays(startDate, 4) };
    await (await send(address, "POST", "/api/cycles", { token, body })).arrayBuffer();
  }
  const child = fork(new URL("./witness-process.ts", import.meta.url), [address, token]);
  target.atEnd(() => child.kill());
  await once(child, "message");
  return async (work) => {
    child.send("begin");
    await work().finally(() => child.send("end"));
    const [report] = (await once(child, "message")) as [WitnessReport];
    for (const [status, count] of report.statuses) {
      for (let index = 0; index < count; index += 1) countStatus(statuses, status);
    }
    return report.p99;
  };
}
