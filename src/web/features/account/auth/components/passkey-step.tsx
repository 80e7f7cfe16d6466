import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { MouseEvent } from "react";
import type { SignedIn } from "#contract/account/auth.ts";
import { failureOf } from "#web/api/failures/failure.ts";
import { wordsOf } from "#web/api/failures/failure-words.ts";
import { PasskeyError, type PasskeyTrouble } from "#web/api/session/passkey-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Labels } from "#web/words/labels.ts";
import { usePasskeyStep } from "../api.ts";

const notUsed = msg`No passkey was used. Try again, or type a code.`;

const stepWords: Labels<PasskeyTrouble> = {
  elsewhere: msg`Passkeys don't work in this browser, or at this address of Mwezi.`,
  stopped: notUsed,
  exists: notUsed,
  "no-key": notUsed,
};

const wrongPasskey = msg`This passkey is not one of yours, or was too slow. Try again, or type a code.`;

export function PasskeyStep({ onSignedIn }: { readonly onSignedIn: (to: SignedIn) => void }) {
  const { i18n } = useLingui();
  const { mutate, error, isPending, isSuccess } = usePasskeyStep(onSignedIn);
  const busy = isPending || isSuccess;
  const prove = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const typed = new FormData(form ?? undefined);
    mutate({ email: String(typed.get("email")), password: String(typed.get("password")) });
  };
  return (
    <div className="grid gap-3">
      <p className="text-soft">
        <Trans>Or, in place of a code:</Trans>
      </p>
      {error && <Notice tone="urgent">{i18n._(reasonOf(error))}</Notice>}
      <Button variant="secondary" busy={busy} onClick={prove} autoFocus>
        {busy ? <Trans>Asking this device...</Trans> : <Trans>Use your passkey</Trans>}
      </Button>
    </div>
  );
}

function reasonOf(error: Error) {
  if (error instanceof PasskeyError) return stepWords[error.trouble];
  const failure = failureOf(error);
  return failure.kind === "wrong-code" ? wrongPasskey : wordsOf(failure);
}
