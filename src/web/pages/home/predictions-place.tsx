import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Loaded } from "#web/entry/loaded.tsx";
import type { HowSureDialog } from "#web/features/cycle/how-sure/components/how-sure-dialog.tsx";
import { missedLogQuestion } from "#web/features/cycle/missed-log/view-model.ts";
import { PredictionsCard } from "#web/features/cycle/predictions/components/predictions-card.tsx";
import { PredictionsSkeleton } from "#web/features/cycle/predictions/components/predictions-skeleton.tsx";
import { withWords } from "#web/i18n/i18n.ts";
import { showToast } from "#web/ui/toast.tsx";
import { openHealthLog } from "../logs/log-opening.ts";
import type { CycleState } from "../use-cycle-state.ts";
import type { CardProps } from "./layout.tsx";

const MissedLogCard = lazy(() =>
  withWords(
    "cycle",
    async () =>
      (await import("#web/features/cycle/missed-log/components/missed-log-card.tsx")).MissedLogCard,
  ),
);

const loadHowSure = () =>
  withWords(
    "cycle",
    async () =>
      (await import("#web/features/cycle/how-sure/components/how-sure-dialog.tsx")).HowSureDialog,
  );

/** What may come, with the sheet behind it and the question that would make it surer. */
export function PredictionsPlace({ state, today }: CardProps) {
  return (
    <Loaded
      queries={{ state }}
      waiting={<PredictionsSkeleton />}
      cardTitle={<Trans>Predictions</Trans>}
    >
      {(data) => <Predictions {...data.state} today={today} />}
    </Loaded>
  );
}

function Predictions({
  facts,
  overview,
  cycles,
  today,
}: CycleState & { readonly today: CalendarDay }) {
  const { HowSure, open, close } = useHowSure();
  const question = missedLogQuestion(overview.forecast, cycles, today);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      {question !== null && (
        <Suspense fallback={null}>
          <MissedLogCard
            key={question.startDay}
            question={question}
            today={today}
            onAddPeriod={(around) => openHealthLog("cycle", around)}
          />
        </Suspense>
      )}
      <PredictionsCard facts={facts} overview={overview} today={today} onHowSure={open} />
      {HowSure !== null && (
        <HowSure facts={facts} overview={overview} today={today} onClose={close} />
      )}
    </div>
  );
}

type HowSure = ComponentType<ComponentProps<typeof HowSureDialog>>;

/** The sheet comes with its words when it is first asked for. */
function useHowSure() {
  const { t } = useLingui();
  const [sheet, setSheet] = useState<HowSure | null>(null);
  const open = () => {
    loadHowSure().then(
      ({ default: Sheet }) => setSheet(() => Sheet),
      () =>
        showToast({
          title: t`That did not load`,
          description: t`Check your connection and try again.`,
          variant: "destructive",
        }),
    );
  };
  return { HowSure: sheet, open, close: () => setSheet(null) };
}
