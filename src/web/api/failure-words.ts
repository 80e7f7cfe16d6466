import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Failure } from "./failure.ts";

/** What went wrong and what to do next, in words for her. */
export function wordsOf(failure: Failure): MessageDescriptor {
  switch (failure.kind) {
    case "offline":
      return msg`Mwezi cannot be reached. Check your connection and try again.`;
    case "too-many-attempts":
      return waitWords(failure.minutes);
    case "wrong-credentials":
      return msg`The e-mail address or the password does not match.`;
    case "wrong-recovery-code":
      return msg`The e-mail address or the recovery code does not match. Each code works once.`;
    case "wrong-password":
      return msg`The password does not match.`;
    case "email-taken":
      return msg`This e-mail address already has an account. Sign in instead, or use another address.`;
    case "fields":
      return msg`Some fields need another look.`;
    case "conflict":
      return msg`It was changed somewhere else meanwhile. Look at it again, then try once more.`;
    case "signed-out":
      return msg`You are no longer signed in. Sign in again to go on.`;
    case "server":
      return msg`Something is wrong on our side. Try again in a few minutes.`;
  }
}

function waitWords(minutes: number | null): MessageDescriptor {
  if (minutes === null) return msg`Too many attempts. Wait a while, then try again.`;
  if (minutes === 1) return msg`Too many attempts. Try again in a minute.`;
  return msg`Too many attempts. Try again in ${minutes} minutes.`;
}
