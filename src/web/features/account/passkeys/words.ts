import { msg } from "@lingui/core/macro";
import type { PasskeyTrouble } from "#web/api/session/passkey-error.ts";
import { passkeysElsewhere } from "#web/entry/proof/words.ts";
import type { Labels } from "#web/words/labels.ts";

const notAdded = msg`No passkey was added. Try again when you're ready.`;

export const addingWords: Labels<PasskeyTrouble> = {
  elsewhere: passkeysElsewhere,
  stopped: notAdded,
  exists: msg`This device already has a passkey of yours.`,
  "no-key": notAdded,
};
