import { type CalendarDay, daysBetween } from "./calendar-day.ts";
import type { Flow, LoggedCycle } from "./cycle-facts.ts";
import { LONGEST_USUAL_PERIOD } from "./usual-cycle.ts";

/** What choosing a flow on one day does to the cycles she has logged. */
export type FlowEffect<Cycle extends LoggedCycle> =
  /** The day lies in a period: that period's flow changes. */
  | { readonly kind: "changes-period"; readonly cycle: Cycle; readonly isLongOpen: boolean }
  /** A period begins; with an `endDay` where a later one keeps it from staying open. */
  | { readonly kind: "starts-period"; readonly endDay: CalendarDay | null }
  /** Spotting between periods belongs to the cycle the day lies in. */
  | { readonly kind: "notes-spotting"; readonly cycle: Cycle }
  /** No bleeding, and no period on that day: nothing to keep. */
  | { readonly kind: "keeps-nothing" }
  /** Spotting before any period is known: no cycle can hold it. */
  | { readonly kind: "has-no-place" };

const covers = ({ startDay, endDay }: LoggedCycle, day: CalendarDay) =>
  startDay <= day && (endDay === undefined || day <= endDay);

function latest<Cycle extends LoggedCycle>(cycles: readonly Cycle[]): Cycle | null {
  return cycles.toSorted((one, other) => other.startDay.localeCompare(one.startDay))[0] ?? null;
}

/**
 * What a flow chosen on a day means for her cycles. No period is ever started by "none", nor by
 * spotting unless she says that her period starts with it.
 * @example flowEffect({ day, flow: "spotting", isStart: false, hasSpotting: false }, []) // { kind: "has-no-place" }
 */
export function flowEffect<Cycle extends LoggedCycle>(
  {
    day,
    flow,
    isStart,
    hasSpotting,
  }: {
    readonly day: CalendarDay;
    readonly flow: Flow;
    /** She says that her period starts with this spotting. */
    readonly isStart: boolean;
    /** She noted spotting between periods beside the flow. */
    readonly hasSpotting: boolean;
  },
  cycles: readonly Cycle[],
): FlowEffect<Cycle> {
  const period = latest(cycles.filter((cycle) => covers(cycle, day)));
  if (period !== null) {
    const isLongOpen =
      period.endDay === undefined && daysBetween(period.startDay, day) >= LONGEST_USUAL_PERIOD;
    return { kind: "changes-period", cycle: period, isLongOpen };
  }
  if (flow === "none" && !hasSpotting) return { kind: "keeps-nothing" };
  if (flow === "none" || (flow === "spotting" && !isStart)) {
    const cycle = latest(cycles.filter(({ startDay }) => startDay <= day));
    return cycle === null ? { kind: "has-no-place" } : { kind: "notes-spotting", cycle };
  }
  const hasLater = cycles.some(({ startDay }) => startDay > day);
  return { kind: "starts-period", endDay: hasLater ? day : null };
}
