import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PageHead } from "#web/ui/page-head.tsx";

interface SubPageProps {
  readonly under?: keyof typeof parents;
  readonly title: ReactNode;
  readonly intro?: ReactNode | undefined;
  /** What stands beside the title where there is room. */
  readonly actions?: ReactNode | undefined;
  readonly children: ReactNode;
}

const parents = {
  home: { backTo: "/", back: <Trans>Home</Trans> },
  track: { backTo: "/track", back: <Trans>Track</Trans> },
  history: { backTo: "/history", back: <Trans>Cycle history</Trans> },
  "my-health": { backTo: "/my-health", back: <Trans>My Health</Trans> },
};

/** A page that stands under My Health or Home, with the way back to it. */
export function SubPage({ under = "my-health", children, ...head }: SubPageProps) {
  return (
    <div className="appear grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <PageHead {...parents[under]} {...head} />
      {children}
    </div>
  );
}
