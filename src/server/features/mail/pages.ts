import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { languageOf } from "#contract/kernel/language-tag.ts";
import { MAIL_PATH } from "#server/documents/mail/letter.ts";
import { mailPage } from "#server/documents/mail/page.ts";
import { timesFrom } from "#server/jobs/timed-messages.ts";
import type { Services } from "#server/services.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import { nextRevision } from "#server/storage/journal/store.ts";
import { type MailLink, readMailToken } from "#server/storage/vault/mail-link.ts";
import { CONFIRM_WITHIN, mailboxCounter, openAddressee } from "./rules.ts";
import { changeMail, deleteByLink, findMail } from "./store.ts";

interface Asked {
  Params: { token: string };
  Querystring: { in?: unknown };
}

/** Request bodies are ignored, whether from a form or a one-click unsubscribe (RFC 8058). */
const MOST_BYTES = 2_000;

const policy = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'none'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
  },
  enableCSPNonces: true,
};

/** Opened from mails, without signing in. Unsubscribing answers the same for every link. */
export function mailPages(app: FastifyInstance, services: Services): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const unread = { parseAs: "buffer", bodyLimit: MOST_BYTES } as const;
    scope.addContentTypeParser("*", unread, (_request, _body, done) => done(null, null));
    const options = { helmet: policy };
    const endPath = `${MAIL_PATH}/:token`;
    const confirmPath = `${endPath}/confirm`;

    scope.get<Asked>(endPath, options, (request, reply) => show(request, reply, "end"));
    scope.get<Asked>(confirmPath, options, (request, reply) => show(request, reply, "confirm"));
    scope.post<Asked>(endPath, options, async (request, reply) => {
      const link = readMailToken(request.params.token);
      if (link) await inTransaction(services.db, (write) => deleteByLink(write, link));
      return show(request, reply, "ended");
    });
    scope.post<Asked>(confirmPath, options, async (request, reply) => {
      const link = readMailToken(request.params.token);
      const isConfirmed = link !== null && (await confirm(services, link));
      return show(request, reply, isConfirmed ? "confirmed" : "gone");
    });
  });
}

function show(
  { query }: FastifyRequest<Asked>,
  reply: FastifyReply,
  name: Parameters<typeof mailPage>[0],
): FastifyReply {
  const language = languageOf(query.in);
  return reply
    .type("text/html; charset=utf-8")
    .send(mailPage(name, language, reply.cspNonce.style));
}

async function confirm(
  { db, clock, secret, throttle }: Services,
  { accountId, hash }: MailLink,
): Promise<boolean> {
  const row = await findMail(db, accountId);
  if (row?.link_hash !== hash) return false;
  if (row.state !== "unconfirmed") return row.state === "on";
  const now = clock();
  if (now > row.created_at + CONFIRM_WITHIN) return false;
  const address = openAddressee(secret, row)?.address;
  if (address !== undefined) await throttle.forget(mailboxCounter(secret, address));
  return inTransaction(db, async (write) => {
    await nextRevision(write, accountId);
    const current = await findMail(write, accountId);
    if (current?.link_hash !== hash || current.state !== "unconfirmed") return true;
    const times = timesFrom(JSON.parse(current.later), now);
    await changeMail(write, current, { ...times, state: "on", failures: 0 });
    return true;
  });
}
