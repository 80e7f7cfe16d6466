import type { BleedingDay, BleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { DayRange } from "#domain/days/day-range.ts";
import { forecastWithDays } from "#domain/forecast/forecast-period.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";
import type { Bead } from "./bead.ts";
import { beadOfFlow } from "./bead-of-flow.ts";

/** Probability with full strength; about the peak of a very regular cycle. */
const STRONGEST_PROBABILITY = 0.2;

const isWithin = (day: CalendarDay, range: DayRange | undefined) =>
  range !== undefined && day >= range.first && day <= range.last;

const isUnlogged = (day: CalendarDay, { openPeriod }: CycleOverview) =>
  isWithin(day, openPeriod?.unlogged ?? undefined);

const beadOfBleeding = ({ flow, isPeriod }: BleedingDay): Bead =>
  isPeriod ? beadOfFlow(flow) : { ...beadOfFlow(flow), isBetween: true };

export function beadOfDay(known: {
  readonly overview: CycleOverview;
  /** Overrides the overview's bleeding days if more daily logs are loaded. */
  readonly bleeding?: BleedingDays | undefined;
  /** Days of confirmed ovulation, if shown. */
  readonly ovulated?: ReadonlySet<CalendarDay> | undefined;
  readonly today: CalendarDay;
  /** Leaves out every estimate, where other shapes show it. */
  readonly isLoggedOnly?: boolean;
}) {
  const { overview, bleeding = overview.bleeding, ovulated, today, isLoggedOnly = false } = known;
  const { forecast, fertileWindow } = overview;
  const dated = forecastWithDays(forecast);
  const days = dated?.days ?? [];
  const probabilities = new Map(days.map(({ day, probability }) => [day, probability]));
  const likely80 = dated?.likely80;
  const peak = fertileWindow.kind === "window" ? fertileWindow.peak : undefined;
  const possible = "possible" in fertileWindow ? fertileWindow.possible : undefined;
  const estimated = (day: CalendarDay): Bead | undefined => {
    if (isLoggedOnly) return;
    if (day >= today && isWithin(day, likely80)) {
      const strength = Math.min(1, (probabilities.get(day) ?? 0) / STRONGEST_PROBABILITY);
      return { kind: "forecast", strength, isPossiblyFertile: isWithin(day, possible) };
    }
    if (isWithin(day, peak)) return { kind: "peak" };
    if (isWithin(day, possible)) return { kind: "possible" };
  };
  return (day: CalendarDay): Bead => {
    const bled = bleeding.get(day);
    if (day === overview.statedPeriodDay && (bled?.flow ?? null) === null)
      return { kind: "stated" };
    if (bled !== undefined) return beadOfBleeding(bled);
    if (ovulated?.has(day)) return { kind: "confirmed" };
    if (isUnlogged(day, overview)) return { kind: "unlogged" };
    return estimated(day) ?? { kind: day <= today ? "resting" : "future" };
  };
}
