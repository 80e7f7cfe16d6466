import { Trans, useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { Card } from "#web/ui/card.tsx";
import { LoadError } from "#web/ui/load-error.tsx";
import { cortisolQuery } from "../api.ts";
import { Insight } from "./insight.tsx";
import { StressInsightSkeleton } from "./stress-insight-skeleton.tsx";

interface StressInsightCardProps {
  /** Where the page for her healthcare provider is. */
  readonly exportHref: string;
}

/** What her stress and sleep notes suggest, and a way to take it to a clinic. */
export function StressInsightCard({ exportHref }: StressInsightCardProps) {
  const { i18n } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(cortisolQuery);
  if (data === undefined && (error === null || isFetching)) return <StressInsightSkeleton />;
  return (
    <Card title={<Trans>Stress & Cortisol Insights</Trans>}>
      {data === undefined ? (
        <LoadError message={i18n._(wordsOf(troubleOf(error)))} onRetry={refetch} />
      ) : data === null ? (
        <p className="text-soft">
          <Trans>Start logging stress levels to see personalized insights.</Trans>
        </p>
      ) : (
        <Insight insight={data} exportHref={exportHref} />
      )}
    </Card>
  );
}
