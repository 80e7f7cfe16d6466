import type { ReactNode } from "react";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";

export function AgeField(props: {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint: ReactNode;
  readonly notYet: ReactNode;
  readonly value: string;
  readonly isToCome: boolean;
  readonly error: string | undefined;
  readonly onAge: (age: string) => void;
  readonly onToCome: (isToCome: boolean) => void;
}) {
  const { name, label, hint, notYet, value, isToCome, error, onAge, onToCome } = props;
  return (
    <div className="grid gap-1">
      <TextField
        name={name}
        label={label}
        hint={hint}
        value={isToCome ? "" : value}
        onChange={onAge}
        disabled={isToCome}
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
        error={error}
        className="max-w-md"
      />
      <Checkbox name={`${name}NotYet`} label={notYet} checked={isToCome} onChange={onToCome} />
    </div>
  );
}
