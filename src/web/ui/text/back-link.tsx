import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { Icon } from "../icon.tsx";
import { TextLink } from "./text-link.tsx";

export function BackLink({ children, className, ...native }: ComponentProps<typeof TextLink>) {
  return (
    <TextLink {...native} className={classNames("-ml-1 gap-1 text-sm", className)}>
      <Icon name="chevron-left" size={18} />
      {children}
    </TextLink>
  );
}
