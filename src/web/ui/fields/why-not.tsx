import type { ReactNode } from "react";

interface WhyNotProps {
  /** For the disabled button's `aria-describedby`. */
  readonly id: string;
  readonly children: ReactNode;
}

export function WhyNot({ id, children }: WhyNotProps) {
  return (
    <p id={id} className="text-sm text-soft">
      {children}
    </p>
  );
}
