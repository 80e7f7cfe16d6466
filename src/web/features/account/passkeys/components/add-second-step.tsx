import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { SpareCodes } from "../../second-factor/components/spare-codes.tsx";
import { type AddedPasskey, type MadePasskey, useAddSecondStep } from "../api.ts";

interface AddSecondStepProps {
  readonly made: MadePasskey;
  readonly onDone: () => void;
}

export function AddSecondStep({ made, onDone }: AddSecondStepProps) {
  const { t } = useLingui();
  const [codes, setCodes] = useState<readonly string[]>([]);
  const finish = ({ spareCodes }: AddedPasskey) => {
    if (spareCodes.length > 0) return setCodes(spareCodes);
    onDone();
    showToast({
      title: t`Passkey added`,
      description: t`It is asked for after your password. Your other devices are signed out.`,
    });
  };
  const { save, isSaving, failure } = useAddSecondStep(finish);
  if (codes.length > 0) return <SpareCodes codes={codes} onDone={onDone} />;
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          This passkey can't open your data: the device or browser makes no key for that. It can be
          a second step instead. Then signing in asks for your password and for this passkey.
        </Trans>
      </p>
      <p>
        <Trans>
          Without the device, spare codes sign you in; your recovery code turns the second step off.
          Your other devices are signed out now.
        </Trans>
      </p>
      <FailureNotice failure={failure} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={onDone}>
          <Trans>Don't add it</Trans>
        </Button>
        <Button busy={isSaving} onClick={() => void save(made)}>
          <Trans>Make it a second step</Trans>
        </Button>
      </div>
      <p className="text-sm text-soft">
        <Trans>If you don't add it, you can delete it from the device again.</Trans>
      </p>
    </div>
  );
}
