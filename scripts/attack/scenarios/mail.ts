import { setTimeout as wait } from "node:timers/promises";
import { startMailServer } from "#server/testing/mail-server.ts";
import { hostileAddresses, VICTIM } from "../../testing/hostile-addresses.ts";
import { callerAt } from "../client.ts";
import type { Statuses } from "../statuses.ts";
import type { Scenario } from "../target.ts";

const ROUNDS = 5;
const PASSWORD = "marula-24";
/** The server checks for due notifications every twenty seconds. */
const LONGEST_WAIT = 45_000;
const [LOCAL = "", DOMAIN = ""] = VICTIM.split("@");
/** Other valid spellings of the same mailbox. */
const spellings = [
  VICTIM,
  `${LOCAL}+a@${DOMAIN}`,
  `${LOCAL}+b@${DOMAIN}`,
  `v.${LOCAL.slice(1)}@${DOMAIN}`,
];

/** Accounts with hostile addresses request e-mails to a stranger, who gets at most one a day. */
export const mail: Scenario = {
  name: "mail",
  run: async (target) => {
    const post = await startMailServer();
    target.atEnd(() => post.stop());
    const statuses: Statuses = new Map();
    const { address } = await target.startServer({
      directory: target.makeDirectory(),
      env: {
        MWEZI_TRUST_PROXY: "1",
        MWEZI_SMTP_URL: `smtp://127.0.0.1:${post.settings.port}`,
        MWEZI_MAIL_FROM: post.settings.from,
        MWEZI_PUBLIC_ADDRESS: "https://mwezi.example.org",
      },
    });
    const rounds = target.amount(ROUNDS);
    let [opened, asked] = [0, 0];
    for (let round = 0; round < rounds; round += 1) {
      // Each round comes from another network.
      const attacker = createAttacker(address, `198.51.100.${round + 1}`, statuses);
      for (const email of [...hostileAddresses.map(([, text]) => text), ...spellings]) {
        const token = await attacker.open(email);
        if (token === null) continue;
        opened += 1;
        asked += Number(await attacker.ask(token));
      }
      asked += await attacker.askThroughChanges();
    }
    await untilMailed(post.recipients);
    const others = post.recipients.filter((recipient) => !spellings.includes(recipient));
    const toVictim = post.recipients.length - others.length;
    return {
      acknowledged: asked,
      lost: 0,
      statuses,
      remark: `${rounds} rounds of ${hostileAddresses.length + spellings.length} addresses: ${opened} accounts opened, ${asked} questions accepted, ${toVictim} mails to the stranger, ${others.length} to others`,
      failures: [
        ...(toVictim <= 1 ? [] : [`the stranger got ${toVictim} mails`]),
        ...(others.length === 0 ? [] : [`${others.length} mails went elsewhere`]),
        ...(toVictim > 0 ? [] : ["no mail left at all, so nothing was proved"]),
      ],
    };
  },
};

function createAttacker(address: string, from: string, statuses: Statuses) {
  const call = callerAt(address, statuses, from);
  const open = async (email: string): Promise<string | null> => {
    const body = { name: "Bcc: everybody", email, password: PASSWORD };
    return (await call("POST", "/api/auth/register", { body })).body.token ?? null;
  };
  const ask = async (token: string) =>
    (await call("POST", "/api/mail-reminders", { token })).status < 300;
  /** One account changes its address to each of the stranger's spellings. */
  const askThroughChanges = async () => {
    const token = await open(`${crypto.randomUUID()}@example.org`);
    if (token === null) return 0;
    let asked = 0;
    for (const email of spellings.map((text) => text.replace("@", "+c@"))) {
      const body = { email, password: PASSWORD };
      const { status } = await call("POST", "/api/account/email", { token, body });
      if (status < 300 && (await ask(token))) asked += 1;
    }
    return asked;
  };
  return { open, ask, askThroughChanges };
}

async function untilMailed(recipients: readonly string[]): Promise<void> {
  const end = Date.now() + LONGEST_WAIT;
  while (recipients.length === 0 && Date.now() < end) await wait(500);
  // All due e-mails are sent in one round.
  await wait(2_000);
}
