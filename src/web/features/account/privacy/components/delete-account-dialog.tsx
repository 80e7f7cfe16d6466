import { Trans, useLingui } from "@lingui/react/macro";
import { passwordTrouble } from "#web/api/password-trouble.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { PasswordPrompt } from "#web/ui/password-prompt.tsx";
import { useDeleteAccount } from "../api.ts";

interface DeleteAccountDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onDeleted: () => void;
}

/** Asks for her password, and says before what will be gone. */
export function DeleteAccountDialog({ open, onOpenChange, onDeleted }: DeleteAccountDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={<Trans>Delete your account?</Trans>}>
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
      <DeleteForm onCancel={() => onOpenChange(false)} onDeleted={onDeleted} />
    </Dialog>
  );
}

interface DeleteFormProps {
  readonly onCancel: () => void;
  readonly onDeleted: () => void;
}

function DeleteForm({ onCancel, onDeleted }: DeleteFormProps) {
  const { i18n } = useLingui();
  const { mutate, isPending, error } = useDeleteAccount();
  const wrong = passwordTrouble(error);
  return (
    <PasswordPrompt
      onSubmit={(password) => mutate(password, { onSuccess: onDeleted })}
      action={<Trans>Delete for good</Trans>}
      busyAction={<Trans>Deleting...</Trans>}
      busy={isPending}
      variant="danger"
      error={wrong.error && i18n._(wrong.error)}
      trouble={wrong.trouble && i18n._(wrong.trouble)}
      wayOut={
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Keep my account</Trans>
        </Button>
      }
    />
  );
}
