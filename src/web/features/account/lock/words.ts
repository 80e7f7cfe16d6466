import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { PasskeyTrouble } from "#web/api/session/passkey-error.ts";
import type { Labels } from "#web/words/labels.ts";

const notUsed = msg`No passkey was used. Try again, or type your PIN.`;

export const lockWords: Labels<PasskeyTrouble | "foreign"> = {
  stopped: notUsed,
  elsewhere: msg`This browser or device has no passkeys. Type your PIN.`,
  exists: notUsed,
  "no-key": notUsed,
  foreign: msg`That is not a passkey of yours on this device. Add one under Passkeys first, then try again.`,
};

export const wrongPin = (more: number): MessageDescriptor =>
  msg`${plural(more, {
    one: "That is not your PIN. After one more wrong one, this browser forgets your data.",
    other: "That is not your PIN. After # more wrong ones, this browser forgets your data.",
  })}`;
