import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { type CycleOverview, isWithoutCycle } from "#domain/phase/cycle-overview.ts";
import { ovulationEstimate } from "#domain/phase/ovulation-estimate.ts";
import { Button } from "#web/ui/button.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { ovulationWords } from "../insights/ovulation-words.ts";
import { openDayLog } from "../logs/log-opening.ts";

interface BannerProps {
  readonly overview: CycleOverview | null;
  readonly today: CalendarDay;
}

export function DashboardBanner({ overview, today }: BannerProps) {
  return (
    <section className="grid gap-3 rounded-card bg-violet-wash p-5 sm:px-6">
      <div>
        {overview === null ? (
          <Skeleton className="h-12 w-4/5" />
        ) : (
          <Sentence overview={overview} today={today} />
        )}
      </div>
      <Button
        variant="secondary"
        className="justify-self-start"
        onClick={() => openDayLog("mood", today)}
      >
        <Trans>View insights</Trans>
      </Button>
    </section>
  );
}

function Sentence({ overview, today }: BannerProps & { readonly overview: CycleOverview }) {
  const { i18n } = useLingui();
  if (isWithoutCycle(overview)) {
    return (
      <p className="font-semibold">
        <Trans>No predictions at this stage. You can still log mood and stress.</Trans>
      </p>
    );
  }
  const words = ovulationWords(overview, today, i18n);
  const isAhead = ["expected", "now"].includes(ovulationEstimate(overview).kind);
  if (words !== null) {
    return (
      <>
        <p className="font-semibold">{words}</p>
        {overview.fertileWindow.kind !== "no-cycle" && (
          <p className="mt-1 text-sm">
            {overview.forecast.kind === "forecast" && overview.forecast.weighsSigns ? (
              <Trans>From the calendar and your signs. Never use it as contraception.</Trans>
            ) : (
              <Trans>From the calendar alone. Never use it as contraception.</Trans>
            )}
            {isAhead && (
              <>
                {" "}
                <Trans>Peak days begin before ovulation, as sperm can live for days.</Trans>
              </>
            )}
          </p>
        )}
      </>
    );
  }
  return (
    <p className="font-semibold">
      {overview.position.kind === "known" ? (
        <Trans>Day {overview.position.cycleDay} of your cycle</Trans>
      ) : (
        <Trans>Log a period to see your cycle days here.</Trans>
      )}
    </p>
  );
}
