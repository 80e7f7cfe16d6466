import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PasskeyError } from "#web/api/session/passkey-error.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { ConfirmPrompt } from "../../second-factor/components/confirm-prompt.tsx";
import { type MadePasskey, useMakePasskey } from "../api.ts";
import { addingWords } from "../words.ts";
import { AddSecondStep } from "./add-second-step.tsx";

export function AddPasskey() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<MadePasskey | null>(null);
  const close = () => {
    setOpen(false);
    setMade(null);
  };
  const done = () => {
    close();
    showToast({
      title: t`Passkey added`,
      description: t`You can sign in with it from now on.`,
    });
  };
  return (
    <>
      <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
        <Trans>Add a passkey</Trans>
      </Button>
      <Dialog open={isOpen} onOpenChange={close} title={<Trans>Add a passkey</Trans>}>
        {made ? (
          <AddSecondStep made={made} onDone={close} />
        ) : (
          <Adding onAdded={done} onMade={setMade} />
        )}
      </Dialog>
    </>
  );
}

interface AddingProps {
  readonly onAdded: () => void;
  readonly onMade: (made: MadePasskey) => void;
}

function Adding({ onAdded, onMade }: AddingProps) {
  const { i18n } = useLingui();
  const { save, isSaving, failure } = useMakePasskey(onAdded, onMade);
  const trouble = failure instanceof PasskeyError ? failure.trouble : null;
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          Type your password first. Then this device asks for your finger, face or code.
        </Trans>
      </p>
      {trouble && <Notice tone="urgent">{i18n._(addingWords[trouble])}</Notice>}
      <ConfirmPrompt
        onSubmit={(confirmation) => void save(confirmation)}
        action={<Trans>Go on</Trans>}
        busyAction={<Trans>Asking this device...</Trans>}
        busy={isSaving}
        variant="primary"
        failure={trouble ? null : failure}
      />
    </div>
  );
}
