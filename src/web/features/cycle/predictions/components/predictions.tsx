import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import { fertileLine, nextPeriodLine } from "../view-model.ts";
import { PredictionRow } from "./prediction-row.tsx";

interface PredictionsProps {
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

function Rows({ overview, today, action }: PredictionsProps) {
  const { i18n } = useLingui();
  const { forecast, fertileWindow } = overview;
  if (forecast.kind === "no-cycle") {
    return (
      <Sentence>
        <Trans>Log a few cycles to see predictions</Trans>
      </Sentence>
    );
  }
  const period = nextPeriodLine(forecast, today, i18n);
  const fertile = fertileLine(fertileWindow, today, i18n);
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
      {fertile && (
        <PredictionRow title={<Trans>Fertile Window</Trans>} line={fertile} tone="gold" />
      )}
    </>
  );
}

const Sentence = ({ children }: { readonly children: ReactNode }) => (
  <p className="border-line py-3 text-soft max-md:border-t">{children}</p>
);
