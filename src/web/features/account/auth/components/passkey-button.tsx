import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import type { SignedIn } from "#contract/account/auth.ts";
import { failureOf } from "#web/api/failures/failure.ts";
import { wordsOf } from "#web/api/failures/failure-words.ts";
import { PasskeyError, type PasskeyTrouble } from "#web/api/session/passkey-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { Labels } from "#web/words/labels.ts";
import { usePasskeySignIn } from "../api.ts";

const unknownPasskey = msg`Mwezi doesn't know this passkey, or not any more. Sign in with your password.`;

const troubleWords: Labels<PasskeyTrouble> = {
  stopped: msg`No passkey was used. Try again, or sign in with your password.`,
  elsewhere: msg`Passkeys don't work in this browser, or at this address of Mwezi.`,
  exists: unknownPasskey,
  "no-key": msg`This passkey can't open your data here. Sign in with your password.`,
};

function reasonOf(error: Error) {
  if (error instanceof PasskeyError) return troubleWords[error.trouble];
  const failure = failureOf(error);
  return failure.kind === "wrong-credentials" ? unknownPasskey : wordsOf(failure);
}

export function PasskeyButton({ onSignedIn }: { readonly onSignedIn: (to: SignedIn) => void }) {
  const { i18n } = useLingui();
  const { mutate, error, isPending, isSuccess } = usePasskeySignIn(onSignedIn);
  const busy = isPending || isSuccess;
  return (
    <div className="mt-3 grid gap-3">
      <Button variant="secondary" busy={busy} onClick={() => mutate(null)} data-live>
        {busy ? <Trans>Signing in...</Trans> : <Trans>Sign in with a passkey</Trans>}
      </Button>
      {error && <Notice tone="urgent">{i18n._(reasonOf(error))}</Notice>}
    </div>
  );
}
