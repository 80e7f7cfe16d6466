import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#web/ui/class-names.ts";

interface StepHeadingProps {
  readonly level: 1 | 2 | 3;
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * The title of a step. It takes the focus when its step comes, so that the step is read and seen
 * from its beginning: give it the step as its `key`.
 */
export function StepHeading({ level, className, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The attribute is what a dialog looks for when it opens; without it its close button has the focus.
    heading.current?.setAttribute("autofocus", "");
    heading.current?.focus({ preventScroll: true });
    heading.current?.closest("form")?.scrollIntoView({ block: "start" });
  }, []);
  const Level = `h${level}` as const;
  return (
    <Level ref={heading} tabIndex={-1} className={classNames("appear outline-none", className)}>
      {children}
    </Level>
  );
}
