import type { ComponentProps } from "react";
import { type ButtonVariant, buttonStyle } from "./button-style.ts";

interface ButtonLinkProps extends ComponentProps<"a"> {
  readonly href: string;
  readonly variant?: ButtonVariant | undefined;
}

export function ButtonLink({ variant = "primary", className, ...native }: ButtonLinkProps) {
  return <a {...native} className={buttonStyle(variant, className)} />;
}
