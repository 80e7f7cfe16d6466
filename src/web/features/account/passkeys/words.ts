import { msg } from "@lingui/core/macro";
import type { PasskeyTrouble } from "#web/api/passkey-error.ts";
import type { Labels } from "#web/words/labels.ts";

export const addingWords: Labels<PasskeyTrouble> = {
  stopped: msg`No passkey was added. Try again when you're ready.`,
  elsewhere: msg`Passkeys don't work in this browser, or at this address of Mwezi.`,
  exists: msg`This device already has a passkey of yours.`,
  "no-key": msg`The passkey of this device can't open your data, so we didn't add it. You can delete it from the device again.`,
};
