import { Trans } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The card's shape while its data loads: two rows of a bead and its words. */
export function PredictionsSkeleton() {
  return (
    <Card title={<Trans>Predictions</Trans>} aria-busy="true">
      <div className="grid gap-6">
        {["period", "fertile"].map((row) => (
          <div key={row} className="grid grid-cols-[auto_1fr] gap-3">
            <Skeleton className="size-3.5 rounded-full" />
            <div className="grid gap-2">
              <Skeleton className="h-6 w-2/5" />
              <Skeleton className="h-5 w-4/5" />
            </div>
          </div>
        ))}
      </div>
    </Card>
  );
}
