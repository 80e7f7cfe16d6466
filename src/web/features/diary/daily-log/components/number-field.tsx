import type { ReactNode } from "react";
import { TextField } from "#web/ui/text-field.tsx";

interface NumberFieldProps {
  readonly label: ReactNode;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly inputMode: "decimal" | "numeric";
  readonly error: string | undefined;
  readonly hint?: ReactNode | undefined;
}

/** A number as she types it, comma or point; it is read when she saves. */
export function NumberField(props: NumberFieldProps) {
  return <TextField {...props} autoComplete="off" className="max-w-64" maxLength={6} />;
}
