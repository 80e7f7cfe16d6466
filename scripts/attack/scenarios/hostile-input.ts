import { Agent } from "node:http";
import { register, statusVia } from "../client.ts";
import { countStatus } from "../statuses.ts";
import type { Scenario, Target } from "../target.ts";
import { startWatched } from "../witness.ts";

const ATTACK = 30_000;
const SENDERS = 4;

interface Shot {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

const post = (path: string, body: string): Shot => ({ path, body: Buffer.from(body) });
const json = (path: string, body: unknown) => post(path, JSON.stringify(body));

/** The maximum length of an API body. */
const LENGTH = 99_000;
const manyOf = (text: string, length = LENGTH) => text.repeat(length / text.length);
const PASSWORD = "not-it";

const longTexts: readonly Shot[] = [
  json("/api/auth/login", { email: `!@${manyOf(".")}`, password: PASSWORD }),
  json("/api/auth/login", { email: `${manyOf("a@")} `, password: PASSWORD }),
  json("/api/auth/login", { email: manyOf(" "), password: PASSWORD }),
  json("/api/auth/register", { name: `${manyOf(" ")}x`, email: "a@b.c", password: PASSWORD }),
  json("/api/auth/recover", { email: "a@b.c", recoveryCode: `${manyOf("-")}!`, newPassword: "x" }),
  post("/api/auth/login", manyOf("[")),
  post("/api/auth/login", `{${manyOf('"a":1,', 98_000)}"b":1}`),
  post("/api/auth/login", `"${manyOf("\\")}`),
  { path: `/api${manyOf("/", 15_000)}x` },
  { path: "/api/cycles", headers: { authorization: `Bearer ${manyOf("a ", 15_000)}` } },
];

const importOf = (entries: string) =>
  post("/api/imports", `{"source":"clue","entries":${entries}}`);
const names = (howMany: number) =>
  Array.from({ length: howMany }, (_, index) => `"k${index}":1`).join();
const days = (howMany: number) =>
  Array.from({ length: howMany }, (_, index) => {
    const date = new Date(index * 86_400_000).toISOString().slice(0, 10);
    return `{"date":"${date}","level":1}`;
  }).join();

const hostileImports = (): readonly Shot[] => [
  importOf(`{${names(1_000_000)}}`),
  importOf(`{"stress":[{${names(1_000_000)}}]}`),
  importOf(`{"stress":${manyOf("[", 9_900_000)}${manyOf("]", 9_900_000)}}`),
  importOf(`{"profile":{"goals":[${manyOf("0,", 3_000_000)}0]}}`),
  importOf(`{"cycles":[${manyOf("{},", 300_000)}{}]}`),
  importOf(`{"stress":[${days(20_000)}]}`),
];

/** Inputs that once took seconds each must not delay other users. */
export const regularExpression: Scenario = {
  name: "regular-expression",
  run: (target) => fire(target, async () => longTexts),
};

/** Imports that once took half a minute or gigabytes each are rejected before parsing. */
export const hostileImport: Scenario = {
  name: "hostile-import",
  run: (target) => {
    const imports = hostileImports();
    return fire(target, async (address) => {
      const headers = { authorization: `Bearer ${await register(address)}` };
      return imports.map((shot) => ({ ...shot, headers }));
    });
  },
};

async function fire(target: Target, aim: (address: string) => Promise<readonly Shot[]>) {
  const { address, statuses, quiet, measure } = await startWatched(target);
  const aims = await Promise.all(Array.from({ length: SENDERS }, () => aim(address)));
  const agent = new Agent({ keepAlive: true });
  target.atEnd(() => agent.destroy());
  const end = performance.now() + target.amount(ATTACK);
  let [sent, longest, taken] = [0, 0, 0];
  const send = async (shot: Shot) => {
    const began = performance.now();
    const status = await statusOf(address, agent, shot);
    countStatus(statuses, status);
    longest = Math.max(longest, performance.now() - began);
    sent += 1;
    taken += status > 0 && status < 400 ? 1 : 0;
  };
  const sendOn = async (shots: readonly Shot[], first: number) => {
    for (let index = 0; performance.now() < end || index < shots.length; index += 1) {
      const shot = shots[(first + index) % shots.length];
      if (shot) await send(shot);
    }
  };
  const during = await measure(() => Promise.all(aims.map(sendOn)));
  return {
    acknowledged: 0,
    lost: 0,
    statuses,
    summary: { quiet, during },
    remark: `${sent} requests, the longest ${longest.toFixed(0)} ms`,
    failures: taken === 0 ? [] : [`${taken} of them were taken`],
  };
}

function statusOf(address: string, agent: Agent, { path, headers, body }: Shot): Promise<number> {
  const method = body === undefined ? "GET" : "POST";
  const type = body && { "content-type": "application/json", "content-length": body.length };
  // The server closes the connection when it rejects a body early.
  return statusVia(agent, address + path, method, { ...headers, ...type }, body).catch(() => 0);
}
