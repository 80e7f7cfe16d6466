import { Trans } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The card's shape while the days load. */
export function HeatMapSkeleton() {
  return (
    <Card title={<Trans>Your last 12 weeks</Trans>} aria-busy="true">
      <div className="grid gap-4">
        <Skeleton className="h-[31.5rem] w-full sm:h-[19rem]" />
        <Skeleton className="h-14 w-full sm:h-7" />
        <Skeleton className="h-11 w-40" />
      </div>
    </Card>
  );
}
