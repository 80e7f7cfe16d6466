import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { findPasskeyHere } from "#web/api/session/passkey-device.ts";
import { PasskeyError } from "#web/api/session/passkey-error.ts";
import { type Lock, lockOf } from "#web/entry/lock/record.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { lockWords } from "../words.ts";
import { PinForm } from "./pin-form.tsx";

interface LockPasskeyProps {
  readonly owner: string;
  readonly lock: Lock;
}

export function LockPasskey({ owner, lock: { passkey, ...lock } }: LockPasskeyProps) {
  return (
    <section className="grid gap-4">
      <h3 className="text-lg">
        <Trans>Unlock with a passkey</Trans>
      </h3>
      <p className="max-w-prose text-soft">
        <Trans>
          Your finger, your face or the code of this phone opens Mwezi too, without network as well.
          Whoever can unlock the phone can open it then: keep to the PIN if someone knows your
          phone's code. Like the PIN, it keeps people out of the app. It doesn't encrypt anything.
        </Trans>
      </p>
      {passkey === undefined ? (
        <SetPasskey owner={owner} />
      ) : (
        <Button
          variant="secondary"
          className="justify-self-start"
          onClick={() => lockOf(owner).write(lock)}
        >
          <Trans>Use only the PIN</Trans>
        </Button>
      )}
    </section>
  );
}

function SetPasskey({ owner }: { readonly owner: string }) {
  const { i18n } = useLingui();
  const [trouble, setTrouble] = useState<keyof typeof lockWords | null>(null);
  return (
    <div className="grid gap-4">
      {trouble && <Notice tone="urgent">{i18n._(lockWords[trouble])}</Notice>}
      <PinForm
        owner={owner}
        name="pin-for-passkey"
        label={<Trans>Your PIN, to add a passkey</Trans>}
        action={<Trans>Use a passkey too</Trans>}
        onRight={async () => setTrouble(await askDevice(owner))}
      />
    </div>
  );
}

async function askDevice(owner: string): Promise<keyof typeof lockWords | null> {
  try {
    const passkey = await findPasskeyHere(owner);
    const lock = lockOf(owner).read();
    if (passkey === null) return "foreign";
    if (lock !== null) lockOf(owner).write({ ...lock, passkey });
    return null;
  } catch (error) {
    return error instanceof PasskeyError ? error.trouble : "stopped";
  }
}
