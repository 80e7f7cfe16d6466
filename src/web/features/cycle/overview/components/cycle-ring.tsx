import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { BeadRing } from "#web/beads/bead-ring.tsx";
import { BeadRingCenter } from "#web/beads/bead-ring-center.tsx";
import { phaseTone } from "#web/beads/phase-tone.ts";
import { phaseNames } from "#web/words/cycle-phase.ts";
import { beadsOf, lengthWords, moonTurn, ringLabel, shownPhase } from "../view-model.ts";

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
  const phase = shownPhase(overview);
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
      phrase={<PhasePhrase phase={phase} />}
      tone={phase.kind === "phase" ? phaseTone[phase.phase] : "neutral"}
    />
  );
}

function PhasePhrase({ phase }: { readonly phase: ReturnType<typeof shownPhase> }) {
  const { i18n } = useLingui();
  if (phase.kind === "unnamed") return null;
  return phase.kind === "late" ? (
    <Trans>Later than expected</Trans>
  ) : (
    i18n._(phaseNames[phase.phase])
  );
}
