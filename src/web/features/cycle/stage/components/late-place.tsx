import type { ReactNode } from "react";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Forecast } from "#domain/forecast/forecast-period.ts";
import { asksAboutPregnancy, useStage } from "../use-stage.ts";
import { PregnancyQuestion } from "./pregnancy-question.tsx";

interface LatePlaceProps {
  readonly facts: CycleFacts;
  readonly forecast: Forecast;
  readonly today: CalendarDay;
  readonly waiting: ReactNode;
  readonly children?: ReactNode;
}

export function LatePlace({ facts, forecast, today, waiting, children }: LatePlaceProps) {
  const stage = useStage(facts, forecast, today);
  if (stage === undefined) return waiting;
  if (!asksAboutPregnancy(stage, today)) return children;
  // After a method the last period says nothing about the weeks.
  const cycleStart = forecast.kind === "forecast" ? forecast.cycleStart : undefined;
  return <PregnancyQuestion test={stage.test} cycleStart={cycleStart} today={today} />;
}
