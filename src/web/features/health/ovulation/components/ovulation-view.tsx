import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useState } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { OvulationOdds } from "#domain/signs/weigh-lengths.ts";
import { StepArrow } from "#web/beads/months/step-arrow.tsx";
import { StepEnd } from "#web/beads/months/step-end.tsx";
import { formatDayRange } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type ChartedCycle, hasSigns } from "../view-model.ts";
import { EvidenceCard } from "./evidence-card.tsx";
import { OvulationBeads } from "./ovulation-beads.tsx";
import { SignChart, SignTable } from "./sign-chart.tsx";
import { SignLegend } from "./sign-rows.tsx";

interface OvulationViewProps {
  readonly cycles: readonly ChartedCycle[];
  readonly today: CalendarDay;
  readonly odds: OvulationOdds | null;
  readonly onLog: () => void;
  readonly children: ReactNode;
}

export function OvulationView({ cycles, odds, today, onLog, children }: OvulationViewProps) {
  const [place, setPlace] = useState(cycles.length - 1);
  const index = Math.min(place, cycles.length - 1);
  const cycle = cycles[index];
  if (cycle === undefined) {
    return (
      <Card>
        <p>
          <Trans>
            Once you've logged a period, you'll see your temperatures, mucus and tests here as a
            chart.
          </Trans>
        </p>
        <LogButton onLog={onLog} />
      </Card>
    );
  }
  const step = (by: number) =>
    cycles[index + by] === undefined ? null : () => setPlace(index + by);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,13fr)_minmax(0,7fr)] lg:gap-6">
      <Card>
        <CyclePager cycle={cycle} today={today} onEarlier={step(-1)} onLater={step(1)} />
        {hasSigns(cycle) ? (
          <>
            <SignChart cycle={cycle} today={today} />
            <SignLegend cycle={cycle} />
            {cycle.isRunning && odds !== null && <OvulationBeads cycle={cycle} odds={odds} />}
            <SignTable cycle={cycle} today={today} />
          </>
        ) : (
          <p className="py-8 text-center text-soft">
            <Trans>No temperature, mucus or test was logged in this cycle.</Trans>
          </p>
        )}
        <LogButton onLog={onLog} />
      </Card>
      <div className="grid gap-5 lg:gap-6">
        <EvidenceCard cycle={cycle} today={today} />
        {cycle.isRunning && children}
        <p className="px-1 text-sm text-soft">
          <Trans>
            We look for three high temperatures after six low ones. This looks back: it can confirm
            ovulation only when it's over. Never use it as contraception.
          </Trans>
        </p>
      </div>
    </div>
  );
}

function LogButton({ onLog }: { readonly onLog: () => void }) {
  return (
    <Button variant="secondary" className="mt-4 w-full sm:w-auto" onClick={onLog}>
      <Icon name="plus" size={20} />
      <Trans>Log today's signs</Trans>
    </Button>
  );
}

interface CyclePagerProps {
  readonly cycle: ChartedCycle;
  readonly today: CalendarDay;
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
}

function CyclePager({ cycle, today, onEarlier, onLater }: CyclePagerProps) {
  const { i18n, t } = useLingui();
  const { startDay, lastDay, isRunning } = cycle;
  const days = cycle.days.length;
  return (
    <div className="grid gap-1">
      <div className="flex items-center gap-1">
        <StepArrow to="earlier" name={t`Cycle before`} onStep={onEarlier} />
        <div className="flex-1 text-center" aria-live="polite">
          <h2 className="text-lg tabular-nums sm:text-xl">
            {formatDayRange({ first: startDay, last: lastDay }, today, i18n.locale)}
          </h2>
          <p className="text-sm text-soft">
            {isRunning ? <Trans>This cycle, day {days}</Trans> : <Trans>{days} days</Trans>}
          </p>
        </div>
        <StepArrow to="later" name={t`Cycle after`} onStep={onLater} />
      </div>
      <StepEnd isEarliest={onEarlier === null} isLatest={onLater === null} />
    </div>
  );
}
