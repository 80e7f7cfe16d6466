import { Trans } from "@lingui/react/macro";
import type { Passkey } from "#contract/account/passkeys.ts";
import { PasswordPrompt } from "#web/entry/proof/password-prompt.tsx";
import { CodeForm } from "../../second-factor/components/code-form.tsx";
import { useRemovePasskey } from "../api.ts";

interface RemovePasskeyProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

/** Removing a second step needs a second step, so that the password alone can't turn it off. */
export function RemovePasskey({ passkey: { id, opensData }, onDone }: RemovePasskeyProps) {
  return opensData ? (
    <RemoveKey id={id} onDone={onDone} />
  ) : (
    <RemoveSecondStep id={id} onDone={onDone} />
  );
}

interface RemovalProps {
  readonly id: string;
  readonly onDone: () => void;
}

function RemoveKey({ id, onDone }: RemovalProps) {
  const { save, isSaving, failure } = useRemovePasskey(id, onDone);
  return (
    <>
      <p className="mb-5">
        <Trans>
          It won't sign anybody in any more. A device that is signed in stays so until you sign it
          out.
        </Trans>
      </p>
      <PasswordPrompt
        onSubmit={(password) => void save({ password })}
        action={<Trans>Remove the passkey</Trans>}
        busyAction={<Trans>Removing...</Trans>}
        busy={isSaving}
        variant="danger"
        failure={failure}
      />
    </>
  );
}

function RemoveSecondStep({ id, onDone }: RemovalProps) {
  const { save, isSaving, failure } = useRemovePasskey(id, onDone);
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          Signing in won't ask for it any more, and your other devices are signed out. Without
          another one and without an app, your password is enough again.
        </Trans>
      </p>
      <CodeForm
        codeLabel={<Trans>A spare code, or a code from your app</Trans>}
        action={<Trans>Remove the passkey</Trans>}
        variant="danger"
        busy={isSaving}
        failure={failure}
        onSubmit={(proof) => void save(proof)}
        onPasskey={(password) => void save({ password })}
      />
    </div>
  );
}
