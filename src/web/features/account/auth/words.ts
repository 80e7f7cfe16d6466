import { msg } from "@lingui/core/macro";
import type { PasskeyTrouble } from "#web/api/passkey-error.ts";
import type { Labels } from "#web/words/labels.ts";
import type { FieldProblem } from "./view-model.ts";

export const problemWords: Labels<FieldProblem> = {
  missing: msg`Fill in this field.`,
  "not-an-email": msg`Enter an email address like name@example.org.`,
  "too-short": msg`Use at least 6 characters.`,
};

const notUsed = msg`No passkey was used. Try again, or type a code.`;

/** Why no passkey stood beside her password. */
export const stepWords: Labels<PasskeyTrouble> = {
  elsewhere: msg`Passkeys don't work in this browser, or at this address of Mwezi.`,
  stopped: notUsed,
  exists: notUsed,
  "no-key": notUsed,
};

export const wrongPasskey = msg`This passkey is not one of yours, or was too slow. Try again, or type a code.`;
