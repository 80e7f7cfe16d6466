import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { BeadRing } from "#web/beads/ring/bead-ring.tsx";
import { BeadRingCenter } from "#web/beads/ring/bead-ring-center.tsx";
import { lengthWords, moonTurn, ringLabel } from "../../overview/view-model.ts";
import { ringOf } from "../view-model.ts";

/** The interactive part is loaded after the drawing. */
const RingStops = lazy(async () => ({ default: (await import("./ring-stops.tsx")).RingStops }));

interface CycleRingProps {
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
  readonly ovulated: ReadonlySet<CalendarDay>;
  readonly onHowSure: () => void;
}

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

function RingWords({ overview }: { readonly overview: CycleOverview }) {
  const { i18n } = useLingui();
  const { position } = overview;
  const length = lengthWords(overview);
  if (position.kind === "no-cycle") {
    return (
      <span className="bead-ring-invitation">
        <Trans>Your ring begins with your first period</Trans>
      </span>
    );
  }
  return (
    <BeadRingCenter
      above={<Trans>Day</Trans>}
      number={position.cycleDay}
      below={length && i18n._(length)}
    />
  );
}
