import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import type { PeriodForecast } from "#domain/forecast-period.ts";
import { longestUsualWait } from "#domain/usual-cycle.ts";
import { Card } from "#web/ui/card.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { confidenceOf, fertileLine, nextPeriodLine, ovulationLine } from "../view-model.ts";
import { PredictionRow } from "./prediction-row.tsx";

/** Few wait so long: the rule comes when one does. */
const LongWaitNote = lazy(async () => ({
  default: (await import("./long-wait-note.tsx")).LongWaitNote,
}));

interface PredictionsCardProps {
  readonly facts: CycleFacts;
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
  readonly onHowSure: () => void;
}

/** When the next period and the fertile days may come, each with its range. */
export function PredictionsCard(props: PredictionsCardProps) {
  return (
    <Card title={<Trans>Predictions</Trans>}>
      <Predictions {...props} />
    </Card>
  );
}

function Predictions({ facts, overview, today, onHowSure }: PredictionsCardProps) {
  const { forecast } = overview;
  if (forecast.kind === "no-cycle") {
    return (
      <p className="text-soft">
        <Trans>Log a few cycles to see predictions</Trans>
      </p>
    );
  }
  if (forecast.kind === "paused") {
    return (
      <p className="text-soft">
        <Trans>
          Predictions pause while you are pregnant. Your logged cycles stay, and predictions return
          when you change your pregnancy status in Settings.
        </Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-5">
      <Rows facts={facts} overview={overview} today={today} />
      {daysBetween(forecast.cycleStart, today) > longestUsualWait(facts.age) && (
        <Suspense fallback={null}>
          <LongWaitNote facts={facts} forecast={forecast} today={today} />
        </Suspense>
      )}
      <div className="-mb-3 border-t border-line pt-2">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <ConfidenceBeads forecast={forecast} />
          <button
            type="button"
            onClick={onHowSure}
            className="min-h-11 rounded-control font-semibold text-violet-ink underline-offset-4 hover:underline"
          >
            <Trans>How sure is this?</Trans> <span aria-hidden="true">→</span>
          </button>
        </div>
        <p className="flex flex-wrap gap-x-6">
          {overview.fertileWindow.kind !== "hidden" && (
            <TextLink href="/ovulation">
              <Trans>Signs of ovulation</Trans>
            </TextLink>
          )}
          <TextLink href="/patterns">
            <Trans>Your patterns</Trans>
          </TextLink>
        </p>
      </div>
    </div>
  );
}

function Rows({
  facts,
  overview,
  today,
}: Pick<PredictionsCardProps, "facts" | "overview" | "today">) {
  const { i18n } = useLingui();
  const { forecast, fertileWindow } = overview;
  if (forecast.kind !== "forecast") return null;
  const period = nextPeriodLine(forecast, today, i18n);
  const ovulation = ovulationLine(facts, overview, today, i18n);
  const fertile = fertileLine(fertileWindow, today, i18n);
  return (
    <>
      {period && (
        <PredictionRow
          title={<Trans>Next Period</Trans>}
          line={period}
          bead="forecast"
          strength={confidenceOf(forecast).beads / 3 - 0.1}
        />
      )}
      {ovulation && (
        <PredictionRow title={<Trans>Ovulation</Trans>} line={ovulation} bead="confirmed" />
      )}
      {fertile && (
        <PredictionRow
          title={<Trans>Fertile Window</Trans>}
          line={fertile}
          bead={fertileWindow.kind === "window" ? "peak" : "possible"}
        />
      )}
    </>
  );
}

const PLACES = [1, 2, 3] as const;

/** How sure the forecast is: so many of three beads, and in words. */
function ConfidenceBeads({ forecast }: { readonly forecast: PeriodForecast }) {
  const { i18n } = useLingui();
  const { beads, words } = confidenceOf(forecast);
  return (
    <span className="inline-flex items-center gap-2.5 text-soft">
      <svg viewBox="0 0 48 14" width={48} height={14} aria-hidden="true">
        <path d="M0 7H48" className="stroke-string" strokeWidth="1.5" />
        {PLACES.map((place) => (
          <circle
            key={place}
            cx={place * 16 - 8}
            cy={7}
            r={5.2}
            className={place <= beads ? "fill-hibiscus" : "fill-card stroke-bead-edge"}
            strokeWidth="1.5"
          />
        ))}
      </svg>
      {i18n._(words)}
    </span>
  );
}
