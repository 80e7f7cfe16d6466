import { Trans } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The card's shape while its data loads: a ring, a moon, a bar and two buttons. */
export function CycleOverviewSkeleton() {
  return (
    <Card title={<Trans>Cycle Overview</Trans>} aria-busy="true">
      <div className="grid gap-5">
        <svg
          viewBox="-156 -156 312 312"
          className="breathe mx-auto w-full max-w-[28rem]"
          aria-hidden="true"
        >
          <circle
            r="135"
            fill="none"
            stroke="var(--bead)"
            strokeWidth="16"
            strokeLinecap="round"
            strokeDasharray="0.1 30.29"
          />
          <circle r="90" fill="var(--bead)" />
        </svg>
        <Skeleton className="h-8 w-full" />
        <div className="grid grid-cols-2 gap-3">
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </div>
      </div>
    </Card>
  );
}
