import { lazy, type ReactNode } from "react";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import { stageNow } from "#domain/stage/stage-now.ts";
import { OpenPeriodRow } from "../../overview/components/open-period-row.tsx";
import type { KnownCycle } from "../../predictions/view-model.ts";
import type { StageProps } from "../view-model.ts";
import { AfterMethod } from "./after-method.tsx";
import { AfterPregnancy } from "./after-pregnancy.tsx";
import { Method } from "./method.tsx";
import { Pregnant } from "./pregnant.tsx";
import { StageRing } from "./stage-ring.tsx";
import { startLabel } from "./start-labels.tsx";
import { WithoutPeriods } from "./without-periods.tsx";

const PeriodButtons = lazy(async () => ({
  default: (await import("../../periods/components/period-buttons.tsx")).PeriodButtons,
}));

interface StageGlanceProps extends KnownCycle {
  readonly cycles: readonly RevisedCycle[];
  readonly corner: ReactNode;
}

export function StageGlance({ cycles, corner, ...props }: StageGlanceProps) {
  const { overview, facts, today } = props;
  const { forecast, openPeriod } = overview;
  const stage = stageNow({ facts, forecast }, today);
  return (
    <div className="glance">
      {corner}
      <StageRing {...props} stage={stage} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {openPeriod !== null && <OpenPeriodRow period={openPeriod} action={null} />}
        <PeriodButtons cycles={cycles} facts={facts} today={today} startLabel={startLabel(stage)}>
          {() => <Words {...props} stage={stage} />}
        </PeriodButtons>
      </div>
    </div>
  );
}

function Words(props: StageProps) {
  const { stage } = props;
  switch (stage.kind) {
    case "pregnant":
      return <Pregnant {...props} gestation={stage.gestation} />;
    case "by-method":
      return <Method {...props} stage={stage} />;
    case "after-method":
      return <AfterMethod {...props} />;
    case "after-loss":
    case "after-birth":
    case "after-pregnancy":
      return <AfterPregnancy {...props} />;
    default:
      return <WithoutPeriods {...props} />;
  }
}
