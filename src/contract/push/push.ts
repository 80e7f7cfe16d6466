import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { refusal } from "../kernel/field-codes.ts";
import { IdSchema, limited } from "../kernel/fields.ts";
import { wholeNumberFrom } from "../kernel/scales.ts";
import { laterMinutes } from "./reminders.ts";

/** Longer than any push service's endpoint. */
const EndpointSchema = limited(1000).check(z.url());
const KeySchema = limited(200).check(z.stringFormat("base64url", /^[\w-]+={0,2}$/));

/**
 * The key that a browser subscribes with (VAPID, RFC 8292), how many of her browsers are subscribed,
 * and whether the one of this session is. A subscription ends with the session that asked for it.
 * The key is `null` where the operator has named nobody whom push services could write to: then
 * nothing is pushed.
 * @example GET → 200 {"publicKey":"BE…","subscriptions":1,"isOnHere":true}
 */
export const getPush = endpoint({
  method: "GET",
  path: "/api/push",
  summary: "The public key for push messages",
  request: {},
  response: z.object({
    publicKey: z.nullable(z.string()),
    subscriptions: z.number(),
    isOnHere: z.boolean(),
  }),
});

/**
 * Lets messages be pushed to this browser (RFC 8030), at the times of her reminders; again with the
 * same address it replaces the one before. A message says that there is a note and nothing else.
 * Errors: 422 `invalid_input`, on `endpoint` when it is of no known push service, on `keys.auth` or
 * `keys.p256dh` when they are no keys; `too_many` on `endpoint` from the eleventh browser on. 404 `not_found`
 * where nothing is pushed.
 * @example POST {"endpoint":"https://fcm.googleapis.com/…","keys":{"p256dh":"BF…","auth":"x1…"}} → 204
 */
export const subscribePush = endpoint({
  method: "POST",
  path: "/api/push/subscriptions",
  summary: "Let messages be pushed to this browser",
  request: {
    body: z.strictObject({
      endpoint: EndpointSchema,
      keys: z.strictObject({ p256dh: KeySchema, auth: KeySchema }),
    }),
  },
  response: null,
});

/**
 * Unsubscribes a browser; succeeds for an unknown one.
 * @example POST {"endpoint":"https://fcm.googleapis.com/…"} → 204
 */
export const unsubscribePush = endpoint({
  method: "POST",
  path: "/api/push/unsubscribe",
  summary: "Push no more messages to a browser",
  request: { body: z.strictObject({ endpoint: EndpointSchema }) },
  response: null,
});

/**
 * Pushes a message to a browser once more, so many minutes from now; called by its worker, which has
 * no session. The address that its push service gave is known to nobody else, and opens nothing.
 * It is dropped when she opens the app: home then shows what is due.
 * Errors: 404 `not_found` for an address that is not that account's.
 * @example POST {"accountId":"…","endpoint":"https://fcm.googleapis.com/…","minutes":60} → 204
 */
export const pushLater = endpoint({
  method: "POST",
  path: "/api/push/later",
  summary: "Push a message once more, later",
  access: "public",
  request: {
    body: z.strictObject({
      accountId: IdSchema,
      endpoint: EndpointSchema,
      minutes: z.literal([...laterMinutes]),
    }),
  },
  response: null,
});

/** Days ahead for which a device may send times, today included, and messages per day. */
export const TIMES_AHEAD = { days: 31, aDay: 2 } as const;

const LAST_MINUTE = Math.floor(Date.UTC(2100, 0) / 60_000);
const TimesSchema = z.array(wholeNumberFrom(0, LAST_MINUTE)).check(
  z.maxLength(TIMES_AHEAD.days * TIMES_AHEAD.aDay),
  z.refine((minutes) => new Set(minutes).size === minutes.length, refusal("repeated")),
);

/**
 * Puts the times of all her messages, worked out on her device, in place of those before, for each of
 * her browsers; in whole minutes since 1970 (UTC), in any order. The same list again changes nothing,
 * and what is over by now is left out. Nothing but the times is sent.
 * Errors: 404 `not_found` where she has not agreed to times that her cycle decides, or wants no
 * reminders; 422 `invalid_input` on `minutes`: `repeated`, `too_far_ahead` from the 32nd day on,
 * `too_many` beyond two on one day where she is.
 * @example POST {"minutes":[29919240,29919960]} → 204
 */
export const setPushTimes = endpoint({
  method: "POST",
  path: "/api/push/times",
  summary: "Hand over the times of messages that her device has worked out",
  request: { body: z.strictObject({ minutes: TimesSchema }) },
  response: null,
});
