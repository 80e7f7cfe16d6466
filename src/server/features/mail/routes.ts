import type { FastifyInstance } from "fastify";
import { isSignInName } from "#contract/kernel/email-address.ts";
import { type LanguageTag, tagOf } from "#contract/kernel/language-tag.ts";
import { endMail, getMail, startMail } from "#contract/push/mail.ts";
import { noteLetter } from "#server/documents/mail/letter.ts";
import { notFound } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Rounds } from "#server/jobs/timed-messages.ts";
import type { Services } from "#server/services.ts";
import { deleteRows } from "#server/storage/db/account-store.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { readProfile } from "#server/storage/journal/reading/profile-entry.ts";
import type { Owner } from "#server/storage/owner.ts";
import { makeMailToken, readMailToken } from "#server/storage/vault/mail-link.ts";
import { mailPages } from "./pages.ts";
import { questionCounters, sealAddressee } from "./rules.ts";
import { sendMailOnTime } from "./send.ts";
import { findMail, type MailRow, replaceMail } from "./store.ts";
import { createTransport, type MailSettings } from "./transport.ts";

interface Parts extends Services {
  readonly settings: MailSettings | null;
  readonly publicAddress: string | null;
  readonly describeAccount: (owner: Owner) => Promise<{ readonly email: string | null }>;
}

interface Site {
  readonly from: string;
  readonly publicAddress: string;
}

export function serveMail(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  services: Parts & Rounds,
): void {
  const { settings, publicAddress } = services;
  const site =
    settings === null || publicAddress === null ? null : { from: settings.from, publicAddress };
  mailRoutes(app, gatekeeper, journal, { ...services, site });
  // Links in earlier mails keep working, even after the operator stopped sending mail.
  mailPages(app, services);
  if (settings === null || publicAddress === null) return;
  sendMailOnTime(app, { ...services, publicAddress, transport: createTransport(settings) });
}

function mailRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  services: Parts & { readonly site: Site | null },
): void {
  const { db, site } = services;
  const addressOf = async (owner: Owner) => {
    const { email } = await services.describeAccount(owner);
    return email === null || isSignInName(email) ? null : email;
  };

  route(app, gatekeeper, getMail, async ({ owner }) => {
    if (site === null) return { mail: null };
    const email = await addressOf(owner);
    if (email === null) return { mail: null };
    const state = (await findMail(db, owner.accountId))?.state ?? ("off" as const);
    const language = await languageOf(journal, owner);
    return { mail: { address: email, state, note: previewIn(language, site) } };
  });

  route(app, gatekeeper, startMail, async ({ owner, caller }) => {
    const email = await addressOf(owner);
    if (site === null || email === null) throw notFound();
    const from = { accountId: owner.accountId, network: caller.address };
    await services.throttle.count(questionCounters(services.secret, email, from));
    const row = newRow(services, owner, email, await languageOf(journal, owner));
    await journal.write(owner, (_, transaction) => replaceMail(transaction, row));
    return null;
  });

  route(app, gatekeeper, endMail, async ({ owner }) => {
    await journal.write(owner, (_, transaction) =>
      deleteRows(transaction, "mail_reminders", owner.accountId),
    );
    return null;
  });
}

function previewIn(language: LanguageTag, { from, publicAddress }: Site) {
  const { senderName, subject, text } = noteLetter(publicAddress, { language, token: "…" });
  return { from: `${senderName} <${from}>`, subject, text: text.trim() };
}

const languageOf = async (journal: Journal, owner: Owner): Promise<LanguageTag> =>
  tagOf[(await readProfile(journal.read(owner))).preferredLanguage];

/** The confirmation is due at once; reminder times are set when the app next asks what is due. */
function newRow(
  { secret, clock }: Pick<Services, "secret" | "clock">,
  { accountId: account_id }: Owner,
  address: string,
  language: LanguageTag,
): MailRow {
  const token = makeMailToken(account_id);
  const link = readMailToken(token);
  if (link === null) throw new Error("a token that is none");
  return {
    account_id,
    link_hash: link.hash,
    state: "unconfirmed",
    created_at: clock(),
    sealed: sealAddressee(secret, { account_id }, { address, language, token }),
    next_at: clock(),
    later: "[]",
    failures: 0,
    last_sent_at: null,
  };
}
