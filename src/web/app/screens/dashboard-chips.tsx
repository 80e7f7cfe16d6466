import { Trans, useLingui } from "@lingui/react/macro";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { phaseTone, shortPhaseName } from "#web/features/cycles/view-model.ts";
import { Chip } from "#web/ui/chip.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** Her phase, and what her notes say of hormone balance and stress: unknown while there are none. */
export function DashboardChips({ overview }: { readonly overview: CycleOverview | null }) {
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        {overview === null ? (
          <Skeleton className="h-9 w-32 rounded-full" />
        ) : (
          <PhaseChip overview={overview} />
        )}
        <Chip tone="neutral">
          <Trans>Balance unknown</Trans>
        </Chip>
        <Chip tone="neutral">
          <Trans>Stress unknown</Trans>
        </Chip>
      </div>
      <p className="text-sm text-soft">
        <Trans>
          Hormone balance and cortisol: from your stress and sleep notes, not a blood test
        </Trans>
      </p>
    </div>
  );
}

function PhaseChip({ overview: { position, forecast } }: { readonly overview: CycleOverview }) {
  const { i18n } = useLingui();
  if (forecast.kind === "paused") {
    return (
      <Chip tone="neutral">
        <Trans>Predictions pause</Trans>
      </Chip>
    );
  }
  const phase = i18n._(shortPhaseName[position.phase]);
  return (
    <Chip tone={phaseTone[position.phase]}>
      {position.kind === "known" ? (
        phase
      ) : (
        <span className="whitespace-normal">
          <Trans>{phase} phase: rough guess until you log a period</Trans>
        </span>
      )}
    </Chip>
  );
}
