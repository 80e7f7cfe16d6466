import { sendDueMail } from "#server/features/mail/send.ts";
import { createTransport, type MailFailure } from "#server/features/mail/transport.ts";
import type { Engine } from "#server/storage/db/location.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { startMailServer } from "./mail-server.ts";
import { type Client, createTestApp, TEST_SECRET } from "./test-app.ts";

export const publicAddress = "https://mwezi.example.org";
const LINK = /https:\/\/mwezi\.example\.org(\/api\/mail\/[\w-]{64}(?:\/confirm)?\?in=\w\w)/;

/** Words that nobody who sees the user's mail may read. */
export const HEALTH =
  /period|cycle|fertil|ovulat|pcos|dose|medicine|pill|health|moon|mwezi(?!\.example)/i;

/** Starts the real app with a mail server, and the user's actions with mails. */
export async function openMailDesk(engine: Engine, options: { readonly proxies?: number } = {}) {
  const server = await startMailServer();
  const transport = createTransport(server.settings);
  const test = await createTestApp(engine, {
    publicAddress,
    mail: server.settings,
    ...options,
  });
  const secret = createServerSecret(TEST_SECRET);
  const failures: MailFailure[] = [];
  const send = (db = test.db) =>
    sendDueMail({
      db,
      clock: test.now,
      secret,
      publicAddress,
      transport,
      onFailure: (failure) => failures.push(failure),
    });
  const linkIn = (text: string | undefined) => LINK.exec(text ?? "")?.[1] ?? "no link";
  const ask = async (client: Client) => {
    await client.send("POST", "/api/mail-reminders");
    // The app asks what is due after each write.
    await client.send("GET", "/api/reminders/due");
  };
  return {
    test,
    server,
    failures,
    send,
    linkIn,
    ask,
    lastLink: () => linkIn(server.mails.at(-1)?.text),
    read: async (client: Client) => (await client.send("GET", "/api/mail-reminders")).json().mail,
    rowsOf: ({ user }: Client) =>
      test.db.selectFrom("mail_reminders").selectAll().where("account_id", "=", user.id).execute(),
    begin: async (client: Client) => {
      await ask(client);
      await send();
      return test.visitor("POST", linkIn(server.mails.pop()?.text));
    },
    clear: async () => {
      server.mails.length = 0;
      server.tries.count = 0;
      server.recipients.length = 0;
      failures.length = 0;
      Object.assign(server.answers, { recipient: null, mail: null });
      await test.db.deleteFrom("mail_reminders").execute();
      await test.db.deleteFrom("throttle").execute();
      test.setClock("2026-11-20T08:00:00Z");
    },
    close: async () => {
      await test.close();
      await transport.close();
      await server.stop();
    },
  };
}

export type MailDesk = Awaited<ReturnType<typeof openMailDesk>>;
