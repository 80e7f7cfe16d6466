import { Trans } from "@lingui/react/macro";
import { CycleOverviewSkeleton } from "#web/features/cycle/overview/components/cycle-overview-card.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ChipSkeleton } from "./note-chip.tsx";

export function HomeOutline() {
  return (
    <div className="home grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-5 lg:gap-6">
      <header className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
        <div>
          <Skeleton className="h-7 w-3/5 max-w-96 sm:h-11" />
          <p className="leading-5 text-soft sm:mt-1 sm:text-lg">
            <Trans>Your cycle overview</Trans>
          </p>
        </div>
        <div className="chips">
          {["phase", "balance", "stress"].map((chip) => (
            <ChipSkeleton key={chip} />
          ))}
        </div>
      </header>
      <CycleOverviewSkeleton />
    </div>
  );
}
