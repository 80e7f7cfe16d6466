import type { ReactNode } from "react";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Card } from "#web/ui/card.tsx";

interface FailedCardProps {
  readonly title: ReactNode;
  readonly error: Error;
  readonly retry: () => void;
}

/** A card in whose place nothing could be loaded. */
export function FailedCard({ title, error, retry }: FailedCardProps) {
  return (
    <Card title={title}>
      <FailureNotice failure={error} onRetry={retry} />
    </Card>
  );
}
