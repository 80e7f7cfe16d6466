import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { readUser } from "#web/api/session/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ConfirmPrompt } from "../../second-factor/components/confirm-prompt.tsx";
import { OfferCode } from "../../security/components/offer-code.tsx";
import { useLockOut } from "../api.ts";

export function LockOutCard() {
  const [isOpen, setOpen] = useState(false);
  const [password, setPassword] = useState<string | null>(null);
  const close = () => {
    setOpen(false);
    setPassword(null);
  };
  return (
    <Card title={<Trans>Could someone be looking?</Trans>}>
      <div className="grid gap-4">
        <p className="max-w-prose text-soft">
          <Trans>
            One button ends everything on this page but this device: other devices, passkeys, codes,
            links, your calendar, messages and tokens. What you wrote stays.
          </Trans>
        </p>
        <Button variant="danger" className="justify-self-start" onClick={() => setOpen(true)}>
          <Trans>Lock everyone out</Trans>
        </Button>
        <p className="max-w-prose text-sm text-soft">
          <Trans>
            Does someone know your password?{" "}
            <a className="font-semibold underline" href="/settings/security">
              Change it
            </a>{" "}
            instead: that locks everyone out too.
          </Trans>
        </p>
      </div>
      <Dialog
        open={isOpen}
        onOpenChange={close}
        title={
          password === null ? (
            <Trans>Lock everyone out?</Trans>
          ) : (
            <Trans>Everyone else is locked out</Trans>
          )
        }
      >
        {password === null ? (
          <Asking onDone={setPassword} />
        ) : (
          <OfferCode email={readUser()?.email ?? ""} password={password} onDone={close} />
        )}
      </Dialog>
    </Card>
  );
}

function Asking({ onDone }: { readonly onDone: (password: string) => void }) {
  const { save, isSaving, failure } = useLockOut(onDone);
  return (
    <div className="grid gap-5">
      <p>
        <Trans>
          Your other devices are signed out. Passkeys, the code at sign-in and your recovery code
          end, and so do all links, the calendar link, notes by email, messages and tokens. Links
          and tokens can't be brought back: you make new ones.
        </Trans>
      </p>
      <ConfirmPrompt
        onSubmit={(confirmation) => void save(confirmation)}
        action={<Trans>Lock everyone out</Trans>}
        busyAction={<Trans>Locking...</Trans>}
        busy={isSaving}
        variant="danger"
        failure={failure}
      />
    </div>
  );
}
