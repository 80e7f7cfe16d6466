import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { phaseTone } from "#web/beads/phase-tone.ts";
import { Card } from "#web/ui/card.tsx";
import { FILL } from "#web/ui/chart-tones.ts";
import { phaseTimes } from "#web/words/cycle-phase.ts";
import { likelyPhases, phaseToday } from "../view-model.ts";

interface PhaseTodayCardProps {
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
}

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const STEP = 16;

/** Which phase today may be in: ten beads shared out by how likely each is. */
export function PhaseTodayCard({ overview, today }: PhaseTodayCardProps) {
  const { i18n } = useLingui();
  const odds = phaseToday(overview, today);
  if (odds === null) return null;
  return (
    <Card title={<Trans>Where you are today</Trans>}>
      <ul className="grid gap-3">
        {likelyPhases(odds).map(({ phase, tenths }) => (
          <li key={phase} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <span>{i18n._(phaseTimes[phase])}</span>
            <span className="flex items-center gap-3 text-sm text-soft tabular-nums">
              <svg
                viewBox={`0 0 ${PLACES.length * STEP} 14`}
                width={PLACES.length * STEP * 0.8}
                height={11}
                aria-hidden="true"
              >
                {PLACES.map((place) => (
                  <circle
                    key={place}
                    cx={(place + 0.5) * STEP}
                    cy={7}
                    r={place < tenths ? 6 : 4}
                    className={place < tenths ? FILL[phaseTone[phase]] : "fill-bead"}
                  />
                ))}
              </svg>
              <Trans>{tenths} in 10</Trans>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-soft">
        <Trans>
          Worked out from how long this cycle may still be. Nobody can see it from outside.
        </Trans>
      </p>
    </Card>
  );
}
