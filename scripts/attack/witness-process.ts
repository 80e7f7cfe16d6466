import { Agent, get } from "node:http";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { countStatus, type Statuses } from "./statuses.ts";

// In its own process, because the attackers' event loop would delay it.

export interface WitnessReport {
  /** p99 of the summary, in milliseconds. */
  readonly p99: number;
  /** p99 delay of this process's own timers, in milliseconds. */
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
    // An idle connection may be closed just as it is reused; browsers retry, too.
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
  // At fixed intervals: a stalled server must not slow the measurement (coordinated omission).
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
