import { callerAt, registerWoman } from "../client.ts";
import type { Statuses } from "../statuses.ts";
import type { Scenario } from "../target.ts";

const ROUNDS = 25;
const AT_ONCE = 15;

/** Concurrent requests of one user, of which at most one may succeed. */
export const race: Scenario = {
  name: "race",
  run: async (target) => {
    const directory = target.makeDirectory();
    const env = { MWEZI_TRUST_PROXY: "1" };
    const { address } = await target.startServer({ directory, env });
    const statuses: Statuses = new Map();
    const rounds = target.amount(ROUNDS);
    const failures = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      // Sign-in attempts are limited by address, so each round has its own.
      const runner = createRunner(address, `198.51.${round >> 8}.${round & 255}`, statuses);
      for (const [name, run] of Object.entries(races)) {
        for (const failure of await run(runner)) failures.add(`${name}: ${failure}`);
      }
    }
    return {
      acknowledged: (statuses.get(200) ?? 0) + (statuses.get(201) ?? 0) + (statuses.get(204) ?? 0),
      lost: 0,
      statuses,
      remark: `${rounds} rounds of ${Object.keys(races).length} races, ${AT_ONCE} at once`,
      failures: [...failures],
    };
  },
};

const createRunner = (address: string, from: string, statuses: Statuses) => ({
  register: () => registerWoman(address, from),
  send: callerAt(address, statuses, from),
});

const together = <Result>(work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => work(index)));

const atMostOne = (count: number, what: string) =>
  count <= 1 ? [] : [`${count} times ${what}, once at most was right`];

/** A race; returns a sentence for each violation. */
type Race = (runner: ReturnType<typeof createRunner>) => Promise<readonly string[]>;

/** Checks that at most one period is open, however many devices start one. */
const openCycle: Race = async ({ register, send }) => {
  const { token } = await register();
  await together((index) => {
    const body = { startDate: `2026-0${1 + (index % 9)}-01` };
    return send("POST", "/api/cycles", { token, body });
  });
  const cycles: { endDate?: string }[] = JSON.parse(
    (await send("GET", "/api/cycles", { token })).text,
  );
  const open = cycles.filter(({ endDate }) => endDate === undefined).length;
  return open === 1 ? [] : [`${open} periods are open`];
};

/** Checks that of concurrent changes to one revision only one succeeds. */
const sameRevision: Race = async ({ register, send }) => {
  const { token } = await register();
  const body = { date: "2026-11-01", type: "cramps", severity: 5 };
  const { id, revision } = (await send("POST", "/api/symptoms", { token, body })).body;
  const answers = await together((index) =>
    send("PATCH", `/api/symptoms/${id}`, {
      token,
      body: { notes: `from device ${index}` },
      headers: { "if-match": `"${revision}"` },
    }),
  );
  const taken = answers.filter(({ status }) => status === 200).length;
  const refused = answers.filter(({ status }) => status === 412).length;
  return taken === 1 && refused === AT_ONCE - 1 ? [] : [`${taken} taken, ${refused} refused`];
};

/** Checks that a password change ends every session opened with the old password. */
const oldPassword: Race = async ({ register, send }) => {
  const { token, email, password } = await register();
  const newPassword = "moon-and-sea";
  const [, ...logins] = await Promise.all([
    send("POST", "/api/account/password", {
      token,
      body: { currentPassword: password, newPassword },
    }),
    ...Array.from({ length: AT_ONCE }, () =>
      send("POST", "/api/auth/login", { body: { email, password } }),
    ),
  ]);
  const sessions = logins.flatMap(({ body }) => body.token ?? []);
  const answers = await Promise.all(
    sessions.map((session) => send("GET", "/api/account", { token: session })),
  );
  const living = answers.filter(({ status }) => status !== 401).length;
  return living === 0 ? [] : [`${living} of ${sessions.length} sessions outlived their password`];
};

const recoveryCode: Race = async ({ register, send }) => {
  const { token, email, password } = await register();
  const made = await send("POST", "/api/account/recovery-code", { token, body: { password } });
  const { recoveryCode } = made.body;
  const answers = await together((index) =>
    send("POST", "/api/auth/recover", {
      body: { email, recoveryCode, newPassword: `marula-${index}-new` },
    }),
  );
  return atMostOne(answers.filter(({ status }) => status === 200).length, "recovered");
};

/** Writes during an account's deletion are deleted with it or refused. */
const deletion: Race = async ({ register, send }) => {
  const { token, email, password } = await register();
  await Promise.all([
    send("DELETE", "/api/account", { token, body: { password } }),
    together((index) =>
      send("POST", "/api/stress", {
        token,
        body: { date: `2026-10-${10 + index}`, level: 3 },
      }),
    ),
  ]);
  const { status } = await send("POST", "/api/auth/login", { body: { email, password } });
  return status === 401 ? [] : [`sign-in after it answered ${status}`];
};

const races: Readonly<Record<string, Race>> = {
  "one open period": openCycle,
  "one revision": sameRevision,
  "the old password": oldPassword,
  "one recovery code": recoveryCode,
  deletion,
};
