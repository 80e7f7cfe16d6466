import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { isAfterPregnancy } from "#domain/life/pause-reason.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { BeadRing } from "#web/beads/ring/bead-ring.tsx";
import { BeadRingCenter } from "#web/beads/ring/bead-ring-center.tsx";
import { withWords } from "#web/i18n/i18n.ts";
import { lengthWords, moonTurn, ringLabel } from "../../overview/view-model.ts";
import { ringOf } from "../view-model.ts";

/** The interactive part is loaded after the drawing. */
const RingStops = lazy(() =>
  withWords("home", async () => (await import("./ring-stops.tsx")).RingStops),
);

interface CycleRingProps {
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
  readonly ovulated: ReadonlySet<CalendarDay>;
  readonly onHowSure: () => void;
}

/**
 * The cycle as a ring with the day on the moon. A bead opens its day; the ribbon opens the
 * explanation of the forecast.
 */
export function CycleRing({ overview, today, ovulated, onHowSure }: CycleRingProps) {
  const { i18n } = useLingui();
  const drawing = ringOf(overview, today, i18n.locale, ovulated);
  return (
    <BeadRing
      {...drawing}
      moonFraction={moonTurn(overview)}
      label={ringLabel(overview, today, i18n, ovulated)}
      center={<RingWords overview={overview} />}
    >
      {(geometry) =>
        overview.position.kind === "known" && (
          <Suspense fallback={null}>
            <RingStops
              geometry={geometry}
              drawing={drawing}
              today={today}
              cycleDay={overview.position.cycleDay}
              onHowSure={onHowSure}
            />
          </Suspense>
        )
      }
    </BeadRing>
  );
}

function Invitation({ forecast }: Pick<CycleOverview, "forecast">) {
  if (forecast.kind !== "paused") return <Trans>Your ring begins with your first period</Trans>;
  if (isAfterPregnancy(forecast.reason)) return <Trans>Your cycle has not come back yet.</Trans>;
  return <Trans>Predictions are paused</Trans>;
}

function RingWords({ overview }: { readonly overview: CycleOverview }) {
  const { i18n } = useLingui();
  const { position, forecast } = overview;
  const length = lengthWords(overview);
  const isPaused = forecast.kind === "paused";
  if (position.kind === "no-cycle") {
    return (
      <span className="bead-ring-invitation">
        <Invitation forecast={forecast} />
      </span>
    );
  }
  return (
    <BeadRingCenter
      above={<Trans>Day</Trans>}
      number={position.cycleDay}
      below={isPaused ? <Trans>since your last period</Trans> : length && i18n._(length)}
      // The reason for the pause is shown beside the ring, because a phone's ring has no room for
      // it.
      phrase={null}
      tone="neutral"
    />
  );
}
