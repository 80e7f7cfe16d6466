import { Trans } from "@lingui/react/macro";
import { ReasonNotice } from "#web/entry/saving/reason-notice.tsx";

interface NotLookedThroughProps {
  readonly failure: Error;
  readonly onRetry: () => void;
}

/** Shown if the list fails to load: nothing is known, so it must not say that nothing was found. */
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
