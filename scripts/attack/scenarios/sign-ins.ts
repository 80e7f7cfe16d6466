import { Agent } from "node:http";
import { registerWoman, statusVia } from "../client.ts";
import { countStatus } from "../statuses.ts";
import type { Scenario } from "../target.ts";
import { startWatched } from "../witness.ts";

const GUESSES = 1800;
const CONNECTIONS = 150;
const MOST_GUESSES = 100;
const LONGEST_SIGN_IN = 2000;

const ATTACKER = "203.0.113.5";
const WOMAN = "203.0.113.9";

/** A flood of password guesses with forged addresses, while another user signs in. */
export const signIns: Scenario = {
  name: "sign-ins",
  run: async (target) => {
    const env = { MWEZI_TRUST_PROXY: "1" };
    const { address, statuses, quiet, measure } = await startWatched(target, { env });

    const attacker = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
    const hers = new Agent({ keepAlive: true });
    target.atEnd(() => [attacker, hers].map((agent) => agent.destroy()));
    const { email, password } = await registerWoman(address, WOMAN);
    const signIn = (agent: Agent, body: object, forwarded: string) => {
      const headers = { "content-type": "application/json", "x-forwarded-for": forwarded };
      const login = `${address}/api/auth/login`;
      return statusVia(agent, login, "POST", headers, JSON.stringify(body));
    };
    const waits: number[] = [];
    let refused = 0;
    let isOver = false;
    const signInAgainAndAgain = async () => {
      while (!isOver) {
        const began = performance.now();
        const status = await signIn(hers, { email, password }, WOMAN);
        waits.push(performance.now() - began);
        refused += status === 200 ? 0 : 1;
        countStatus(statuses, status);
      }
    };
    const guesses = new Map<number, number>();
    const guess = async (index: number) => {
      const body = { email: `guess-${index}@example.org`, password: "not-it" };
      const forged = `10.0.${index >> 8}.${index & 255}, ${ATTACKER}`;
      countStatus(guesses, await signIn(attacker, body, forged));
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
        ...(refused === 0 ? [] : ["she could not sign in"]),
      ],
      delays: longest <= LONGEST_SIGN_IN ? [] : ["she waited too long to sign in"],
    };
  },
};
