import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { Card } from "#web/ui/card.tsx";
import { fertileLine, nextPeriodLine } from "../view-model.ts";
import { HowSureDialog } from "./how-sure-dialog.tsx";
import { PredictionRow } from "./prediction-row.tsx";

interface PredictionsCardProps {
  readonly facts: CycleFacts;
  readonly overview: CycleOverview;
  readonly today: CalendarDay;
}

/** When the next period and the fertile days may come, each with its range. */
export function PredictionsCard(props: PredictionsCardProps) {
  return (
    <Card title={<Trans>Predictions</Trans>}>
      <Predictions {...props} />
    </Card>
  );
}

function Predictions({ facts, overview, today }: PredictionsCardProps) {
  const { i18n } = useLingui();
  const { forecast, fertileWindow } = overview;
  if (forecast.kind === "no-cycle") {
    return (
      <p className="text-soft">
        <Trans>Log a few cycles to see predictions</Trans>
      </p>
    );
  }
  if (forecast.kind === "paused") return <Paused />;

  const period = nextPeriodLine(facts, forecast, today, i18n);
  const fertile = fertileLine(fertileWindow, today, i18n);
  return (
    <div className="grid gap-5">
      {period && <PredictionRow title={<Trans>Next Period</Trans>} line={period} tone="hibiscus" />}
      {fertile && (
        <PredictionRow title={<Trans>Fertile Window</Trans>} line={fertile} tone="gold" />
      )}
      <HowSure facts={facts} overview={overview} />
    </div>
  );
}

function Paused() {
  return (
    <p className="text-soft">
      <Trans>
        Predictions pause while you are pregnant. Your logged cycles stay, and predictions return
        when you change your pregnancy status in Settings.
      </Trans>
    </p>
  );
}

function HowSure({ facts, overview: { forecast } }: Omit<PredictionsCardProps, "today">) {
  const [isOpen, setOpen] = useState(false);
  if (forecast.kind !== "forecast") return null;
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="-my-1 min-h-11 justify-self-start rounded-control font-semibold text-violet-ink underline-offset-4 hover:underline"
      >
        <Trans>How sure is this?</Trans> <span aria-hidden="true">→</span>
      </button>
      <HowSureDialog open={isOpen} onOpenChange={setOpen} facts={facts} forecast={forecast} />
    </>
  );
}
