import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageHead } from "#web/ui/page-head.tsx";

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
      <PageHead
        backTo="/my-health"
        back={<Trans>My Health</Trans>}
        title={title}
        intro={intro}
        actions={actions}
      />
      {children}
    </div>
  );
}
