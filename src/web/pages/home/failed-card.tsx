import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Card } from "#web/ui/card.tsx";
import { LoadError } from "#web/ui/load-error.tsx";

interface FailedCardProps {
  readonly title: ReactNode;
  readonly error: Error;
  readonly retry: () => void;
}

/** A card in whose place nothing could be loaded. */
export function FailedCard({ title, error, retry }: FailedCardProps) {
  const { i18n } = useLingui();
  return (
    <Card title={title}>
      <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={retry} />
    </Card>
  );
}
