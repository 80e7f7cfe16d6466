import { Trans } from "@lingui/react/macro";
import { Card } from "#web/ui/card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

const SLIDERS = ["depression", "anxiety", "stress"];

/** The card's shape while the day loads: a line, three sliders, their details. */
export function CheckInSkeleton() {
  return (
    <Card title={<Trans>Mood check-in</Trans>} aria-busy="true">
      <div className="grid gap-4">
        <Skeleton className="h-6 w-4/5" />
        <div className="grid gap-3">
          {SLIDERS.map((slider) => (
            <div key={slider} className="grid h-[4.25rem] content-between py-1">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-3 w-full rounded-full" />
            </div>
          ))}
        </div>
        <Skeleton className="h-12 w-40" />
        <Skeleton className="h-[5.25rem] w-full" />
        <Skeleton className="h-[5.25rem] w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </Card>
  );
}
