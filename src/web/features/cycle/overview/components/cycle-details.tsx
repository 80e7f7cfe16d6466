import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense } from "react";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { isAdolescent, isPastNorms, longestUsualWait } from "#domain/cycles/norms/usual-cycle.ts";
import { daysBetween } from "#domain/days/calendar-day.ts";
import { unpausedForecast } from "#domain/forecast/forecast-period.ts";
import { type CycleOverview, isWithoutCycle } from "#domain/phase/cycle-overview.ts";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { completedWords } from "../../averages/view-model.ts";
import { PeriodQuestions } from "../../periods/components/period-questions.tsx";
import { ConfidenceLine, HowSureButton } from "../../predictions/components/confidence-line.tsx";
import { OvulationRow } from "../../predictions/components/ovulation-row.tsx";
import type { KnownCycle } from "../../predictions/view-model.ts";
import {
  daysUntilOverdue,
  lateOvulationWords,
  ovulationPlace,
  progressWords,
} from "../view-model.ts";

const LongWaitNote = lazy(async () => ({
  default: (await import("../../predictions/components/long-wait-note.tsx")).LongWaitNote,
}));

const StageCard = lazy(async () => ({
  default: (await import("../../stage/components/stage-card.tsx")).StageCard,
}));

interface CycleDetailsProps extends KnownCycle {
  readonly cycles: readonly RevisedCycle[];
  readonly onHowSure: () => void;
}

export function CycleDetails(props: CycleDetailsProps) {
  const { i18n } = useLingui();
  const { facts, cycles, overview, today } = props;
  const completed = completedWords(facts, overview);
  return (
    <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
      {completed && <p className="text-center text-sm text-soft">{i18n._(completed)}</p>}
      <PeriodQuestions
        cycles={cycles}
        facts={facts}
        openPeriod={overview.openPeriod}
        today={today}
      />
      <OvulationRow facts={facts} overview={overview} today={today} />
      {isWithoutCycle(overview) ? <LongWait {...props} /> : <ForecastDetails {...props} />}
      {(isAdolescent(facts.age) || isPastNorms(facts.age) || facts.pregnancy === "pregnant") && (
        <Suspense>
          <StageCard facts={facts} overview={overview} today={today} />
        </Suspense>
      )}
    </div>
  );
}

function ForecastDetails({ facts, overview, today, onHowSure }: CycleDetailsProps) {
  const { i18n } = useLingui();
  const { forecast } = overview;
  if (forecast.kind === "no-cycle") {
    return (
      <p className="text-center">
        <HowSureButton onHowSure={onHowSure} />
      </p>
    );
  }
  if (forecast.kind !== "forecast") return null;
  const late = lateOvulationWords(overview, today, i18n.locale);
  return (
    <>
      <div className="border-t border-line pt-2">
        <ConfidenceLine forecast={forecast} onHowSure={onHowSure} />
        {forecast.isLate && !forecast.isLogLapsed && (
          <p className="text-sm text-soft">
            <Trans>“Late” only means your period didn't follow our estimate.</Trans>
          </p>
        )}
        {late && <p className="text-sm text-soft">{i18n._(late)}</p>}
      </div>
      <CycleProgress overview={overview} />
      <LongWait facts={facts} overview={overview} today={today} />
      <p className="-mb-3 flex flex-wrap gap-x-6">
        {overview.fertileWindow.kind !== "hidden" && (
          <TextLink href="/ovulation">
            <Trans>Signs of ovulation</Trans>
          </TextLink>
        )}
        <TextLink href="/patterns">
          <Trans>Your patterns</Trans>
        </TextLink>
      </p>
    </>
  );
}

function LongWait({
  facts,
  overview: { forecast },
  today,
}: Pick<CycleDetailsProps, "facts" | "overview" | "today">) {
  const start = unpausedForecast(forecast)?.cycleStart;
  if (start === undefined || daysBetween(start, today) <= longestUsualWait(facts.age)) return null;
  return (
    <Suspense>
      <LongWaitNote facts={facts} forecast={forecast} today={today} />
    </Suspense>
  );
}

const BEADS = {
  period: "bg-hibiscus",
  ovulation: "bg-gold",
  next: "bg-card ring-2 ring-inset ring-hibiscus",
} as const;

function CycleProgress({ overview }: { readonly overview: CycleOverview }) {
  const { i18n, t } = useLingui();
  const day = progressWords(overview, i18n);
  if (day === null) return null;
  const max = daysUntilOverdue(overview);
  const ovulation = ovulationPlace(overview);
  const reached = Math.min(max, day.value);
  const at = (place: number) => ({ left: `${(100 * Math.min(max, place)) / max}%` });
  const bead = (look: string, place: number) => (
    <span style={at(place)} className={`absolute size-3 -translate-x-1/2 rounded-full ${look}`} />
  );
  return (
    <div className="grid gap-2">
      <p className="font-semibold tabular-nums">{day.words}</p>
      <div
        role="progressbar"
        aria-label={t`Cycle progress`}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={reached}
        aria-valuetext={day.words}
        className="relative mx-2 flex h-4 items-center"
      >
        <span className="h-0.5 flex-1 bg-string" />
        {bead(BEADS.period, 0)}
        {ovulation !== null && bead(BEADS.ovulation, ovulation)}
        {bead(BEADS.next, max)}
        <span
          style={at(reached)}
          className="absolute size-4 -translate-x-1/2 rounded-full bg-today"
        />
      </div>
      <ul className="flex flex-wrap justify-between gap-x-3 text-sm text-soft">
        <BeadName look={BEADS.period}>
          <Trans>Period</Trans>
        </BeadName>
        {ovulation !== null && (
          <BeadName look={BEADS.ovulation}>
            <Trans>Ovulation</Trans>
          </BeadName>
        )}
        <BeadName look={BEADS.next}>
          <Trans>Next Period</Trans>
        </BeadName>
      </ul>
    </div>
  );
}

const BeadName = ({ look, children }: { readonly look: string; readonly children: ReactNode }) => (
  <li className="flex items-center gap-1.5">
    <span className={`size-2 rounded-full ${look}`} />
    {children}
  </li>
);
