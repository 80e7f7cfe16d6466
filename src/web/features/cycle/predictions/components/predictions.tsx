import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useId } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { fertileLine, type KnownCycle, nextPeriodLine } from "../view-model.ts";
import { PredictionRow } from "./prediction-row.tsx";

const waiting = <Skeleton className="h-[7.625rem] w-full" />;

const LatePlace = lazy(async () => ({
  default: (await import("../../stage/components/late-place.tsx")).LatePlace,
}));

interface PredictionsProps extends KnownCycle {
  readonly action: ReactNode;
  /** Row of the stage of life; it replaces an uncertain fertile range. */
  readonly stageRow: ReactNode;
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

function Rows({ facts, overview, today, action, stageRow }: PredictionsProps) {
  const { i18n } = useLingui();
  const { forecast, fertileWindow } = overview;
  if (forecast.kind !== "forecast") {
    return (
      <>
        <p className="border-line py-3 text-soft max-md:border-t">
          <Trans>Log a few cycles to see predictions</Trans>
        </p>
        {stageRow}
      </>
    );
  }
  const period = nextPeriodLine(forecast, today, i18n);
  const isNoise = fertileWindow.kind === "hard-to-predict" && stageRow;
  const fertile = isNoise ? null : fertileLine(fertileWindow, today, i18n);
  const fertileRow = fertile && (
    <PredictionRow title={<Trans>Fertile Window</Trans>} line={fertile} tone="gold" />
  );
  return (
    <>
      {period && (
        <PredictionRow
          title={<Trans>Next Period</Trans>}
          line={period}
          tone="hibiscus"
          action={action}
        />
      )}
      {forecast.isLate || forecast.isLogLapsed ? (
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
      ) : (
        fertileRow
      )}
      {stageRow}
    </>
  );
}
