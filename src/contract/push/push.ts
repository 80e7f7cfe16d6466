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
 * Returns the VAPID key to subscribe with (RFC 8292), the number of subscribed browsers, and
 * whether this session's is one. A subscription ends with its session. The key is `null` if the
 * operator set no contact for push services: nothing is pushed then.
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
 * Subscribes this browser to push messages (RFC 8030) at the times of the reminders; the same
 * address replaces its earlier subscription. A message says only that there is a note.
 * Errors: 422 `invalid_input`, on `endpoint` when the push service is unknown, on `keys.auth` or
 * `keys.p256dh` when invalid; `too_many` on `endpoint` from the eleventh browser on. 404
 * `not_found` if the instance does not push.
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
 * Pushes a message to a browser again after some minutes; called by its service worker, which has
 * no session. Only the browser, its push service and this server know the endpoint, and it opens
 * nothing. The repeat is dropped when the app is opened, because home then shows what is due.
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
 * Replaces the times of all messages, as computed on the device, for each subscribed browser; in
 * whole minutes since 1970 (UTC), in any order. Idempotent; past times are dropped. Only times are
 * sent. Errors: 404 `not_found` without consent to times that depend on the cycle, or with
 * reminders off; 422 `invalid_input` on `minutes`: `repeated`, `too_far_ahead` from the 32nd day
 * on, `too_many` beyond two per local day.
 * @example POST {"minutes":[29919240,29919960]} → 204
 */
export const setPushTimes = endpoint({
  method: "POST",
  path: "/api/push/times",
  summary: "Hand over the times of messages that her device has worked out",
  request: { body: z.strictObject({ minutes: TimesSchema }) },
  response: null,
});
