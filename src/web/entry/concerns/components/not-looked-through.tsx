import { Trans } from "@lingui/react/macro";
import { ReasonNotice } from "#web/entry/reason-notice.tsx";

interface NotLookedThroughProps {
  readonly failure: Error;
  readonly onRetry: () => void;
}

/** In place of a list that did not come: nothing can be said then, not that nothing was found. */
export function NotLookedThrough({ failure, onRetry }: NotLookedThroughProps) {
  return (
    <ReasonNotice
      failure={failure}
      title={<Trans>We didn't check what you logged</Trans>}
      onRetry={onRetry}
    >
      <Trans>This doesn't mean that we found nothing.</Trans>
    </ReasonNotice>
  );
}
