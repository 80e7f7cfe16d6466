import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Passkey } from "#contract/account/passkeys.ts";
import { useQuery } from "#web/api/queries/use-query.ts";
import { deviceName } from "#web/entry/device-name.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import { passkeysQuery } from "#web/entry/proof/api.ts";
import { formatInstantDay } from "#web/i18n/format-instant.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { AddPasskey } from "./add-passkey.tsx";
import { RemovePasskey } from "./remove-passkey.tsx";

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
            your email address or sign-in name. A new password ends the passkeys that open your
            data.
          </Trans>
        </p>
      </div>
    </Card>
  );
}

function PasskeyRow({ passkey }: { readonly passkey: Passkey }) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const device = deviceName(passkey.device) ?? t`A device with an unknown name`;
  const added = formatInstantDay(passkey.addedAt, i18n.locale);
  const used = passkey.lastUsedAt && formatInstantDay(passkey.lastUsedAt, i18n.locale);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{device}</p>
        <p className="text-sm text-soft tabular-nums">
          <Trans>Added {added}.</Trans>{" "}
          {used ? <Trans>Last used {used}.</Trans> : <Trans>Not used yet.</Trans>}
        </p>
        <p className="max-w-prose text-sm">
          {passkey.opensData ? (
            <Trans>Opens your data by one touch.</Trans>
          ) : (
            <Trans>
              A second step only: asked for after your password. It can't open your data alone,
              because the device or browser it came from makes no key for that.
            </Trans>
          )}
        </p>
      </div>
      <Button
        variant="quiet"
        className="-my-2 -ml-5 sm:-mr-5 sm:ml-auto"
        onClick={() => setOpen(true)}
        aria-label={t`Remove the passkey of ${device}`}
      >
        <Trans>Remove</Trans>
      </Button>
      <Dialog open={isOpen} onOpenChange={setOpen} title={<Trans>Remove this passkey?</Trans>}>
        <RemovePasskey passkey={passkey} onDone={() => setOpen(false)} />
      </Dialog>
    </li>
  );
}
