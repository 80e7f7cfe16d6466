import type { ReactNode } from "react";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { PeriodForecast } from "#domain/forecast/forecast-period.ts";
import { asksAboutPregnancy, useStage } from "../use-stage.ts";
import { PregnancyQuestion } from "./pregnancy-question.tsx";

interface LatePlaceProps {
  readonly facts: CycleFacts;
  readonly forecast: PeriodForecast;
  readonly today: CalendarDay;
  readonly waiting: ReactNode;
  readonly children: ReactNode;
}

export function LatePlace({ facts, forecast, today, waiting, children }: LatePlaceProps) {
  const stage = useStage(facts, forecast, today);
  if (stage === undefined) return waiting;
  if (stage.kind !== "late" || !asksAboutPregnancy(stage, today)) return children;
  return <PregnancyQuestion test={stage.test} cycleStart={forecast.cycleStart} today={today} />;
}
