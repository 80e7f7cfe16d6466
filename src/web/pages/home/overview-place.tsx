import { Trans } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { Loaded } from "#web/entry/loaded.tsx";
import type { MissedLogQuestion } from "#web/features/cycle/missed-log/view-model.ts";
import {
  CycleOverviewCard,
  CycleOverviewSkeleton,
} from "#web/features/cycle/overview/components/cycle-overview-card.tsx";
import type { CycleState } from "../days/cycle-state.ts";
import { ovulatedDays } from "../days/ovulated-days.ts";
import { LogHealthRound } from "../logs/log-buttons.tsx";
import { openHealthLog } from "../logs/log-opening.ts";
import type { CardProps } from "./layout.tsx";
import { useHowSure } from "./use-how-sure.ts";

const MissedLogPlace = lazy(async () => ({
  default: (await import("#web/features/cycle/missed-log/components/missed-log-place.tsx"))
    .MissedLogPlace,
}));

interface Asked {
  readonly question: MissedLogQuestion | null;
}

export function OverviewPlace({ state, today, question }: CardProps & Asked) {
  return (
    <Loaded
      queries={{ state }}
      waiting={<CycleOverviewSkeleton />}
      cardTitle={<Trans>Cycle Overview</Trans>}
    >
      {(data) => <Overview {...data.state} today={today} question={question} />}
    </Loaded>
  );
}

function Overview({ question, ...props }: CycleState & Pick<CardProps, "today"> & Asked) {
  const { facts, overview, today } = props;
  const { HowSure, open, close } = useHowSure();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 lg:gap-6">
      <CycleOverviewCard
        {...props}
        ovulated={ovulatedDays(facts, overview, today)}
        onHowSure={open}
        corner={<LogHealthRound />}
      />
      {question !== null && (
        <Suspense fallback={null}>
          <MissedLogPlace
            key={question.startDay}
            facts={facts}
            forecast={overview.forecast}
            question={question}
            today={today}
            onAddPeriod={(around) => openHealthLog("cycle", around)}
          />
        </Suspense>
      )}
      {HowSure !== null && (
        <HowSure facts={facts} overview={overview} today={today} onClose={close} />
      )}
    </div>
  );
}
