import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, lazy, type ReactNode, Suspense, useId } from "react";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { isAdolescent, isPastNorms } from "#domain/cycles/norms/usual-cycle.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { type CycleOverview, isWithoutCycle } from "#domain/phase/cycle-overview.ts";
import { ringOutline } from "#web/beads/ring/ring-outline.ts";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { fittingAnswer } from "../../periods/view-model.ts";
import { Predictions } from "../../predictions/components/predictions.tsx";
import { CycleRing } from "../../ring/components/cycle-ring.tsx";
import { OpenPeriodRow } from "./open-period-row.tsx";
import { PhaseLine } from "./phase-line.tsx";
import { AnswerButton, StartAndEnd } from "./start-and-end.tsx";

const PeriodButtons = lazy(async () => ({
  default: (await import("../../periods/components/period-buttons.tsx")).PeriodButtons,
}));
const StageGlance = lazy(async () => ({
  default: (await import("../../stage/components/stage-glance.tsx")).StageGlance,
}));
const StageRow = lazy(async () => ({
  default: (await import("../../stage/components/stage-row.tsx")).StageRow,
}));
const CycleDetails = lazy(async () => ({
  default: (await import("./cycle-details.tsx")).CycleDetails,
}));

export function CycleOverviewCard(props: {
  readonly overview: CycleOverview;
  readonly facts: CycleFacts;
  readonly cycles: readonly RevisedCycle[];
  readonly today: CalendarDay;
  readonly ovulated: ReadonlySet<CalendarDay>;
  readonly onHowSure: () => void;
  readonly corner: ReactNode;
}) {
  const { overview, facts, cycles, today } = props;
  if (isWithoutCycle(overview)) {
    return (
      <Frame>
        <Suspense fallback={<GlanceSkeleton />}>
          <StageGlance {...props} />
        </Suspense>
        <Suspense fallback={null}>
          <CycleDetails {...props} />
        </Suspense>
      </Frame>
    );
  }
  const answer = fittingAnswer(overview, facts, today);
  const answers = (button: ReactNode) => (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      {overview.openPeriod !== null && (
        <OpenPeriodRow period={overview.openPeriod} action={answer === "ended" ? button : null} />
      )}
      <Predictions
        facts={facts}
        overview={overview}
        today={today}
        action={answer === "started" ? button : null}
        stageRow={
          (isAdolescent(facts.age) || isPastNorms(facts.age)) && (
            <Suspense fallback={<Skeleton className="h-16 w-full" />}>
              <StageRow facts={facts} today={today} />
            </Suspense>
          )
        }
      />
    </div>
  );
  return (
    <Frame>
      <div className="glance">
        {props.corner}
        <CycleRing
          overview={overview}
          today={today}
          ovulated={props.ovulated}
          onHowSure={props.onHowSure}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <PhaseLine overview={overview} today={today} />
          <Suspense
            fallback={
              <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
                {answers(answer && <AnswerButton answer={answer} isBusy />)}
                <StartAndEnd isOpen={overview.openCycle !== null} isStarting isEnding />
              </div>
            }
          >
            <PeriodButtons cycles={cycles} facts={facts} today={today} answer={answer}>
              {answers}
            </PeriodButtons>
          </Suspense>
        </div>
      </div>
      <Suspense fallback={overview.forecast.kind === "forecast" ? <DetailsSkeleton /> : null}>
        <CycleDetails {...props} />
      </Suspense>
    </Frame>
  );
}

function Frame({ children, ...native }: ComponentProps<"section">) {
  const id = useId();
  return (
    <section
      {...native}
      aria-labelledby={id}
      className="relative rounded-card bg-card px-4 pt-2 pb-4 shadow-card ring-1 ring-inset ring-line sm:px-6 md:pt-5 md:pb-6"
    >
      <h2 id={id} className="sr-only text-xl md:not-sr-only">
        <Trans>Cycle Overview</Trans>
      </h2>
      {children}
    </section>
  );
}

export function CycleOverviewSkeleton() {
  return (
    <Frame aria-busy="true">
      <GlanceSkeleton />
      <DetailsSkeleton />
    </Frame>
  );
}

function GlanceSkeleton() {
  const { t } = useLingui();
  return (
    <div className="glance">
      <div className="bead-ring">
        <img
          src={ringOutline}
          alt={t`Loading...`}
          className="breathe absolute inset-0 size-full object-contain"
        />
      </div>
      <div className="grid gap-2">
        <Skeleton className="h-6 w-2/3 justify-self-center" />
        <Skeleton className="h-32 w-full" />
        <ButtonsSkeleton />
      </div>
    </div>
  );
}

const DetailsSkeleton = () => <Skeleton className="mt-4 h-56 w-full" />;

const ButtonsSkeleton = () => (
  <div className="grid grid-cols-2 gap-3">
    <Skeleton className="h-12 w-full" />
    <Skeleton className="h-12 w-full" />
  </div>
);
