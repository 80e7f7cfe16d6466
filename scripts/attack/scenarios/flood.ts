import { Agent } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { importEntries, registerWoman, statusVia } from "../client.ts";
import { countStatus, type Statuses } from "../statuses.ts";
import type { Scenario } from "../target.ts";
import { startWatched } from "../witness.ts";

const FLOOD = 30_000;
const CONNECTIONS = 64;
const ATTACKER = "203.0.113.5";
const CYCLES = 200;

export const flood: Scenario = {
  name: "flood",
  run: async (target) => {
    const env = { MWEZI_TRUST_PROXY: "1" };
    const { address, statuses, quiet, measure } = await startWatched(target, { env });
    const token = await registerWithHistory(address);
    const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    target.atEnd(() => agent.destroy());
    const answers: Statuses = new Map();
    const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": ATTACKER };
    let isOver = false;
    const askOn = async () => {
      for (let turn = 0; !isOver; turn += 1) {
        const path = paths[turn % paths.length] ?? "/";
        countStatus(answers, await statusVia(agent, address + path, "GET", headers));
      }
    };
    const asking = Array.from({ length: CONNECTIONS }, askOn);
    const milliseconds = target.amount(FLOOD);
    const during = await measure(() => pause(milliseconds));
    isOver = true;
    await Promise.all(asking);
    const total = [...answers.values()].reduce((sum, count) => sum + count, 0);
    const perSecond = Math.round(total / (milliseconds / 1000));
    return {
      acknowledged: CYCLES,
      lost: 0,
      statuses: new Map([...statuses, ...answers]),
      summary: { quiet, during },
      remark: `${CONNECTIONS} connections of one address, ${perSecond} answers a second`,
      failures: [],
    };
  },
};

const paths = [
  "/api/cycles/summary",
  "/api/cycles",
  "/api/patterns",
  "/api/openapi.json",
  "/",
  "/api/nothing",
];

async function registerWithHistory(address: string): Promise<string> {
  const { token } = await registerWoman(address, ATTACKER);
  const cycles = Array.from({ length: CYCLES }, (_, index) => {
    const start = new Date(Date.UTC(2006, 0, 1 + 30 * index)).toISOString().slice(0, 10);
    const end = new Date(Date.UTC(2006, 0, 5 + 30 * index)).toISOString().slice(0, 10);
    return { startDate: start, endDate: end };
  });
  await importEntries(address, { token, from: ATTACKER }, { cycles });
  return token;
}
