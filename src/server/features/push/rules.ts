import type { RequestData } from "#contract/kernel/endpoint.ts";
import { type subscribePush, TIMES_AHEAD } from "#contract/push/push.ts";
import { type CalendarDay, dayInZone, daysBetween } from "#domain/days/calendar-day.ts";
import { invalidField } from "#server/failures/app-error.ts";
import { isPushKey } from "#server/storage/vault/push-keys.ts";

export type Subscription = RequestData<typeof subscribePush>["body"];

export type IsPushService = (address: URL) => boolean;

const HOSTS = [
  /^fcm\.googleapis\.com$/,
  /^([\w-]+\.)?push\.services\.mozilla\.com$/,
  /^([\w-]+\.)?push\.apple\.com$/,
  /^[\w-]+\.notify\.windows\.com$/,
];

/** HTTPS on its default port, so that users can't make the server call its own network. */
export const isKnownService: IsPushService = ({ protocol, port, username, hostname }) =>
  protocol === "https:" &&
  port === "" &&
  username === "" &&
  HOSTS.some((host) => host.test(hostname));

const AUTH_LENGTH = 16;

export function checkSubscription(subscription: Subscription, isAllowed: IsPushService): void {
  const { endpoint, keys } = subscription;
  if (!isAllowed(new URL(endpoint))) throw invalidField("endpoint", "not_an_option");
  if (Buffer.from(keys.auth, "base64url").length !== AUTH_LENGTH) {
    throw invalidField("keys.auth", "wrong_id");
  }
  if (!isPushKey(keys.p256dh)) throw invalidField("keys.p256dh", "wrong_id");
}

/**
 * Operator's e-mail or public address (RFC 8292, 2.1); `null` pushes nothing: services may refuse.
 */
export function contactOf(email: string | null, publicAddress: string | null): string | null {
  if (email !== null) return `mailto:${email}`;
  return publicAddress?.startsWith("https://") ? publicAddress : null;
}

const MINUTE = 60_000;

/** Returns milliseconds since 1970, oldest first. @throws AppError `invalid_input` */
export function timesOfDevice(
  minutes: readonly number[],
  { today, timeZone }: { readonly today: CalendarDay; readonly timeZone: string },
): number[] {
  const times = minutes.map((minute) => minute * MINUTE).toSorted((one, other) => one - other);
  const days = times.map((time) => dayInZone(time, timeZone));
  const last = days.at(-1);
  if (last !== undefined && daysBetween(today, last) >= TIMES_AHEAD.days) {
    throw invalidField("minutes", "too_far_ahead");
  }
  const { aDay } = TIMES_AHEAD;
  if (days.some((day, place) => day === days[place + aDay])) {
    throw invalidField("minutes", "too_many", { max: aDay });
  }
  return times;
}
