import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

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
      <DeleteAccountDialog open={isOpen} onOpenChange={setOpen} onDeleted={onDeleted} />
    </div>
  );
}
