import type { FastifyInstance } from "fastify";
import {
  getPush,
  pushLater,
  setPushTimes,
  subscribePush,
  unsubscribePush,
} from "#contract/push/push.ts";
import { invalidField, notFound } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Rounds } from "#server/jobs/timed-messages.ts";
import type { Services } from "#server/services.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { addLater } from "./later.ts";
import { rekeySubscriptions } from "./rekey.ts";
import { checkSubscription, type IsPushService, timesOfDevice } from "./rules.ts";
import { type PushParts, placeOf, sendOnTime } from "./send.ts";
import {
  countSubscriptions,
  deleteSubscription,
  isSubscribed,
  replaceSubscription,
} from "./store.ts";
import { takeTimesOfDevice } from "./times.ts";
import { openVapidKeys, type VapidKeys } from "./vapid.ts";

interface Parts extends Pick<Services, "db" | "clock" | "secret"> {
  readonly keys: () => Promise<VapidKeys>;
  readonly isPushService: IsPushService;
  /** `null` without an operator contact; then nothing is pushed. */
  readonly contact: string | null;
}

const MOST_BROWSERS = 10;

export function servePush(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  parts: Omit<Parts, "keys"> & Omit<PushParts, "keys" | "contact"> & Rounds,
): void {
  const { db, secret } = parts;
  const keys = once(() => openVapidKeys(db, secret));
  pushRoutes(app, gatekeeper, journal, { ...parts, keys });
  route(app, gatekeeper, setPushTimes, async (call) => {
    await takeTimesOfDevice(parts, call.owner, timesOfDevice(call.body.minutes, call));
    return null;
  });
  route(app, gatekeeper, pushLater, async ({ body }) => {
    await addLater(parts, body);
    return null;
  });
  app.addHook("onListen", () => rekeySubscriptions(db, secret));
  sendOnTime(app, { ...parts, keys });
}

function pushRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  { db, clock, secret, keys, isPushService, contact }: Parts,
): void {
  route(app, gatekeeper, getPush, async ({ owner, session }) => ({
    publicKey: contact === null ? null : (await keys()).publicKey,
    subscriptions: await countSubscriptions(db, owner.accountId),
    isOnHere: await isSubscribed(db, owner.accountId, session.tokenHash),
  }));

  route(app, gatekeeper, subscribePush, async ({ owner, session, body }) => {
    if (contact === null) throw notFound();
    checkSubscription(body, isPushService);
    const place = { account_id: owner.accountId, endpoint_hash: secret.pushMac(body.endpoint) };
    const sealed = secret.encryptText(placeOf(place), JSON.stringify(body));
    const { tokenHash: token_hash } = session;
    const row = {
      ...place,
      token_hash,
      sealed,
      next_at: null,
      later: "[]",
      failures: 0,
      created_at: clock(),
      last_sent_at: null,
    };
    // The write changes the revision, so times are computed for the new browser when home asks what is due.
    await journal.write(owner, async (_, transaction) => {
      await deleteSubscription(transaction, place);
      if ((await countSubscriptions(transaction, owner.accountId)) >= MOST_BROWSERS) {
        throw invalidField("endpoint", "too_many", { max: MOST_BROWSERS });
      }
      await replaceSubscription(transaction, row);
    });
    return null;
  });

  route(app, gatekeeper, unsubscribePush, async ({ owner, body }) => {
    const place = { account_id: owner.accountId, endpoint_hash: secret.pushMac(body.endpoint) };
    await journal.write(owner, (_, transaction) => deleteSubscription(transaction, place));
    return null;
  });
}

function once<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | null = null;
  return () => {
    answer ??= work().catch((error: unknown) => {
      answer = null;
      throw error;
    });
    return answer;
  };
}
