import { Trans, useLingui } from "@lingui/react/macro";
import { type FormEvent, useState } from "react";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
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
  const { i18n, t } = useLingui();
  const [password, setPassword] = useState("");
  const { mutate, isPending, error } = useDeleteAccount();
  const trouble = error === null ? null : troubleOf(error);
  const isWrong = trouble?.kind === "wrong-password" || trouble?.kind === "fields";

  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(password, { onSuccess: onDeleted });
  };
  return (
    <form onSubmit={submit} className="grid gap-5">
      <TextField
        label={<Trans>Your password</Trans>}
        name="password"
        type="password"
        value={password}
        onChange={setPassword}
        error={isWrong ? t`The password does not match.` : undefined}
        autoComplete="current-password"
        required
      />
      {trouble !== null && !isWrong && <Notice tone="urgent">{i18n._(wordsOf(trouble))}</Notice>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Keep my account</Trans>
        </Button>
        <Button type="submit" variant="danger" busy={isPending} disabled={password === ""}>
          {isPending ? <Trans>Deleting...</Trans> : <Trans>Delete for good</Trans>}
        </Button>
      </div>
    </form>
  );
}
