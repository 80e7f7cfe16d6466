import { msg } from "@lingui/core/macro";
import type { PasskeyTrouble } from "#web/api/session/passkey-error.ts";
import type { Labels } from "#web/words/labels.ts";

const elsewhere = msg`Passkeys don't work in this browser, or at this address of Mwezi.`;
const notAdded = msg`No passkey was added. Try again when you're ready.`;
const notUsed = msg`No passkey was used. Try again when you're ready.`;

export const addingWords: Labels<PasskeyTrouble> = {
  elsewhere,
  stopped: notAdded,
  exists: msg`This device already has a passkey of yours.`,
  "no-key": notAdded,
};

export const removalWords: Labels<PasskeyTrouble> = {
  elsewhere,
  stopped: notUsed,
  exists: notUsed,
  "no-key": notUsed,
};
