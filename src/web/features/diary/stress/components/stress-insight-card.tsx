import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { Card } from "#web/ui/card.tsx";
import { cortisolQuery } from "../api.ts";
import { Insight } from "./insight.tsx";
import { StressInsightSkeleton } from "./stress-insight-skeleton.tsx";

interface StressInsightCardProps {
  /** Where the page for her healthcare provider is. */
  readonly exportHref: string;
}

/** What her stress and sleep notes suggest, and a way to take it to a clinic. */
export function StressInsightCard({ exportHref }: StressInsightCardProps) {
  const { data, error, isFetching, refetch } = useQuery(cortisolQuery);
  if (data === undefined && (error === null || isFetching)) return <StressInsightSkeleton />;
  return (
    <Card title={<Trans>Stress & Cortisol Insights</Trans>}>
      {data === undefined ? (
        <FailureNotice failure={error} onRetry={refetch} />
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
