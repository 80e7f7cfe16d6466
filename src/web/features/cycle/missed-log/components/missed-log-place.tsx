import type { ComponentProps } from "react";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import type { Forecast } from "#domain/forecast/forecast-period.ts";
import { asksAboutPregnancy, useStage } from "../../stage/use-stage.ts";
import { MissedLogCard } from "./missed-log-card.tsx";

interface MissedLogPlaceProps extends ComponentProps<typeof MissedLogCard> {
  readonly facts: CycleFacts;
  readonly forecast: Forecast;
}

export function MissedLogPlace({ facts, forecast, ...props }: MissedLogPlaceProps) {
  const stage = useStage(facts, forecast, props.today);
  if (props.question.isRunning && (!stage || asksAboutPregnancy(stage, props.today))) return null;
  return <MissedLogCard {...props} />;
}
