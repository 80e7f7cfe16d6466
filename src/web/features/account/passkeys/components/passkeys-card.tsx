import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Passkey } from "#contract/passkeys.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { formatInstantDay } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PasswordPrompt } from "../../security/components/password-prompt.tsx";
import { passkeysQuery, useRemovePasskey } from "../api.ts";
import { AddPasskey } from "./add-passkey.tsx";

/** The passkeys that sign her in and open her data. */
export function PasskeysCard() {
  const passkeys = useQuery(passkeysQuery);
  return (
    <Card id="passkeys" title={<Trans>Passkeys</Trans>} className="scroll-mt-24">
      <div className="grid gap-4">
        <p className="max-w-prose text-soft">
          <Trans>
            Sign in with your finger, your face or the code of your phone: one touch, and your data
            opens. Your password and your recovery code stay as the way back in.
          </Trans>
        </p>
        <Loaded queries={{ passkeys }} waiting={<Skeleton className="h-12 w-full" />}>
          {({ passkeys: list }) =>
            list.length > 0 && (
              <ul className="grid divide-y divide-line">
                {list.map((passkey) => (
                  <PasskeyRow key={passkey.id} passkey={passkey} />
                ))}
              </ul>
            )
          }
        </Loaded>
        <AddPasskey />
        <p className="max-w-prose text-sm text-soft">
          <Trans>
            Whoever can unlock the device can sign in with it. It lists the passkey as “Mwezi”, with
            your email address. A new password ends all passkeys.
          </Trans>
        </p>
      </div>
    </Card>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const device = passkey.device ?? t`A device with an unknown name`;
  const added = formatInstantDay(passkey.addedAt, i18n.locale);
  const used = passkey.lastUsedAt && formatInstantDay(passkey.lastUsedAt, i18n.locale);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-soft tabular-nums">
          <Trans>Added {added}.</Trans>{" "}
          {used ? <Trans>Last used {used}.</Trans> : <Trans>Not used yet.</Trans>}
        </p>
      </div>
      <Button
        variant="quiet"
        onClick={() => setOpen(true)}
        aria-label={t`Remove the passkey of ${device}`}
      >
        <Trans>Remove</Trans>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={<Trans>Remove this passkey?</Trans>}>
        <RemovePasskey id={passkey.id} onDone={() => setOpen(false)} />
      </Dialog>
    </li>
  );
}

interface RemovePasskeyProps {
  readonly id: string;
  readonly onDone: () => void;
}

function RemovePasskey({ id, onDone }: RemovePasskeyProps) {
  const { save, isSaving, failure } = useRemovePasskey(id, onDone);
  return (
    <>
      <p className="mb-5">
        <Trans>
          It won't sign anybody in any more. A device that is signed in stays so until you sign it
          out.
        </Trans>
      </p>
      <PasswordPrompt
        onSubmit={(password) => void save(password)}
        action={<Trans>Remove the passkey</Trans>}
        busyAction={<Trans>Removing...</Trans>}
        busy={isSaving}
        variant="danger"
        failure={failure}
      />
    </>
  );
}
