import { Trans } from "@lingui/react/macro";
import { type Lock, lockOf } from "#web/entry/lock/record.ts";
import { MinutesField } from "./minutes-field.tsx";
import { PinForm } from "./pin-form.tsx";

export function SetPin({ owner, lock }: { readonly owner: string; readonly lock: Lock }) {
  return (
    <div className="grid gap-5">
      <MinutesField
        value={lock.minutes}
        onChange={(minutes) => lockOf(owner).write({ ...lock, minutes })}
      />
      <PinForm
        owner={owner}
        name="pin-to-take-off"
        label={<Trans>Your PIN, to take the lock off or set another</Trans>}
        action={<Trans>Take the lock off</Trans>}
        onRight={() => lockOf(owner).write(null)}
      />
    </div>
  );
}
