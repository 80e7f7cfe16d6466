import { setTimeout as pause } from "node:timers/promises";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { callerAt, importEntries, registerWoman } from "../client.ts";
import type { Scenario } from "../target.ts";
import { startWatched } from "../witness.ts";

const CALLS_AT_ONCE = 8;
const ACCOUNTS = 5;
const DAYS = 2000;
const LASTING = 10_000;
/** The most that others may wait beside one account and beside five, in ms; on a busy machine twice the quiet p99. */
const LIMITS = { one: 60, five: 120 };
const HEAVY = ["/api/account/export", "/api/account/export/fhir", "/api/account/export/csv"];

export const heavyCalls: Scenario = {
  name: "heavy-calls",
  run: async (target) => {
    const { address, statuses, quiet, measure } = await startWatched(target, {
      env: { MWEZI_TRUST_PROXY: "1" },
    });
    const accounts = await Promise.all(
      Array.from({ length: ACCOUNTS }, (_, index) =>
        plant(address, `198.51.100.${index + 1}`, target.amount(DAYS)),
      ),
    );
    let isOver = false;
    const callOn = async ({ token, from }: Heavy, index: number) => {
      const call = callerAt(address, statuses, from);
      for (let turn = index; !isOver; turn += 1) {
        const path = HEAVY[turn % HEAVY.length] ?? "";
        const body = path.endsWith("fhir") ? {} : undefined;
        await call("POST", path, { token, body });
      }
    };
    const besides = (heavy: readonly Heavy[]) =>
      measure(async () => {
        isOver = false;
        const loops = heavy.flatMap((account) =>
          Array.from({ length: CALLS_AT_ONCE }, (_, index) => callOn(account, index)),
        );
        await pause(target.amount(LASTING));
        isOver = true;
        await Promise.all(loops);
      });
    const isSlow = (p99: number, limit: number) => p99 > Math.max(limit, 2 * quiet);
    const one = await besides(accounts.slice(0, 1));
    const five = await besides(accounts);
    return {
      acknowledged: statuses.get(200) ?? 0,
      lost: 0,
      statuses,
      summary: { quiet, during: five },
      remark: `p99 ${one.toFixed(0)} ms beside one account, ${five.toFixed(0)} ms beside five`,
      failures: [],
      delays: [
        ...(isSlow(one, LIMITS.one) ? [`${one.toFixed(0)} ms beside one account`] : []),
        ...(isSlow(five, LIMITS.five) ? [`${five.toFixed(0)} ms beside five accounts`] : []),
      ],
    };
  },
};

interface Heavy {
  readonly token: string;
  readonly from: string;
}

async function plant(address: string, from: string, days: number): Promise<Heavy> {
  const { token } = await registerWoman(address, from);
  const today = dayInZone(Date.now(), "UTC");
  const stress = Array.from({ length: days }, (_, index) => ({
    date: addDays(today, -index),
    level: 1 + (index % 5),
    notes: "Long day, little sleep, and the bus was late again.",
  }));
  await importEntries(address, { token, from }, { stress });
  return { token, from };
}
