import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { PasswordPrompt } from "../../security/components/password-prompt.tsx";
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

/** Says what will be gone, then asks for the password. */
function DeleteForm({ onCancel, onDeleted }: DeleteFormProps) {
  const { mutate, isPending, error } = useDeleteAccount();
  return (
    <>
      <ul className="mb-5 grid list-disc gap-1.5 pl-5">
        <li>
          <Trans>
            Your profile, your cycles and all you wrote are removed from the server at once.
          </Trans>
        </li>
        <li>
          <Trans>You are signed out on every device, and this sign-in stops working.</Trans>
        </li>
        <li>
          <Trans>
            Nobody can bring it back, not even with your recovery code. Export your data first if
            you may want it.
          </Trans>
        </li>
      </ul>
      <PasswordPrompt
        onSubmit={(password) => mutate(password, { onSuccess: onDeleted })}
        action={<Trans>Delete for good</Trans>}
        busyAction={<Trans>Deleting...</Trans>}
        busy={isPending}
        variant="danger"
        failure={error}
        wayOut={
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Keep my account</Trans>
          </Button>
        }
      />
    </>
  );
}
