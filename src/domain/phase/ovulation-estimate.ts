import { addDays } from "../days/calendar-day.ts";
import type { DayRange } from "../days/day-range.ts";
import { forecastWithDays, type PeriodForecast } from "../forecast/forecast-period.ts";
import { ovulationQuantile } from "../forecast/ovulation-odds.ts";
import type { CycleOverview } from "./cycle-overview.ts";
import { phaseOfCycleDay } from "./cycle-phase.ts";
import type { FertileWindow } from "./fertile-window.ts";
import { OVULATORY } from "./phase-odds.ts";

export type OvulationEstimate =
  | { readonly kind: "expected"; readonly days: DayRange; readonly inDays: number }
  | { readonly kind: "now"; readonly days: DayRange }
  | { readonly kind: "passed"; readonly days: DayRange }
  | { readonly kind: "log-lapsed" }
  /** Longer than usual: ovulation may have come late, or not yet. */
  | { readonly kind: "cycle-running-long" }
  | { readonly kind: "hard-to-predict" }
  | Extract<FertileWindow, { kind: "hidden" } | { kind: "long-gap" } | { kind: "no-cycle" }>;

/** The cycle days, from 1, that every screen calls ovulatory. */
function ovulatoryCycleDays(expectedLength: number): number[] {
  const cycleDays = Array.from({ length: expectedLength }, (_, index) => index + 1);
  return cycleDays.filter(
    (cycleDay) => phaseOfCycleDay({ cycleDay, periodLength: 0, expectedLength }) === "ovulatory",
  );
}

/** Uses signs if any were noted in this cycle, else the calendar bands. */
function ovulatoryDays({ weighsSigns, ovulation, expectedLength }: PeriodForecast) {
  if (weighsSigns) {
    const middle = ovulationQuantile(ovulation, 0.5);
    return { first: Math.max(1, middle - OVULATORY.before), last: middle + OVULATORY.after };
  }
  const ovulatory = ovulatoryCycleDays(expectedLength);
  const [first = 1, last = first] = [ovulatory[0], ovulatory.at(-1)];
  return { first, last };
}

/**
 * The days of the ovulatory phase, never a single date. An estimate; `inDays` counts to the first.
 * @example ovulationEstimate(cycleOverview(facts, today)) // { kind: "expected", days: { first, last }, inDays: 5 }
 */
export function ovulationEstimate({
  position,
  forecast,
  fertileWindow,
}: CycleOverview): OvulationEstimate {
  if (fertileWindow.kind === "hidden" || fertileWindow.kind === "long-gap") return fertileWindow;
  if (position.kind === "no-cycle" || forecast.kind !== "forecast") return { kind: "no-cycle" };
  const dated = forecastWithDays(forecast);
  if (dated === null) return { kind: "log-lapsed" };
  const { cycleDay } = position;
  const { cycleStart } = dated;
  if (dated.isLate) return { kind: "cycle-running-long" };
  if (fertileWindow.kind === "hard-to-predict") return { kind: "hard-to-predict" };
  const { first, last } = ovulatoryDays(dated);
  const days = { first: addDays(cycleStart, first - 1), last: addDays(cycleStart, last - 1) };
  if (cycleDay < first) return { kind: "expected", days, inDays: first - cycleDay };
  return cycleDay <= last ? { kind: "now", days } : { kind: "passed", days };
}
