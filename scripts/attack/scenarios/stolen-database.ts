import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashRaw } from "@node-rs/argon2";
import SqliteDriver from "better-sqlite3";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { callerAt } from "../client.ts";
import type { Statuses } from "../statuses.ts";
import type { Scenario } from "../target.ts";

const ACCOUNTS = 40;
const LONGEST_SIGN_IN = 1000;

/** The most common passwords, which an attacker tries first. */
const COMMON = ["123456", "password", "qwerty", "111111", "iloveyou"];

interface Lock {
  readonly password_salt: Buffer;
  readonly password_verifier: Buffer;
  readonly password_memory: number;
}

/** Guesses the weakest passwords of a stolen database, with and without the server's secret. */
export const stolenDatabase: Scenario = {
  name: "stolen-database",
  run: async (target) => {
    const directory = target.makeDirectory();
    const server = await target.startServer({ directory });
    const statuses: Statuses = new Map();
    const call = callerAt(server.address, statuses);
    const accounts = target.amount(ACCOUNTS);
    const waits: number[] = [];
    for (let index = 0; index < accounts; index += 1) {
      const password = COMMON[index % COMMON.length] ?? "";
      const account = { email: `woman-${index}@example.org`, password };
      await call("POST", "/api/auth/register", { body: { name: "Thandi", ...account } });
      const began = performance.now();
      await call("POST", "/api/auth/login", { body: account });
      waits.push(performance.now() - began);
    }
    await server.end();
    const locks = stolenFrom(join(directory, "mwezi.db"));
    const secret = createServerSecret(readFileSync(join(directory, "secret"), "utf8").trim());
    const began = performance.now();
    const without = await countGuessed(locks, undefined);
    const perGuess = (performance.now() - began) / without.attempts;
    const withSecret = await countGuessed(locks, secret.passwordKey);
    const median = waits.toSorted((one, other) => one - other)[Math.floor(waits.length / 2)] ?? 0;
    return {
      acknowledged: statuses.get(201) ?? 0,
      lost: accounts - locks.length,
      statuses,
      remark:
        `${without.attempts} guesses at ${accounts} weak passwords: ${without.right} right without the secret, ` +
        `${withSecret.right} with it, ${perGuess.toFixed(0)} ms a guess at ${locks[0]?.password_memory} KiB; ` +
        `a sign-in ${median.toFixed(0)} ms (median)`,
      failures: [
        ...(without.right === 0 ? [] : ["the database alone verifies guesses"]),
        // Otherwise the guesses themselves were wrong, which proves nothing.
        ...(withSecret.right === accounts ? [] : ["the right guesses were not recognised"]),
      ],
      delays: median <= LONGEST_SIGN_IN ? [] : ["a sign-in took too long"],
    };
  },
};

function stolenFrom(file: string): Lock[] {
  const database = new SqliteDriver(file, { readonly: true });
  const rows = database
    .prepare("select password_salt, password_verifier, password_memory from accounts")
    .all();
  database.close();
  return rows as Lock[];
}

async function countGuessed(locks: readonly Lock[], key: Buffer | undefined) {
  let right = 0;
  let attempts = 0;
  for (const { password_salt: salt, password_verifier, password_memory: memoryCost } of locks) {
    for (const password of COMMON) {
      const options = { algorithm: 2, timeCost: 2, parallelism: 1, outputLen: 64 };
      const bytes = await hashRaw(password, {
        ...options,
        memoryCost,
        salt,
        ...(key && { secret: key }),
      });
      const verifier = createHash("sha256").update(bytes.subarray(0, 32)).digest();
      attempts += 1;
      if (verifier.equals(password_verifier)) right += 1;
    }
  }
  return { right, attempts };
}
