import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useId } from "react";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { isAdolescent, isPastNorms } from "#domain/cycles/norms/usual-cycle.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { fertileLine, nextPeriodLine } from "../view-model.ts";
import { PredictionRow } from "./prediction-row.tsx";

/** As tall as the question, so that nothing moves. */
const waiting = <Skeleton className="h-[7.625rem] w-full" />;

/** Loaded only in a late cycle. */
const LatePlace = lazy(async () => ({
  default: (await import("../../stage/components/late-place.tsx")).LatePlace,
}));

interface PredictionsProps {
  readonly facts: CycleFacts;
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
  /** The one-tap answer about the next period; `null` if none fits. */
  readonly action: ReactNode;
}

export function Predictions(props: PredictionsProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid">
      <h2 id={id} className="sr-only">
        <Trans>Predictions</Trans>
      </h2>
      <Rows {...props} />
    </section>
  );
}

function Rows({ facts, overview, today, action }: PredictionsProps) {
  const { i18n } = useLingui();
  const { forecast, fertileWindow } = overview;
  if (forecast.kind !== "forecast") {
    return (
      <Sentence>
        <Trans>Log a few cycles to see predictions</Trans>
      </Sentence>
    );
  }
  const period = nextPeriodLine(forecast, today, i18n);
  const fertile = fertileLine(fertileWindow, today, i18n);
  const periodRow = period && (
    <PredictionRow
      title={<Trans>Next Period</Trans>}
      line={period}
      tone="hibiscus"
      action={action}
    />
  );
  const hasStageRow = isAdolescent(facts.age) || isPastNorms(facts.age);
  const isNoise = fertileWindow.kind === "hard-to-predict" && hasStageRow;
  const fertileRow = fertile && !isNoise && (
    <PredictionRow title={<Trans>Fertile Window</Trans>} line={fertile} tone="gold" />
  );
  if (!forecast.isLate && !forecast.isLogLapsed) {
    return (
      <>
        {periodRow}
        {fertileRow}
      </>
    );
  }
  return (
    <>
      {periodRow}
      <Suspense fallback={waiting}>
        <LatePlace facts={facts} forecast={forecast} today={today} waiting={waiting}>
          {forecast.isLogLapsed && (
            <p className="text-sm text-soft">
              <Trans>When did your last period start?</Trans>
            </p>
          )}
          {fertileRow}
        </LatePlace>
      </Suspense>
    </>
  );
}

const Sentence = ({ children }: { readonly children: ReactNode }) => (
  <p className="border-line py-3 text-soft max-md:border-t">{children}</p>
);
