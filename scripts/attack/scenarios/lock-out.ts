import { codeAt } from "#server/storage/vault/keys/totp.ts";
import { makeDevice } from "#server/testing/passkey-device.ts";
import { proofIn } from "#server/testing/proof-in.ts";
import { type Call, callerAt, registerWoman, type Woman } from "../client.ts";
import type { Statuses } from "../statuses.ts";
import type { Scenario } from "../target.ts";

const ACCOUNTS = 20;
const NEW = "moon-and-sea";

/** Someone has every kind of access to each account, until its owner locks everyone out. */
export const lockOut: Scenario = {
  name: "lock-out",
  run: async (target) => {
    const { address } = await target.startServer({ directory: target.makeDirectory() });
    const statuses: Statuses = new Map();
    const call = callerAt(address, statuses);
    const accounts = target.amount(ACCOUNTS);
    const counts = { before: 0, after: 0, bypassed: 0 };
    for (let index = 0; index < accounts; index += 1) {
      const woman = await registerWoman(address);
      const accesses = await makeAccesses(call, woman);
      counts.before += await countOpen(accesses);
      await lockOthersOut(call, woman, index % 2 === 0);
      counts.after += await countOpen(accesses);
      counts.bypassed += await attackSecondFactor(call, await registerWoman(address));
    }
    const most = 5 * accounts;
    return {
      acknowledged: statuses.get(201) ?? 0,
      lost: 0,
      statuses,
      remark:
        `${counts.after} of ${most} ways in open after a lock-out or a recovery (${counts.before} before), ` +
        `${counts.bypassed} of ${4 * accounts} changes of a second factor accepted without its code`,
      failures: [
        ...(counts.before === most ? [] : ["a way in did not open before, which proves nothing"]),
        ...(counts.after === 0 ? [] : ["a way in stayed open"]),
        ...(counts.bypassed === 0 ? [] : ["a second factor was changed without its code"]),
      ],
    };
  },
};

type Access = () => Promise<number>;

const countOpen = async (accesses: readonly Access[]) => {
  const found = await Promise.all(accesses.map((open) => open()));
  return found.filter((status) => status === 200).length;
};

async function makeAccesses(call: Call, woman: Woman): Promise<Access[]> {
  const { token, email, password } = woman;
  const signedIn = await call("POST", "/api/auth/login", { body: { email, password } });
  const other = String(signedIn.body.token);
  const feed = await call("POST", "/api/calendar-feed", { token });
  const script = await call("POST", "/api/account/tokens", {
    token,
    body: { name: "Scales", kinds: ["cycle"], canWrite: false, days: 30 },
  });
  const report = { months: 6, include: ["cycles"], withName: false };
  const link = await call("POST", "/api/shared-reports", { token, body: { report, hours: 24 } });
  const view = await call("POST", "/api/trusted-views", {
    token,
    body: { parts: ["period"], days: 30 },
  });
  const sealed = { sealed: "AQID", copyOf: "0".repeat(64) };
  await call("POST", `/api/trusted-views/${view.body.id}/copy`, { token, body: sealed });
  const open = (fragment: string | undefined) => async () => {
    const body = { link: proofIn(String(fragment)) };
    return (await call("POST", "/api/shared-reports/open", { body })).status;
  };
  return [
    async () => (await call("GET", "/api/account", { token: other })).status,
    async () => (await call("GET", String(feed.body.path), {})).status,
    async () => (await call("GET", "/api/cycles", { token: String(script.body.token) })).status,
    open(link.body.fragment),
    open(view.body.fragment),
  ];
}

async function lockOthersOut(call: Call, { token, email, password }: Woman, isSignedIn: boolean) {
  if (isSignedIn) return call("POST", "/api/account/lock-out", { token, body: { password } });
  const made = await call("POST", "/api/account/recovery-code", { token, body: { password } });
  const { recoveryCode } = made.body;
  return call("POST", "/api/auth/recover", { body: { email, recoveryCode, newPassword: NEW } });
}

async function attackSecondFactor(call: Call, { token, password }: Woman): Promise<number> {
  const path = "/api/account/second-factor";
  const turnOn = async () => {
    const { body } = await call("POST", `${path}/secret`, { token });
    const secret = String(body.secret);
    const app = { password, secret, code: codeAt(secret, Date.now()) };
    return call("POST", path, { token, body: app });
  };
  const passkeys = "/api/account/passkeys";
  const begin = () => call("POST", `${passkeys}/challenge`, { token, body: { password } });
  const finish = (challenge: Awaited<ReturnType<Call>>["body"]) => {
    const passkey = makeDevice().create(challenge as { challenge: string; site: string });
    return call("POST", passkeys, { token, body: { password, ...passkey } });
  };
  const early = await begin();
  await turnOn();
  const attempts = [
    await turnOn(),
    await call("POST", "/api/account/recovery-code", { token, body: { password } }),
    await begin(),
    // A challenge from before the second factor must not get around it.
    await finish(early.body),
  ];
  return attempts.filter(({ status }) => status < 300).length;
}
