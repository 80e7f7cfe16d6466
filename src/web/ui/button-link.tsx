import type { ComponentProps } from "react";
import { type ButtonVariant, buttonStyle } from "./button-style.ts";

interface ButtonLinkProps extends ComponentProps<"a"> {
  readonly href: string;
  readonly variant?: ButtonVariant | undefined;
}

/** A plain link that looks like a button: it goes somewhere, it does nothing else. */
export function ButtonLink({ variant = "primary", className, ...native }: ButtonLinkProps) {
  return <a {...native} className={buttonStyle(variant, className)} />;
}
