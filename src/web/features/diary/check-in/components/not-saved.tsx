import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";

/** What she sees is not saved yet; it stays until it is. */
export function NotSaved({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <Notice tone="urgent">
      <p>
        <Trans>Not saved yet. What you see here is kept until it is.</Trans>
      </p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}
