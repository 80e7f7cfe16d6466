import { useLingui } from "@lingui/react/macro";
import { type ReactNode, type SyntheticEvent, useState } from "react";
import { tryPin } from "#web/entry/lock/try-pin.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";

interface PinFormProps {
  readonly owner: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly action: ReactNode;
  readonly onRight: () => unknown;
}

/** Asks for the PIN before the lock is changed: who picks up the open phone must not change it. */
export function PinForm({ owner, name, label, action, onRight }: PinFormProps) {
  const { t } = useLingui();
  const [pin, setPin] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy || pin === "") return;
    setBusy(true);
    const { isOpen } = await tryPin(owner, pin, Date.now());
    setWrong(!isOpen);
    if (isOpen) await onRight();
    setPin("");
    setBusy(false);
  };
  return (
    <form className="grid gap-4" onSubmit={submit}>
      <PasswordField
        isPin
        name={name}
        label={label}
        inputMode="numeric"
        autoComplete="off"
        maxLength={8}
        value={pin}
        onChange={setPin}
        error={isWrong && pin === "" ? t`That is not your PIN.` : undefined}
      />
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        {action}
      </Button>
    </form>
  );
}
