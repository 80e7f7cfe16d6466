import type { FastifyInstance } from "fastify";
import {
  deliverAll,
  isTooLate,
  type Rounds,
  sendInRounds,
  timesFrom,
  withRetry,
} from "#server/jobs/timed-messages.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { ServerSecret } from "#server/storage/vault/server-secret.ts";
import { retryAfter } from "./retry-after.ts";
import type { Subscription } from "./rules.ts";
import { claim, deleteSubscription, findDue, type PushRow } from "./store.ts";
import type { VapidKeys } from "./vapid.ts";

const TITLE = "You have a note";

/**
 * What is shown; nobody on the way can read it, and it says nothing. Where this copy's address is
 * known it is declarative too (RFC 8030 and W3C Push API): Safari shows it without the worker, and a
 * tap opens what finds out on her device what the note is about. `mutable` lets the worker put her own words in its place.
 */
export const payloadOf = (publicAddress: string | null): string =>
  JSON.stringify(
    publicAddress === null
      ? { title: TITLE }
      : {
          web_push: 8030,
          notification: { title: TITLE, navigate: `${publicAddress}/note`, tag: "note" },
          mutable: true,
        },
  );

/** A service keeps a message that long for a phone that is off, seconds. */
const KEPT_FOR = 3600;
const AT_ONCE = 100;
const PATIENCE = 10_000;

export interface PushParts {
  readonly db: Database;
  readonly clock: () => number;
  readonly secret: ServerSecret;
  readonly keys: () => Promise<VapidKeys>;
  /** Whom a push service may write to about us. */
  readonly contact: string;
  /** The origin that browsers know this copy by, if it has one. */
  readonly publicAddress: string | null;
}

/** Sends what is due by now; answers how many left. */
export const sendDue = (parts: PushParts): Promise<number> =>
  deliverAll(
    (most) => findDue(parts.db, parts.clock(), most),
    (row) => deliver(parts, row),
    AT_ONCE,
  );

async function deliver(parts: PushParts, row: PushRow): Promise<boolean> {
  const { db, clock, secret } = parts;
  const now = clock();
  // Claimed before it is sent: of two processes one sends it, and after a crash none twice.
  const claimed = { ...timesFrom(JSON.parse(row.later), now), failures: 0 };
  if (!(await claim(db, row, claimed))) return false;
  if (isTooLate(row.next_at, now)) return false;
  const text = secret.openText(placeOf(row), row.sealed);
  const { status, wait } = text === null ? gone : await post(parts, JSON.parse(text));
  if (status === GONE || status === UNKNOWN) await deleteSubscription(db, row);
  if (status >= 200 && status < 300) return true;
  const again = isWorthTrying(status) ? withRetry(claimed, row.failures, now, wait) : null;
  if (again !== null) await claim(db, { ...row, ...claimed }, again);
  return false;
}

export const placeOf = ({
  account_id,
  endpoint_hash,
}: Pick<PushRow, "account_id" | "endpoint_hash">) => ["push", account_id, endpoint_hash];

const UNKNOWN = 404;
const GONE = 410;
const NO_ANSWER = 0;

/** What a service said, and how long it wants to be left alone, in milliseconds. */
interface ServiceAnswer {
  readonly status: number;
  readonly wait?: number;
}

const gone: ServiceAnswer = { status: GONE };

const isWorthTrying = (status: number) => status === NO_ANSWER || status === 429 || status >= 500;

/** The service's answer; follows no redirect. */
async function post(
  { keys, contact, publicAddress, clock }: PushParts,
  subscription: Subscription,
): Promise<ServiceAnswer> {
  const { default: webPush } = await import("web-push");
  const vapidDetails = { subject: contact, ...(await keys()) };
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(
    subscription,
    payloadOf(publicAddress),
    {
      vapidDetails,
      TTL: KEPT_FOR,
      urgency: "normal",
      // A later message takes the place of one that has not been delivered.
      topic: "note",
    },
  );
  try {
    const answer = await fetch(endpoint, {
      ...{ method, headers: headers as Record<string, string>, redirect: "manual" },
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    return { status: answer.status, wait: retryAfter(answer.headers, clock()) };
  } catch {
    return { status: NO_ANSWER };
  }
}

/**
 * Sends what is due until the app closes. Without a contact nothing is sent.
 */
export function sendOnTime(
  app: FastifyInstance,
  { contact, ...others }: Omit<PushParts, "contact"> & Rounds & { readonly contact: string | null },
): void {
  if (contact === null) return;
  const parts = { ...others, contact };
  sendInRounds(app, "not pushed", () => sendDue(parts), parts);
}
