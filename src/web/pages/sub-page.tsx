import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { isWaiting } from "#web/boot/waiting.ts";
import { classNames } from "#web/ui/class-names.ts";
import { PageHead } from "#web/ui/page-head.tsx";

interface SubPageProps {
  readonly under?: keyof typeof parents;
  readonly title: ReactNode;
  readonly intro?: ReactNode | undefined;
  /** What stands beside the title where there is room. */
  readonly actions?: ReactNode | undefined;
  /** One column to read or fill in: it stays in the middle of a wide screen. */
  readonly isOneColumn?: boolean | undefined;
  readonly children: ReactNode;
}

const parents = {
  home: { backTo: "/", back: <Trans>Home</Trans> },
  track: { backTo: "/track", back: <Trans>Track</Trans> },
  history: { backTo: "/history", back: <Trans>Cycle history</Trans> },
  "my-health": { backTo: "/my-health", back: <Trans>My Health</Trans> },
};

/** A page that stands under My Health or Home, with the way back to it. */
export function SubPage(props: SubPageProps) {
  const { under = "my-health", isOneColumn = false, children, ...head } = props;
  // What takes the place of an outline stands there already.
  const [appears] = useState(() => !isWaiting());
  return (
    <div
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6",
        appears && "appear",
        isOneColumn && "mx-auto w-full max-w-3xl",
      )}
    >
      <PageHead {...parents[under]} {...head} />
      {children}
    </div>
  );
}
