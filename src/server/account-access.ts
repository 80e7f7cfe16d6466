import type { Database } from "#server/storage/db/schema.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { listPasskeys } from "./features/account/passkeys/rules.ts";
import { describeSecondFactor } from "./features/account/second-factor/rules.ts";
import { listSessions } from "./features/account/sessions.ts";
import { listedReports } from "./features/links/rules.ts";
import { listLinkUses } from "./features/links/store.ts";
import { listedViews } from "./features/links/trusted/rules.ts";
import { findMail } from "./features/mail/store.ts";
import { countSubscriptions } from "./features/push/store.ts";
import { findFeed } from "./features/reminders/store.ts";
import type { SignedCall } from "./http/caller.ts";

const isoOf = (time: number) => new Date(time).toISOString();

const withoutId = <Item extends { readonly id: string }>({ id: _, ...item }: Item) => item;

/**
 * Describes every way to access the account, for the export: when each was created and last used, and no
 * secret that would grant access.
 */
export async function describeAccess(
  db: Database,
  journal: Journal,
  { owner, session }: SignedCall,
  now: number,
) {
  const { accountId } = owner;
  const reader = journal.read(owner);
  const uses = await listLinkUses(db, accountId);
  const feed = await findFeed(db, accountId);
  const mail = await findMail(db, accountId);
  const views = listedViews(await reader.listStored("trustedView"), uses);
  return {
    sessions: (await listSessions(db, session)).map(withoutId),
    passkeys: (await listPasskeys({ db }, owner)).map(withoutId),
    secondFactor: await describeSecondFactor({ db }, owner),
    calendarFeed: feed ? { createdAt: isoOf(feed.created_at) } : null,
    reportLinks: listedReports(await reader.list("sharedReport"), uses, now),
    trustedViews: views.map(({ id, name, createdAt, expiresAt, openedAt }) => ({
      ...{ id, name, createdAt, expiresAt, openedAt },
    })),
    mail: mail ? { state: mail.state, createdAt: isoOf(mail.created_at) } : null,
    push: { browsers: await countSubscriptions(db, accountId) },
  };
}
