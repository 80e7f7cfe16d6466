import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { passwordTrouble } from "#web/api/password-trouble.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { PasswordPrompt } from "#web/ui/password-prompt.tsx";
import { useMakeRecoveryCode } from "../api.ts";
import { ShownCode } from "./shown-code.tsx";

interface RecoveryCodeDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly email: string;
  /** A code exists already and stops working when a new one is made. */
  readonly replaces: boolean;
}

/** Asks for her password, then shows the new code this once. */
export function RecoveryCodeDialog({ open, onOpenChange, ...rest }: RecoveryCodeDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<Trans>Recovery code</Trans>}>
      <MakeThenShow {...rest} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface MakeThenShowProps {
  readonly email: string;
  readonly replaces: boolean;
  readonly onDone: () => void;
}

function MakeThenShow({ email, replaces, onDone }: MakeThenShowProps) {
  const { i18n } = useLingui();
  // Making it changes `replaces`; the words keep to what was true when she opened the dialog.
  const [replacesOne] = useState(replaces);
  const { mutate, data, error, isPending } = useMakeRecoveryCode();
  if (data !== undefined) {
    return <ShownCode code={data.recoveryCode} email={email} onDone={onDone} />;
  }
  const wrong = passwordTrouble(error);
  return (
    <>
      {replacesOne && (
        <p className="mb-5">
          <Trans>The code you have now stops working.</Trans>
        </p>
      )}
      <PasswordPrompt
        onSubmit={mutate}
        action={<Trans>Show my code</Trans>}
        busyAction={<Trans>Making the code...</Trans>}
        busy={isPending}
        variant="primary"
        error={wrong.error && i18n._(wrong.error)}
        trouble={wrong.trouble && i18n._(wrong.trouble)}
      />
    </>
  );
}
