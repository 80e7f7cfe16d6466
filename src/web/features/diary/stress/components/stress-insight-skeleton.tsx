import { Trans } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const ADVICE = ["first", "second", "third"];

/** The card's shape while the insight loads. */
export function StressInsightSkeleton() {
  return (
    <Card title={<Trans>Stress & Cortisol Insights</Trans>} aria-busy="true">
      <div className="grid gap-4">
        <Skeleton className="h-9 w-28 rounded-full" />
        <Skeleton className="h-12 w-full" />
        {ADVICE.map((piece) => (
          <Skeleton key={piece} className="h-12 w-full" />
        ))}
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-12 w-full" />
      </div>
    </Card>
  );
}
