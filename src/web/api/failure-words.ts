import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Failure } from "./failure.ts";

/** What went wrong and what to do next, in words for her. */
export function wordsOf(failure: Failure): MessageDescriptor {
  if (failure.kind === "too-many-attempts") return waitWords(failure.minutes);
  if (failure.kind === "list-full") return fullWords(failure.max);
  return words[failure.kind];
}

const words: Record<
  Exclude<Failure["kind"], "too-many-attempts" | "list-full">,
  MessageDescriptor
> = {
  offline: msg`Mwezi cannot be reached. Check your connection and try again.`,
  "device-full": msg`There is no network, and this device has no room left to keep it. Make some room, then try again.`,
  "wrong-credentials": msg`The e-mail address or the password does not match.`,
  "wrong-recovery-code": msg`The e-mail address or the recovery code does not match. Each code works once.`,
  "wrong-password": msg`The password does not match.`,
  "email-taken": msg`This e-mail address already has an account. Sign in instead, or use another address.`,
  fields: msg`Some fields need another look.`,
  conflict: msg`It was changed somewhere else meanwhile. Look at it again, then try once more.`,
  "signed-out": msg`You were signed out. Sign in again to go on.`,
  "not-saved": msg`It was not saved: Mwezi cannot save anything right now. Try again in a few minutes.`,
  "too-large": msg`That is more than the server can do at once. Try a smaller part of it, or try again later.`,
  "server-full": msg`This copy of Mwezi has no room left for files, imports or new accounts. Whoever runs it can make some; the Contact page has their address.`,
  "registration-closed": msg`No new accounts can be made here at the moment. Ask whoever runs this copy of Mwezi; the Contact page has their address.`,
  server: msg`Something is wrong on our side. Try again in a few minutes.`,
};

function waitWords(minutes: number | null): MessageDescriptor {
  if (minutes === null) return msg`Too many attempts. Wait a while, then try again.`;
  if (minutes === 1) return msg`Too many attempts. Try again in a minute.`;
  return msg`Too many attempts. Try again in ${minutes} minutes.`;
}

function fullWords(max: number | null): MessageDescriptor {
  if (max === null)
    return msg`This list is full. Delete an entry you no longer need, then save again.`;
  return msg`This list is full at ${max} entries. Delete one you no longer need, then save again.`;
}
