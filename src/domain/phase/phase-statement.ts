import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { type Forecast, forecastWithDays } from "../forecast/forecast-period.ts";
import { type Phase, phaseOfMonthDay } from "./cycle-phase.ts";
import { type FertileState, type FertileWindow, fertileState } from "./fertile-window.ts";
import { isSurePhase, namedPhase, type PhaseOdds, phaseOdds } from "./phase-odds.ts";

/** The statement about today's phase, identical on every screen and report. */
export type PhaseStatement =
  /** No phase is named when no ovulation is to be expected. */
  | { readonly kind: "unnamed" }
  /** No cycle is known. `roughGuess` comes from the day of the month alone, as specified. */
  | { readonly kind: "no-cycle"; readonly roughGuess: Phase }
  | { readonly kind: "log-lapsed" }
  /** The period is overdue: the luteal phase may be long past, or not have begun. */
  | { readonly kind: "late"; readonly odds: PhaseOdds }
  | {
      readonly kind: "phase";
      readonly phase: Phase;
      readonly probability: number;
      readonly isSure: boolean;
      readonly odds: PhaseOdds;
      /** Luteal, but fertile days are still possible because ovulation may come late. */
      readonly mayOvulateLate: boolean;
      readonly fertile: FertileState;
    };

/**
 * Returns today's phase, its probability, and fertility. `periodLength`: expected bleeding, days.
 * @example phaseStatement({ forecast, window, periodLength: 5 }, today) // { kind: "phase", phase: "luteal", probability: 0.93, … }
 */
export function phaseStatement(
  {
    forecast,
    window,
    periodLength,
  }: {
    readonly forecast: Forecast;
    readonly window: FertileWindow;
    readonly periodLength: number;
  },
  today: CalendarDay,
): PhaseStatement {
  if (window.kind === "hidden" || window.kind === "long-gap" || forecast.kind === "paused")
    return { kind: "unnamed" };
  if (forecast.kind === "no-cycle") {
    return { kind: "no-cycle", roughGuess: phaseOfMonthDay(Number(today.slice(-2))) };
  }
  const dated = forecastWithDays(forecast);
  if (dated === null) return { kind: "log-lapsed" };
  const cycleDay = Math.max(0, daysBetween(dated.cycleStart, today)) + 1;
  const odds = phaseOdds(dated.ovulation, periodLength, cycleDay);
  const { phase, probability } = namedPhase(odds, dated);
  if (dated.isLate && phase !== "menstrual") return { kind: "late", odds };
  const isSure = isSurePhase(probability);
  const fertile = fertileState(window, today);
  const mayOvulateLate = isSure && phase === "luteal" && fertile !== "passed";
  return { kind: "phase", phase, probability, isSure, odds, mayOvulateLate, fertile };
}
