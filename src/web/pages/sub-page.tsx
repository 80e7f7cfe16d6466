import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text-link.tsx";

interface SubPageProps {
  readonly title: ReactNode;
  readonly intro?: ReactNode | undefined;
  /** What stands beside the title where there is room. */
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** A page that stands under My Health, with the way back to it. */
export function SubPage({ title, intro, actions, children }: SubPageProps) {
  return (
    <div className="appear grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <header className="min-w-0">
        <TextLink href="/my-health" className="-ml-1 gap-1 text-sm">
          <Icon name="chevron-left" size={18} />
          <Trans>My Health</Trans>
        </TextLink>
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div className="grid min-w-0 gap-1.5">
            <h1 className="text-[1.7rem] sm:text-4xl">{title}</h1>
            {intro && <p className="max-w-[60ch] text-soft sm:text-lg">{intro}</p>}
          </div>
          {actions}
        </div>
      </header>
      {children}
    </div>
  );
}
