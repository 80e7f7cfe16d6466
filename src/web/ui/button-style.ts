import { classNames } from "./class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger";

const SHAPE =
  "inline-flex min-h-12 items-center justify-center gap-2 rounded-control px-5 py-2.5 text-center text-balance has-[>svg]:text-start font-semibold no-underline transition-[background,color,box-shadow,transform] active:translate-y-px disabled:opacity-55 aria-disabled:opacity-55 disabled:active:translate-y-0";

const LOOK: Record<ButtonVariant, string> = {
  primary: "bg-hibiscus text-on-hibiscus shadow-card hover:bg-hibiscus-strong",
  secondary: "bg-card text-ink ring-1 ring-inset ring-edge/60 hover:bg-bead",
  quiet: "text-ink hover:bg-bead",
  danger: "bg-urgent text-on-urgent shadow-card hover:opacity-90",
};

export function buttonStyle(variant: ButtonVariant, extra?: string | undefined): string {
  return classNames(SHAPE, LOOK[variant], extra);
}
