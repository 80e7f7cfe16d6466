import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import type { RevisedCycle } from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { withWords } from "#web/i18n/i18n.ts";
import { Card } from "#web/ui/card.tsx";
import { Progress } from "#web/ui/progress.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { daysUntilOverdue, lateOvulationWords, progressWords } from "../view-model.ts";
import { CycleRing } from "./cycle-ring.tsx";

/** What logs a period comes after the first picture, with its words. */
const PeriodPanel = lazy(() =>
  withWords(
    "home",
    async () => (await import("../../periods/components/period-panel.tsx")).PeriodPanel,
  ),
);

interface CycleOverviewCardProps {
  readonly overview: CycleOverview;
  readonly facts: CycleFacts;
  readonly cycles: readonly RevisedCycle[];
  readonly today: CalendarDay;
}

/** Where she is in her cycle, and the two buttons that log a period. */
export function CycleOverviewCard({ overview, facts, cycles, today }: CycleOverviewCardProps) {
  const { i18n } = useLingui();
  const open = overview.openPeriod;
  const late = lateOvulationWords(overview, today, i18n.locale);
  return (
    <Card
      title={<Trans>Cycle Overview</Trans>}
      actions={
        <TextLink href="/calendar" className="-my-2 text-sm">
          <Trans>Calendar</Trans>
        </TextLink>
      }
    >
      <div className="grid gap-5">
        <CycleRing overview={overview} today={today} />
        <CycleProgress overview={overview} />
        {late && <p className="text-sm text-soft">{i18n._(late)}</p>}
        {open !== null && (
          <p className="flex flex-wrap justify-between gap-x-4 rounded-control bg-hibiscus-wash px-4 py-2.5">
            <span>
              <Trans>Current period started</Trans>
            </span>
            <span className="font-semibold tabular-nums">
              {formatDay(open.cycle.startDay, i18n.locale)}
            </span>
          </p>
        )}
        <Suspense fallback={<ButtonsSkeleton />}>
          <PeriodPanel
            cycles={cycles}
            facts={facts}
            openPeriod={overview.openPeriod}
            today={today}
          />
        </Suspense>
      </div>
    </Card>
  );
}

interface CycleProgressProps {
  readonly overview: CycleOverview;
}

/** The day in figures, on a bar from this period to the next. */
function CycleProgress({ overview }: CycleProgressProps) {
  const { i18n, t } = useLingui();
  const { fertileWindow } = overview;
  const day = progressWords(overview, i18n);
  if (day === null) return null;
  return (
    <div className="grid gap-2">
      <p className="font-semibold tabular-nums">{day.words}</p>
      <Progress
        label={t`Cycle progress`}
        value={day.value}
        max={daysUntilOverdue(overview)}
        valueText={day.words}
      />
      <ul className="flex flex-wrap justify-between gap-x-3 text-sm text-soft">
        <li className="flex items-center gap-1.5">
          <span className="size-2 rounded-full bg-hibiscus" />
          <Trans>Period</Trans>
        </li>
        {fertileWindow.kind !== "hidden" && fertileWindow.kind !== "long-gap" && (
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
        <ButtonsSkeleton />
      </div>
    </Card>
  );
}

const ButtonsSkeleton = () => (
  <div className="grid grid-cols-2 gap-3">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
  </div>
);
