import type { ReactNode } from "react";
import { BackLink } from "./text/back-link.tsx";

interface PageHeadProps {
  readonly backTo: string;
  readonly back: ReactNode;
  readonly title: ReactNode;
  readonly intro?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHead({ backTo, back, title, intro, actions }: PageHeadProps) {
  return (
    <header className="min-w-0">
      <BackLink href={backTo}>{back}</BackLink>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid min-w-0 gap-1.5">
          <h1 className="text-[1.7rem] wrap-anywhere sm:text-4xl">{title}</h1>
          {intro && <p className="max-w-[60ch] text-soft sm:text-lg">{intro}</p>}
        </div>
        {actions}
      </div>
    </header>
  );
}
