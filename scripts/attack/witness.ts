import { Agent, get } from "node:http";
import { addDays, dayInZone } from "#domain/calendar-day.ts";
import { register, send } from "./client.ts";
import { countStatus, type Statuses } from "./statuses.ts";

/** Another woman with two years of cycles, who reads her summary while others attack. */
export interface Witness {
  /** The p99 of her summary in milliseconds for as long as `work` takes. */
  readonly measure: (work: () => Promise<unknown>) => Promise<number>;
}

const CYCLES = 26;
const READ_EVERY = 20;

export async function createWitness(address: string, statuses: Statuses): Promise<Witness> {
  const token = await register(address);
  const today = dayInZone(Date.now(), "UTC");
  for (let number = CYCLES; number > 0; number -= 1) {
    const startDate = addDays(today, -28 * number);
    const body = { startDate, endDate: addDays(startDate, 4) };
    await (await send(address, "POST", "/api/cycles", { token, body })).arrayBuffer();
  }
  const agent = new Agent({ keepAlive: true });
  return {
    measure: async (work) => {
      const readings: Promise<number>[] = [];
      // At fixed times, however late an answer is: a server that stalls must not slow its own clock.
      const timer = setInterval(
        () => readings.push(readSummary(address, token, agent, statuses)),
        READ_EVERY,
      );
      await work().finally(() => clearInterval(timer));
      const sorted = (await Promise.all(readings)).toSorted((one, other) => one - other);
      return sorted[Math.floor((sorted.length - 1) * 0.99)] ?? Number.NaN;
    },
  };
}

function readSummary(
  address: string,
  token: string,
  agent: Agent,
  statuses: Statuses,
): Promise<number> {
  const began = performance.now();
  const headers = { authorization: `Bearer ${token}`, "time-zone": "UTC" };
  return new Promise((resolve, reject) => {
    get(`${address}/api/cycles/summary`, { agent, headers }, (answer) => {
      countStatus(statuses, answer.statusCode ?? 0);
      answer.resume().once("end", () => resolve(performance.now() - began));
    }).once("error", reject);
  });
}
