import type { FastifyInstance } from "fastify";
import { type Access, type AccessKind, listAccess } from "#contract/account/access.ts";
import type { Session } from "#contract/account/account.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { STEP } from "#server/storage/vault/keys/totp.ts";
import { hashOfFragment } from "#server/storage/vault/report-link.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import { detailsOf } from "./features/account/access-tokens/rules.ts";
import { listTokens } from "./features/account/access-tokens/store.ts";
import { listPasskeyRows } from "./features/account/passkeys/store.ts";
import { openState, REFUSAL_WINDOW, type State } from "./features/account/second-factor/code.ts";
import { findSecondFactor, type SecondFactorRow } from "./features/account/second-factor/store.ts";
import { listSessions } from "./features/account/sessions.ts";
import { listedReports, openingsOf } from "./features/links/rules.ts";
import { listLinkUses } from "./features/links/store.ts";
import { findMail } from "./features/mail/store.ts";
import { listSubscriptions } from "./features/push/store.ts";
import { findFeed } from "./features/reminders/store.ts";
import type { Authenticated, SignedCall } from "./http/caller.ts";
import { type Gatekeeper, route } from "./http/route.ts";

const isoOf = (time: number | null) => (time === null ? null : new Date(time).toISOString());

const only = (kind: AccessKind, more: Partial<Access>): Access => ({
  kind,
  id: kind,
  name: null,
  isActive: true,
  isHere: false,
  createdAt: null,
  lastUsedAt: null,
  ...more,
});

export async function describeAccess(
  db: Database,
  journal: Journal,
  { session }: Pick<SignedCall, "session">,
  now: number,
): Promise<Access[]> {
  const sessions = await listSessions(db, session);
  return [
    ...sessions.map((each) =>
      only("session", {
        id: each.id,
        name: each.device,
        isActive: each.signedIn,
        isHere: each.current,
        createdAt: each.createdAt,
        lastUsedAt: each.lastSeenAt,
      }),
    ),
    ...(await signInAccess(db, session, sessions, now)),
    ...(await sharedLinks(db, journal, session, now)),
    ...(await senders(db, session)),
    ...(await tokens(db, session)),
  ];
}

async function signInAccess(
  db: Database,
  { owner, tokenHash }: Authenticated,
  sessions: readonly Session[],
  now: number,
): Promise<Access[]> {
  const { accountId, vault } = owner;
  const passkeys = await listPasskeyRows(db, accountId);
  const factor = await findSecondFactor(db, accountId);
  return [
    ...passkeys.map((row) =>
      only("passkey", {
        id: row.passkey_hash,
        name: vault.openText(textPlaces.passkey, row.device_sealed),
        isHere: row.made_by === tokenHash,
        createdAt: isoOf(row.created_at),
        lastUsedAt: isoOf(row.last_used_at),
      }),
    ),
    ...(factor ? [secondFactor(factor, openState(owner, factor), sessions, now)] : []),
  ];
}

function secondFactor(
  { last_step }: SecondFactorRow,
  { since, refusedAt }: State,
  sessions: readonly Session[],
  now: number,
): Access {
  return only("secondFactor", {
    createdAt: isoOf(since ?? null),
    lastUsedAt: isoOf(last_step === 0 ? null : last_step * STEP),
    ...(refusedAt !== undefined &&
      wasAbandoned(refusedAt, sessions, now) && { refusedAt: new Date(refusedAt).toISOString() }),
  });
}

/** Whether no sign-in followed a refusal. Until the window is over, one still may. */
function wasAbandoned(refusedAt: number, sessions: readonly Session[], now: number): boolean {
  const end = refusedAt + REFUSAL_WINDOW;
  const isFollowed = sessions.some(({ createdAt }) => {
    const began = createdAt === null ? 0 : Date.parse(createdAt);
    return began >= refusedAt && began < end;
  });
  return now >= end && !isFollowed;
}

async function sharedLinks(
  db: Database,
  journal: Journal,
  { owner, tokenHash }: Authenticated,
  now: number,
): Promise<Access[]> {
  const { accountId } = owner;
  const reader = journal.read(owner);
  const uses = await listLinkUses(db, accountId);
  const useOf = new Map(uses.map((row) => [row.link_hash, row]));
  const reports = await reader.list("sharedReport");
  const hashOf = new Map(reports.map(({ id, hash }) => [id, hash]));
  const views = await reader.list("trustedView");
  const link = (kind: AccessKind, hash: string, more: Partial<Access>) => {
    const use = useOf.get(hash);
    const openedAt = openingsOf(use?.opened ?? "[]");
    const isHere = use?.made_by === tokenHash;
    return only(kind, { isHere, openedAt, lastUsedAt: openedAt.at(-1) ?? null, ...more });
  };
  return [
    ...listedReports(reports, uses, now).map(({ id, label = null, createdAt, expiresAt, state }) =>
      link("reportLink", hashOf.get(id) ?? "", {
        id,
        name: label,
        createdAt,
        expiresAt,
        isActive: state === "open",
      }),
    ),
    ...views.map(({ id, name = null, createdAt, expiresAt, fragment }) =>
      link("trustedView", hashOfFragment(fragment), {
        id,
        name,
        createdAt,
        expiresAt,
        // A paused link counts: it can be resumed.
        isActive: useOf.has(hashOfFragment(fragment)) && Date.parse(expiresAt) > now,
      }),
    ),
  ];
}

async function senders(db: Database, { owner, tokenHash }: Authenticated): Promise<Access[]> {
  const { accountId, vault } = owner;
  const feed = await findFeed(db, accountId);
  const mail = await findMail(db, accountId);
  const pushed = await listSubscriptions(db, accountId);
  return [
    ...(feed
      ? [
          only("calendarFeed", {
            isHere: feed.made_by === tokenHash,
            createdAt: isoOf(feed.created_at),
            lastUsedAt: isoOf(feed.last_used_at),
          }),
        ]
      : []),
    ...(mail
      ? [
          only("mail", {
            isActive: mail.state !== "refused",
            createdAt: isoOf(mail.created_at),
            lastUsedAt: isoOf(mail.last_sent_at),
          }),
        ]
      : []),
    ...pushed.map((row) =>
      only("push", {
        id: row.endpoint_hash,
        isHere: row.token_hash === tokenHash,
        name: vault.openText(textPlaces.device, row.device_sealed),
        createdAt: isoOf(row.created_at),
        lastUsedAt: isoOf(row.last_sent_at),
      }),
    ),
  ];
}

async function tokens(db: Database, { owner, tokenHash }: Authenticated): Promise<Access[]> {
  return (await listTokens(db, owner.accountId)).map((row) => {
    const { name = null, ...scope } = detailsOf(owner, row) ?? {};
    return only("accessToken", {
      id: row.token_hash,
      name,
      isHere: row.made_by === tokenHash,
      createdAt: isoOf(row.created_at),
      lastUsedAt: isoOf(row.last_used_at),
      expiresAt: new Date(row.expires_at).toISOString(),
      ...("kinds" in scope && { scope }),
    });
  });
}

export function accessRoute(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  db: Database,
  journal: Journal,
): void {
  route(app, gatekeeper, listAccess, (call) =>
    describeAccess(db, journal, call, gatekeeper.clock()),
  );
}
