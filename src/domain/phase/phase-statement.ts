import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { type Forecast, forecastWithDays } from "../forecast/forecast-period.ts";
import { type Phase, phaseOfMonthDay } from "./cycle-phase.ts";
import { type FertileState, type FertileWindow, fertileState } from "./fertile-window.ts";
import { isSurePhase, likeliestPhase, type PhaseOdds, phaseOdds } from "./phase-odds.ts";

/** What is said of her phase today, the same on every screen and in every report. */
export type PhaseStatement =
  /** Every phase is told from ovulation: where that is not hers to expect, none is named. */
  | { readonly kind: "unnamed" }
  /** No cycle is known. `roughGuess` is the specification's, from the day of the month alone. */
  | { readonly kind: "no-cycle"; readonly roughGuess: Phase }
  /** It is not known which cycle she is in: she is asked when her last period began. */
  | { readonly kind: "log-lapsed" }
  /** The period is overdue: her luteal phase may be long since, or not have begun. */
  | { readonly kind: "late"; readonly odds: PhaseOdds }
  | {
      readonly kind: "phase";
      /** The likeliest, and how probable it is. */
      readonly phase: Phase;
      readonly probability: number;
      /** Probable enough to be named without its probability. */
      readonly isSure: boolean;
      readonly odds: PhaseOdds;
      /** Named luteal while fertile days are still possible: ovulation may come late. */
      readonly mayOvulateLate: boolean;
      readonly fertile: FertileState;
    };

/**
 * The one statement of her phase today, how probable it is, and whether today may be fertile.
 * `periodLength` is what this cycle's bleeding is reckoned to last, in days.
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
  const { phase, probability } = likeliestPhase(odds);
  if (dated.isLate && phase !== "menstrual") return { kind: "late", odds };
  const isSure = isSurePhase(probability);
  const fertile = fertileState(window, today);
  const mayOvulateLate = isSure && phase === "luteal" && fertile !== "passed";
  return { kind: "phase", phase, probability, isSure, odds, mayOvulateLate, fertile };
}
