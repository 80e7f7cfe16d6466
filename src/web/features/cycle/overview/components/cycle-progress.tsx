import { Trans, useLingui } from "@lingui/react/macro";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { Progress } from "#web/ui/progress.tsx";

interface CycleProgressProps {
  readonly overview: CycleOverview;
}

/** The day in figures, on a bar from this period to the next. */
export function CycleProgress({ overview }: CycleProgressProps) {
  const { t } = useLingui();
  const { position, forecast, fertileWindow } = overview;
  if (position.kind === "rough-guess" || forecast.kind === "paused") return null;
  const { cycleDay, expectedLength } = position;
  return (
    <div className="grid gap-2">
      <p className="font-semibold tabular-nums">
        <Trans>
          Day {cycleDay} of {expectedLength}
        </Trans>
      </p>
      <Progress
        label={t`Cycle progress`}
        value={cycleDay}
        max={expectedLength}
        valueText={t`Day ${cycleDay} of ${expectedLength}`}
      />
      <ul className="flex flex-wrap justify-between gap-x-3 text-sm text-soft">
        <li className="flex items-center gap-1.5">
          <span className="size-2 rounded-full bg-hibiscus" />
          <Trans>Period</Trans>
        </li>
        {fertileWindow.kind !== "hidden" && (
          <li className="flex items-center gap-1.5">
            <span className="size-2 rounded-full bg-gold" />
            <Trans>Ovulation</Trans>
          </li>
        )}
        <li className="flex items-center gap-1.5">
          <span className="size-2 rounded-full bg-card ring-2 ring-inset ring-hibiscus" />
          <Trans>Next Period</Trans>
        </li>
      </ul>
    </div>
  );
}
