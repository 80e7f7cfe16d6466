import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";

interface TextLinkProps extends ComponentProps<"a"> {
  readonly href: string;
}

export const TEXT_LINK =
  "inline-flex min-h-11 items-center justify-self-start text-balance font-semibold text-hibiscus-ink underline decoration-1 underline-offset-4 hover:decoration-2";

export function TextLink({ className, ...native }: TextLinkProps) {
  return <a {...native} className={classNames(TEXT_LINK, className)} />;
}
