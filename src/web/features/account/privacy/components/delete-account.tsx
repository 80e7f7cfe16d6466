import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { PasswordPrompt } from "#web/entry/proof/password-prompt.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { useDeleteAccount } from "../api.ts";

export function DeleteAccount({ onDeleted }: { readonly onDeleted: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="grid gap-3">
      <p className="max-w-prose text-soft">
        <Trans>Removes your account and everything in it, at once and for good.</Trans>
      </p>
      <Button variant="secondary" onClick={() => setOpen(true)} className="justify-self-start">
        <Trans>Delete account</Trans>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={<Trans>Delete your account?</Trans>}>
        <DeleteForm onCancel={() => setOpen(false)} onDeleted={onDeleted} />
      </Dialog>
    </div>
  );
}

interface DeleteFormProps {
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

const losses = [
  msg`We remove your profile, your cycles and all you wrote from our server at once.`,
  msg`We sign you out on every device, and you can't sign in again.`,
  msg`Nobody can restore it, not even with your recovery code. Export your data first if you may want it.`,
];

function DeleteForm({ onCancel, onDeleted }: DeleteFormProps) {
  const { i18n } = useLingui();
  const { save, isSaving, failure } = useDeleteAccount(onDeleted);
  return (
    <>
      <ul className="mb-5 grid list-disc gap-1.5 pl-5">
        {losses.map((loss) => (
          <li key={loss.id}>{i18n._(loss)}</li>
        ))}
      </ul>
      <PasswordPrompt
        onSubmit={(password) => void save(password)}
        action={<Trans>Delete for good</Trans>}
        busyAction={<Trans>Deleting...</Trans>}
        busy={isSaving}
        variant="danger"
        failure={failure}
        wayOut={
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Keep my account</Trans>
          </Button>
        }
      />
    </>
  );
}
