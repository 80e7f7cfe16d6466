import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { useMakeRecoveryCode } from "../api.ts";
import { NewCode } from "./new-code.tsx";

interface OfferCodeProps {
  readonly email: string;
  readonly password: string;
  readonly token?: string;
  readonly onDone: () => void;
}

export function OfferCode({ email, password, token, onDone }: OfferCodeProps) {
  const [code, setCode] = useState<string | null>(null);
  const { save, isSaving, failure } = useMakeRecoveryCode(
    (made) => setCode(made.recoveryCode),
    token,
  );
  if (code !== null) return <NewCode code={code} email={email} onDone={onDone} />;
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          A recovery code from before no longer works. If you lose your password, a new code is the
          only way back in.
        </Trans>
      </p>
      <FailureNotice failure={failure} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={onDone}>
          <Trans>Later</Trans>
        </Button>
        <Button busy={isSaving} onClick={() => void save({ password })}>
          {isSaving ? <Trans>Making the code...</Trans> : <Trans>Make a new recovery code</Trans>}
        </Button>
      </div>
    </div>
  );
}
