import { Trans } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import { isWaiting } from "#web/boot/waiting.ts";
import { classNames } from "#web/ui/class-names.ts";
import { PageHead } from "#web/ui/page-head.tsx";

const parents = {
  home: { backTo: "/", back: <Trans>Home</Trans> },
  track: { backTo: "/track", back: <Trans>Track</Trans> },
  history: { backTo: "/history", back: <Trans>Cycle history</Trans> },
  "my-health": { backTo: "/my-health", back: <Trans>My Health</Trans> },
};

export function SubPage(props: {
  readonly under?: keyof typeof parents;
  readonly title: ReactNode;
  readonly intro?: ReactNode | undefined;
  readonly actions?: ReactNode | undefined;
  readonly isOneColumn?: boolean | undefined;
  readonly children: ReactNode;
}) {
  const { under = "my-health", isOneColumn = false, children, ...head } = props;
  // Content that replaces an outline is not animated.
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
