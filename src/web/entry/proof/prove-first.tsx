import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useQuery } from "#web/api/queries/use-query.ts";
import { PasskeyError } from "#web/api/session/passkey-error.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { needsProof, passkeysQuery, useProve } from "./api.ts";
import { PasswordPrompt } from "./password-prompt.tsx";
import { unprovenWords } from "./words.ts";

interface ProveFirstProps {
  readonly failure: Error | null;
  readonly onProven: () => void;
}

export function ProveFirst({ failure, onProven }: ProveFirstProps) {
  const [closed, setClosed] = useState<Error | null>(null);
  if (!needsProof(failure)) return <FailureNotice failure={failure} />;
  return (
    <Dialog
      open={failure !== closed}
      onOpenChange={() => setClosed(failure)}
      title={<Trans>Is it you?</Trans>}
    >
      <Proving onProven={onProven} />
    </Dialog>
  );
}

function Proving({ onProven }: Pick<ProveFirstProps, "onProven">) {
  const { i18n } = useLingui();
  const byPassword = useProve(onProven);
  const byPasskey = useProve(onProven);
  const { data: passkeys = [] } = useQuery(passkeysQuery);
  const trouble = byPasskey.failure instanceof PasskeyError ? byPasskey.failure.trouble : null;
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          A link, a calendar address or a token shows something of yours without signing in, so we
          ask for your password first. Then we don't ask again for five minutes.
        </Trans>
      </p>
      {trouble && <Notice tone="urgent">{i18n._(unprovenWords[trouble])}</Notice>}
      <FailureNotice failure={trouble ? null : byPasskey.failure} />
      <PasswordPrompt
        onSubmit={(password) => void byPassword.save(password)}
        action={<Trans>Go on</Trans>}
        busyAction={<Trans>Checking...</Trans>}
        busy={byPassword.isSaving}
        variant="primary"
        failure={byPassword.failure}
        wayOut={
          passkeys.length > 0 && (
            <Button
              variant="secondary"
              busy={byPasskey.isSaving}
              onClick={() => void byPasskey.save(null)}
            >
              <Trans>Use a passkey</Trans>
            </Button>
          )
        }
      />
    </div>
  );
}
