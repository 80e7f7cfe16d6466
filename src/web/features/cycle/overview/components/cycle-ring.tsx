import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { BeadRing } from "#web/beads/bead-ring.tsx";
import { BeadRingCenter } from "#web/beads/bead-ring-center.tsx";
import { phaseTone } from "#web/beads/phase-tone.ts";
import { phaseWords } from "#web/words/cycle-phase.ts";
import { beadsOf, lengthWords, moonTurn, ringLabel } from "../view-model.ts";

interface CycleRingProps {
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
}

/** Her cycle as a ring of beads, with the day and its phase on the moon. */
export function CycleRing({ overview, today }: CycleRingProps) {
  const { i18n } = useLingui();
  return (
    <div className="mx-auto w-full max-w-[28rem]">
      <BeadRing
        beads={beadsOf(overview, today)}
        moonFraction={moonTurn(overview)}
        label={ringLabel(overview, today, i18n)}
        center={<RingWords overview={overview} />}
      />
    </div>
  );
}

function RingWords({ overview }: { readonly overview: CycleOverview }) {
  const { i18n } = useLingui();
  const { position, forecast } = overview;
  const { phase } = overview;
  const words = phaseWords(phase);
  const length = lengthWords(overview);
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
      below={length && i18n._(length)}
      phrase={words && i18n._(words)}
      tone={phase.kind === "phase" ? phaseTone[phase.phase] : "neutral"}
    />
  );
}
