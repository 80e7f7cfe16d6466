import { Trans, useLingui } from "@lingui/react/macro";
import { type SyntheticEvent, useState } from "react";
import { findPasskeyHere } from "#web/api/passkey-device.ts";
import { PasskeyError } from "#web/api/passkey-error.ts";
import { type Lock, lockOf } from "#web/entry/lock/record.ts";
import { tryPin } from "#web/entry/lock/try-pin.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { lockWords } from "../words.ts";

interface LockPasskeyProps {
  readonly owner: string;
  readonly lock: Lock;
}

/** Lets a passkey of this device open the lock beside the PIN, or the PIN alone again. */
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
          phone's code. It is a gate like the PIN, and locks nothing by itself.
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
          <Trans>Keep to the PIN alone</Trans>
        </Button>
      )}
    </section>
  );
}

/** Asks for the PIN first: who picks up the open phone must not give herself a way in. */
function SetPasskey({ owner }: { readonly owner: string }) {
  const { t, i18n } = useLingui();
  const [pin, setPin] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [trouble, setTrouble] = useState<keyof typeof lockWords | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy || pin === "") return;
    setBusy(true);
    const { isOpen } = await tryPin(owner, pin, Date.now());
    setWrong(!isOpen);
    setTrouble(isOpen ? await askDevice(owner) : null);
    setPin("");
    setBusy(false);
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      {trouble && <Notice tone="urgent">{i18n._(lockWords[trouble])}</Notice>}
      <PasswordField
        isPin
        name="pin-for-passkey"
        label={<Trans>Your PIN, to add a passkey</Trans>}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={pin}
        onChange={setPin}
        error={isWrong && pin === "" ? t`That is not your PIN.` : undefined}
      />
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        <Trans>Use a passkey too</Trans>
      </Button>
    </form>
  );
}

/** Keeps which passkey she touched; answers why none was kept. */
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
