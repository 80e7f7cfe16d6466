import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { closeTab } from "#web/entry/lock/record.ts";
import { tryPin } from "#web/entry/lock/try-pin.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/fields/password-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { wrongPin } from "../words.ts";

interface PinFormProps {
  readonly owner: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly action: ReactNode;
  readonly onRight: () => unknown;
}

/** Reloads into the lock screen, which empties this browser because no attempts are left. */
function lockAtOnce(): void {
  closeTab();
  location.reload();
}

/** Asks for the PIN before the lock can be changed, so that someone with the unlocked phone can't. */
export function PinForm({ owner, name, label, action, onRight }: PinFormProps) {
  const { i18n } = useLingui();
  const [pin, setPin] = useState("");
  const [left, setLeft] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = async () => {
    if (isBusy || pin === "") return;
    setBusy(true);
    const result = await tryPin(owner, pin, Date.now());
    if (!result.isOpen && result.left === 0) return lockAtOnce();
    setLeft(result.isOpen ? null : result.left);
    if (result.isOpen) await onRight();
    setPin("");
    setBusy(false);
  };
  return (
    <Form className="grid gap-4" onSubmit={submit}>
      <PasswordField
        isPin
        name={name}
        label={label}
        value={pin}
        onChange={setPin}
        error={left === null || pin !== "" ? undefined : i18n._(wrongPin(left))}
      />
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        {action}
      </Button>
    </Form>
  );
}
