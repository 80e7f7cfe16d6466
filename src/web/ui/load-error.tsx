import { Trans } from "@lingui/react/macro";
import { Button } from "./button.tsx";
import { Notice } from "./notice.tsx";

interface LoadErrorProps {
  /** What could not be loaded, and why. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Stands where something should have loaded, and offers to try again. */
export function LoadError({ message, onRetry }: LoadErrorProps) {
  return (
    <Notice tone="urgent">
      <p>{message}</p>
      <Button variant="secondary" className="mt-3" onClick={onRetry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  );
}
