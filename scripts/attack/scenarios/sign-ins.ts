import { Agent, request } from "node:http";
import { countStatus } from "../statuses.ts";
import type { Scenario } from "../target.ts";
import { startWatched } from "../witness.ts";

const GUESSES = 1800;
const CONNECTIONS = 150;
const MOST_GUESSES = 100;
const LONGEST_SIGN_IN = 2000;

const ATTACKER = "203.0.113.5";
const WOMAN = "203.0.113.9";
const PASSWORD = "marula-24";

/** A flood of password guesses with forged addresses, while another user signs in. */
export const signIns: Scenario = {
  name: "sign-ins",
  run: async (target) => {
    const env = { MWEZI_TRUST_PROXY: "1" };
    const { address, statuses, quiet, measure } = await startWatched(target, { env });

    const attacker = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const hers = new Agent({ keepAlive: true });
    target.atEnd(() => [attacker, hers].map((agent) => agent.destroy()));
    const login = `${address}/api/auth/login`;
    const email = `${crypto.randomUUID()}@example.org`;
    const account = { name: "Thandi", email, password: PASSWORD };
    await call(hers, `${address}/api/auth/register`, account, WOMAN);
    const waits: number[] = [];
    let refused = 0;
    let isOver = false;
    const signInAgainAndAgain = async () => {
      while (!isOver) {
        const began = performance.now();
        const status = await call(hers, login, { email, password: PASSWORD }, WOMAN);
        waits.push(performance.now() - began);
        refused += status === 200 ? 0 : 1;
        countStatus(statuses, status);
      }
    };
    const guesses = new Map<number, number>();
    const guess = async (index: number) => {
      const body = { email: `guess-${index}@example.org`, password: "not-it" };
      const forged = `10.0.${index >> 8}.${index & 255}, ${ATTACKER}`;
      countStatus(guesses, await call(attacker, login, body, forged));
    };
    let sent = 0;
    const guessOn = async () => {
      while (sent < target.amount(GUESSES)) {
        sent += 1;
        await guess(sent);
      }
    };
    const flood = () =>
      Promise.all(Array.from({ length: CONNECTIONS }, guessOn)).finally(() => {
        isOver = true;
      });
    const during = await measure(() => Promise.all([flood(), signInAgainAndAgain()]));

    const verified = guesses.get(401) ?? 0;
    const longest = Math.max(...waits);
    return {
      acknowledged: waits.length - refused,
      lost: 0,
      statuses: new Map([...statuses, ...[...guesses].filter(([status]) => status >= 500)]),
      summary: { quiet, during },
      remark: `${verified} of ${target.amount(GUESSES)} guesses verified, ${waits.length} sign-ins of hers, the longest ${longest.toFixed(0)} ms`,
      failures: [
        ...(verified <= MOST_GUESSES ? [] : [`more than ${MOST_GUESSES} guesses were verified`]),
        ...(longest <= LONGEST_SIGN_IN ? [] : ["she waited too long to sign in"]),
        ...(refused === 0 ? [] : ["she could not sign in"]),
      ],
    };
  },
};

function call(agent: Agent, url: string, body: object, forwarded: string): Promise<number> {
  const headers = { "content-type": "application/json", "x-forwarded-for": forwarded };
  return new Promise((resolve, reject) => {
    const order = request(url, { agent, method: "POST", headers }, (answer) => {
      answer.resume().once("end", () => resolve(answer.statusCode ?? 0));
    });
    order.once("error", reject).end(JSON.stringify(body));
  });
}
