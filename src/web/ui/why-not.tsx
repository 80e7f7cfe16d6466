import type { ReactNode } from "react";

interface WhyNotProps {
  /** For the `aria-describedby` of the button it speaks of. */
  readonly id: string;
  readonly children: ReactNode;
}

/** Why a button cannot be pressed yet. */
export function WhyNot({ id, children }: WhyNotProps) {
  return (
    <p id={id} className="text-sm text-soft">
      {children}
    </p>
  );
}
