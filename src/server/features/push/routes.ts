import type { FastifyInstance } from "fastify";
import { getPush, subscribePush, unsubscribePush } from "#contract/push.ts";
import { invalidField } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { pushAddressHash } from "#server/storage/vault/push-keys.ts";
import type { ServerSecret } from "#server/storage/vault/server-secret.ts";
import { checkSubscription, type IsPushService } from "./rules.ts";
import { placeOf } from "./send.ts";
import {
  countSubscriptions,
  deleteSubscription,
  isSubscribed,
  replaceSubscription,
} from "./store.ts";
import type { VapidKeys } from "./vapid.ts";

interface Services {
  readonly db: Database;
  readonly secret: ServerSecret;
  readonly keys: () => Promise<VapidKeys>;
  readonly isPushService: IsPushService;
}

const MOST_BROWSERS = 10;

/** Browsers that messages are pushed to. */
export function pushRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  { db, secret, keys, isPushService }: Services,
): void {
  route(app, gatekeeper, getPush, async ({ owner, session }) => ({
    publicKey: (await keys()).publicKey,
    subscriptions: await countSubscriptions(db, owner.accountId),
    isOnHere: await isSubscribed(db, owner.accountId, session.tokenHash),
  }));

  route(app, gatekeeper, subscribePush, async ({ owner, session, body }) => {
    checkSubscription(body, isPushService);
    const place = { account_id: owner.accountId, endpoint_hash: pushAddressHash(body.endpoint) };
    const sealed = secret.encryptText(placeOf(place), JSON.stringify(body));
    const { tokenHash: token_hash } = session;
    const row = { ...place, token_hash, sealed, next_at: null, later: "[]", failures: 0 };
    // The write raises her revision, so that her times are worked out for it when home asks.
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
    const place = { account_id: owner.accountId, endpoint_hash: pushAddressHash(body.endpoint) };
    await journal.write(owner, (_, transaction) => deleteSubscription(transaction, place));
    return null;
  });
}
