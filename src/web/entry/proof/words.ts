import { msg } from "@lingui/core/macro";
import type { PasskeyTrouble } from "#web/api/session/passkey-error.ts";
import type { Labels } from "#web/words/labels.ts";

export const passkeysElsewhere = msg`Passkeys don't work in this browser, or at this address of Mwezi.`;
const notUsed = msg`No passkey was used. Try again when you're ready.`;

export const unprovenWords: Labels<PasskeyTrouble> = {
  elsewhere: passkeysElsewhere,
  stopped: notUsed,
  exists: notUsed,
  "no-key": notUsed,
};
