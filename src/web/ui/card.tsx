import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

interface CardProps extends Omit<ComponentProps<"section">, "title"> {
  readonly title?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
}

export function Card({ title, actions, className, children, ...native }: CardProps) {
  const id = useId();
  return (
    <section
      {...native}
      aria-labelledby={title ? id : undefined}
      className={classNames(
        "rounded-card bg-card p-5 shadow-card ring-1 ring-inset ring-line sm:p-6",
        className,
      )}
    >
      {(title || actions) && (
        <header className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          {title && (
            <h2 id={id} className="text-xl">
              {title}
            </h2>
          )}
          {actions}
        </header>
      )}
      {children}
    </section>
  );
}
