import type { FastifyInstance } from "fastify";
import type { Metrics } from "#server/http/metrics.ts";
import {
  deliverAll,
  isTooLate,
  type Rounds,
  sendInRounds,
  timesFrom,
  withRetry,
} from "#server/jobs/timed-messages.ts";
import type { Services } from "#server/services.ts";
import { retryAfter } from "./retry-after.ts";
import type { Subscription } from "./rules.ts";
import { claim, deleteSubscription, findDue, type PushRow } from "./store.ts";
import type { VapidKeys } from "./vapid.ts";

const TITLE = "You have a note";

/** Declarative Web Push with a public address: Safari shows it without the service worker. */
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

const TTL_SECONDS = 3600;
const AT_ONCE = 100;
const PATIENCE = 10_000;

export interface PushParts extends Pick<Services, "db" | "clock" | "secret"> {
  readonly keys: () => Promise<VapidKeys>;
  readonly contact: string;
  readonly publicAddress: string | null;
  readonly metrics?: Pick<Metrics, "noteMessage"> | undefined;
}

export const sendDue = (parts: PushParts): Promise<number> =>
  deliverAll(
    (most) => findDue(parts.db, parts.clock(), most),
    (row) => deliver(parts, row),
    AT_ONCE,
  );

async function deliver(parts: PushParts, row: PushRow): Promise<boolean> {
  const { db, clock, secret, metrics } = parts;
  const now = clock();
  // Claimed before sending: only one of several processes sends it, and a crash never sends it twice.
  const claimed = { ...timesFrom(JSON.parse(row.later), now), failures: 0 };
  const isLate = isTooLate(row.next_at, now);
  if (!(await claim(db, row, { ...claimed, ...(!isLate && { last_sent_at: now }) }))) return false;
  if (isLate) {
    metrics?.noteMessage("push", "late");
    return false;
  }
  const text = secret.openText(placeOf(row), row.sealed);
  const { status, wait } = text === null ? gone : await post(parts, JSON.parse(text));
  if (status === GONE || status === UNKNOWN) await deleteSubscription(db, row);
  const isSent = status >= 200 && status < 300;
  metrics?.noteMessage("push", isSent ? "sent" : "failed");
  if (isSent) return true;
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

interface ServiceAnswer {
  readonly status: number;
  readonly wait?: number;
}

const gone: ServiceAnswer = { status: GONE };

const isWorthTrying = (status: number) => status === NO_ANSWER || status === 429 || status >= 500;

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
      TTL: TTL_SECONDS,
      urgency: "normal",
      // A later message replaces one that has not been delivered.
      topic: "note",
    },
  );
  try {
    const answer = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      redirect: "manual",
      ...(body && { body: new Uint8Array(body) }),
      signal: AbortSignal.timeout(PATIENCE),
    });
    await answer.body?.cancel();
    return { status: answer.status, wait: retryAfter(answer.headers, clock()) };
  } catch {
    return { status: NO_ANSWER };
  }
}

export function sendOnTime(
  app: FastifyInstance,
  { contact, ...others }: Omit<PushParts, "contact"> & Rounds & { readonly contact: string | null },
): void {
  if (contact === null) return;
  const parts = { ...others, contact };
  sendInRounds(app, "not pushed", () => sendDue(parts), parts);
}
