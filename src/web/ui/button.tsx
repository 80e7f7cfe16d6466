import type { ComponentProps } from "react";
import { type ButtonVariant, buttonStyle } from "./button-style.ts";

interface ButtonProps extends ComponentProps<"button"> {
  readonly variant?: ButtonVariant | undefined;
  /** Work is in progress: the button is inactive and announces it. */
  readonly busy?: boolean | undefined;
}

export function Button({
  variant = "primary",
  busy = false,
  type = "button",
  disabled,
  className,
  ...native
}: ButtonProps) {
  return (
    <button
      {...native}
      type={type}
      disabled={busy || disabled}
      aria-busy={busy || undefined}
      className={buttonStyle(variant, className)}
    />
  );
}
