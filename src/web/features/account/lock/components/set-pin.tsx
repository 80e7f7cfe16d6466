import { Trans, useLingui } from "@lingui/react/macro";
import { type SyntheticEvent, useState } from "react";
import { type Lock, lockOf } from "#web/entry/lock/record.ts";
import { tryPin } from "#web/entry/lock/try-pin.ts";
import { Button } from "#web/ui/button.tsx";
import { PasswordField } from "#web/ui/password-field.tsx";
import { MinutesField } from "./minutes-field.tsx";

/** What can be changed of a lock that is set; taking it off needs its PIN. */
export function SetPin({ owner, lock }: { readonly owner: string; readonly lock: Lock }) {
  const { t } = useLingui();
  const [pin, setPin] = useState("");
  const [isWrong, setWrong] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const takeOff = async (event: SyntheticEvent) => {
    event.preventDefault();
    if (isBusy || pin === "") return;
    setBusy(true);
    const { isOpen } = await tryPin(owner, pin, Date.now());
    setBusy(false);
    setPin("");
    setWrong(!isOpen);
    if (isOpen) lockOf(owner).write(null);
  };
  return (
    <div className="grid gap-5">
      <MinutesField
        value={lock.minutes}
        onChange={(minutes) => lockOf(owner).write({ ...lock, minutes })}
      />
      <form className="grid gap-4" onSubmit={takeOff}>
        <PasswordField
          isPin
          name="pin-to-take-off"
          label={<Trans>Your PIN, to take the lock off or set another</Trans>}
          inputMode="numeric"
          autoComplete="off"
          maxLength={8}
          value={pin}
          onChange={setPin}
          error={isWrong && pin === "" ? t`That is not your PIN.` : undefined}
        />
        <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
          <Trans>Take the lock off</Trans>
        </Button>
      </form>
    </div>
  );
}
