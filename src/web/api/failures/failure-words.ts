import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Failure } from "./failure.ts";

export function wordsOf(failure: Failure): MessageDescriptor {
  if (failure.kind === "too-many-attempts") return waitWords(failure.minutes);
  if (failure.kind === "list-full") return fullWords(failure.max);
  return words[failure.kind];
}

const words: Record<
  Exclude<Failure["kind"], "too-many-attempts" | "list-full">,
  MessageDescriptor
> = {
  offline: msg`We can't reach Mwezi. Check your connection and try again.`,
  "device-full": msg`There's no network, and this device is full. Free some space, then try again.`,
  "wrong-credentials": msg`The email address or the password doesn't match.`,
  "wrong-recovery-code": msg`The email address or the recovery code doesn't match. Each code works once.`,
  "wrong-password": msg`The password doesn't match.`,
  "code-needed": msg`One more step: type a code from your app, or a spare code.`,
  "wrong-code": msg`That code doesn't match, or was used. Type the one your app shows now.`,
  "email-taken": msg`This email address already has an account. Sign in instead, or use another address.`,
  fields: msg`Some fields need another look.`,
  conflict: msg`This was changed somewhere else. Check it, then try again.`,
  "signed-out": msg`You were signed out. Sign in again to continue.`,
  "not-saved": msg`Not saved: Mwezi can't save anything right now. Try again in a few minutes.`,
  "too-large": msg`That's too much for the server at once. Try a smaller part, or try again later.`,
  "server-full": msg`This copy of Mwezi is full: it can't take files, imports or new accounts. The Contact page says who runs it.`,
  "registration-closed": msg`This copy of Mwezi isn't taking new accounts right now. The Contact page says who runs it.`,
  server: msg`Something went wrong on our side. Try again in a few minutes.`,
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
