import { Agent, get } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { countStatus, type Statuses } from "./statuses.ts";

// Another woman, who reads her summary for as long as she is told to. In a process of her own, since
// the attackers' would make her wait for what they do there.

export interface WitnessReport {
  /** Of her summary, in milliseconds. */
  readonly p99: number;
  /** How late this process itself came to its turn, in milliseconds, at the same rank. */
  readonly ownDelay: number;
  readonly statuses: readonly (readonly [number, number])[];
}

const READ_EVERY = 20;
const [address = "", token = ""] = process.argv.slice(2);
const agent = new Agent({ keepAlive: true });

function readSummary(statuses: Statuses, began = performance.now()): Promise<number> {
  const headers = { authorization: `Bearer ${token}`, "time-zone": "UTC" };
  return new Promise((resolve, reject) => {
    const request = get(`${address}/api/cycles/summary`, { agent, headers }, (answer) => {
      countStatus(statuses, answer.statusCode ?? 0);
      answer.resume().once("end", () => resolve(performance.now() - began));
    });
    // A connection that lay idle may be closed just as it is used again: a browser tries once more.
    request.once("error", (error) =>
      request.reusedSocket ? resolve(readSummary(statuses, began)) : reject(error),
    );
  });
}

function begin(): () => Promise<WitnessReport> {
  const statuses: Statuses = new Map();
  const readings: Promise<number>[] = [];
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  // At fixed times, however late an answer is: a server that stalls must not slow its own clock.
  const timer = setInterval(() => readings.push(readSummary(statuses)), READ_EVERY);
  return async () => {
    clearInterval(timer);
    const sorted = (await Promise.all(readings)).toSorted((one, other) => one - other);
    delay.disable();
    return {
      p99: sorted[Math.floor((sorted.length - 1) * 0.99)] ?? Number.NaN,
      ownDelay: delay.percentile(99) / 1e6,
      statuses: [...statuses],
    };
  };
}

let end: (() => Promise<WitnessReport>) | null = null;
process.on("message", async (order) => {
  if (order === "begin") end = begin();
  else if (end) process.send?.(await end());
});
process.send?.("ready");
