import { Trans, useLingui } from "@lingui/react/macro";
import type { Cycle } from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { BeadRing } from "#web/ui/bead-ring.tsx";
import { BeadRingCenter } from "#web/ui/bead-ring-center.tsx";
import { beadsOf, moonTurn, phaseName, phaseTone, ringLabel } from "../view-model.ts";

interface CycleRingProps {
  readonly overview: CycleOverview;
  readonly cycles: readonly Cycle[];
  readonly today: CalendarDay;
}

/** Her cycle as a ring of beads, with the day and its phase on the moon. */
export function CycleRing({ overview, cycles, today }: CycleRingProps) {
  const { i18n } = useLingui();
  return (
    <div className="mx-auto w-full max-w-[28rem]">
      <BeadRing
        beads={beadsOf(overview, cycles, today)}
        moonFraction={moonTurn(overview)}
        label={ringLabel(overview, today, i18n)}
        center={<RingWords overview={overview} />}
      />
    </div>
  );
}

function RingWords({ overview: { position, forecast } }: { readonly overview: CycleOverview }) {
  const { i18n } = useLingui();
  if (position.kind === "rough-guess") {
    return (
      <span className="bead-ring-invitation">
        <Trans>Your ring begins with your first period</Trans>
      </span>
    );
  }
  if (forecast.kind === "paused") {
    return (
      <BeadRingCenter
        above={<Trans>Day</Trans>}
        number={position.cycleDay}
        below={<Trans>since your last period</Trans>}
        phrase={<Trans>Predictions pause</Trans>}
        tone="neutral"
      />
    );
  }
  return (
    <BeadRingCenter
      above={<Trans>Day</Trans>}
      number={position.cycleDay}
      below={<Trans>of about {position.expectedLength}</Trans>}
      phrase={i18n._(phaseName[position.phase])}
      tone={phaseTone[position.phase]}
    />
  );
}
