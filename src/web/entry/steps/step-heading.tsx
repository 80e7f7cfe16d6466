import { type ReactNode, useEffect, useRef } from "react";
import { classNames } from "#web/ui/class-names.ts";

interface StepHeadingProps {
  readonly id?: string;
  readonly level: 1 | 2 | 3;
  readonly className: string;
  readonly children: ReactNode;
}

function showStart(heading: Element): void {
  const form = heading.closest("form");
  const isInView = heading.getBoundingClientRect().top >= 0;
  if (form?.closest("dialog") || !isInView) form?.scrollIntoView({ block: "start" });
}

/** Focused when the step appears, so that it is read from its start. Pass the step as `key`. */
export function StepHeading({ id, level, className, children }: StepHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A dialog focuses the element with this attribute when it opens, else its close button.
    heading.current?.setAttribute("autofocus", "");
    heading.current?.focus({ preventScroll: true });
    if (heading.current) showStart(heading.current);
  }, []);
  const Level = `h${level}` as const;
  return (
    <Level
      id={id}
      ref={heading}
      tabIndex={-1}
      className={classNames("appear outline-none", className)}
    >
      {children}
    </Level>
  );
}
