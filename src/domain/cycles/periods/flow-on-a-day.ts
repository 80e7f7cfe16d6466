import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { isHealing } from "../../life/healing.ts";
import { type LifeStage, stageOn } from "../../life/life-stage.ts";
import type { DayFlow, Flow, LoggedCycle } from "../cycle-facts.ts";
import { LONGEST_USUAL_PERIOD } from "../norms/usual-cycle.ts";
import { periodRanges } from "./bleeding-days.ts";
import type { PeriodAnswer } from "./period-answer.ts";
import { type JoinedPeriod, joinedBy } from "./period-joined-by-day.ts";

export interface PeriodChoices<Cycle extends LoggedCycle> {
  readonly starts: {
    readonly endDay: CalendarDay | null;
    /** An earlier period left open, which ends on `lastDay`. */
    readonly ends: { readonly cycle: Cycle; readonly lastDay: CalendarDay } | null;
    /** Another period is near enough to extend, so the start must be marked as separate. */
    readonly isSeparate: boolean;
  };
  /** `null` if no period is near enough. */
  readonly extends: JoinedPeriod<Cycle> | null;
}

export type FlowEffect<Cycle extends LoggedCycle> =
  /** The day lies in a period, whose flow changes. */
  | { readonly kind: "changes-period"; readonly cycle: Cycle; readonly isLongOpen: boolean }
  /** Bleeding outside all periods: the user must say what it is. */
  | { readonly kind: "asks"; readonly choices: PeriodChoices<Cycle> }
  | ({ readonly kind: "starts-period" } & PeriodChoices<Cycle>["starts"])
  /** The first or last day of a logged period moves to this day. */
  | ({ readonly kind: "extends-period" } & JoinedPeriod<Cycle>)
  /** The flow belongs to the day alone; another screen asks about it. */
  | { readonly kind: "in-pregnancy" }
  | { readonly kind: "is-between" }
  /** Spotting is noted with the cycle the day lies in. */
  | { readonly kind: "notes-spotting"; readonly cycle: Cycle }
  /** No bleeding, and no period on that day: nothing to save. */
  | { readonly kind: "keeps-nothing" }
  /** Spotting before the first known period: no cycle to note it with. */
  | { readonly kind: "has-no-place" };

interface FlowChoice {
  readonly day: CalendarDay;
  readonly flow: Flow;
  /** The user's answer to what the bleeding is; `null` until answered. */
  readonly answer: PeriodAnswer | null;
  readonly hasSpotting: boolean;
}

export interface LoggedBleeding<Cycle extends LoggedCycle> {
  /** As logged, not joined. */
  readonly cycles: readonly Cycle[];
  /** From daily logs; they extend an open period. */
  readonly flows: readonly DayFlow[];
  readonly today: CalendarDay;
  readonly stages?: readonly LifeStage[] | undefined;
}

/** Light or more: spotting is asked about only if the user says that the period starts with it. */
export const isPeriodFlow = (flow: Flow | undefined): boolean =>
  flow === "light" || flow === "moderate" || flow === "heavy";

function latest<Cycle extends LoggedCycle>(cycles: readonly Cycle[]): Cycle | null {
  return cycles.toSorted((one, other) => other.startDay.localeCompare(one.startDay))[0] ?? null;
}

function choicesOn<Cycle extends LoggedCycle>(
  day: CalendarDay,
  { cycles, flows, today }: LoggedBleeding<Cycle>,
): PeriodChoices<Cycle> {
  const ranges = periodRanges({ cycles, flows: flows.filter((flow) => flow.day !== day) }, today);
  const open = ranges.find(({ isEnded, first }) => !isEnded && first < day);
  const joined = joinedBy(day, ranges);
  return {
    starts: {
      endDay: cycles.some(({ startDay }) => startDay > day) ? day : null,
      ends: open === undefined ? null : { cycle: open.cycle, lastDay: open.last },
      isSeparate: joined !== null,
    },
    extends: joined,
  };
}

function answeredEffect<Cycle extends LoggedCycle>(
  answer: PeriodAnswer | null,
  choices: PeriodChoices<Cycle>,
): FlowEffect<Cycle> {
  if (answer === "between") return { kind: "is-between" };
  if (answer === "extends" && choices.extends !== null) {
    return { kind: "extends-period", ...choices.extends };
  }
  return answer === "starts"
    ? { kind: "starts-period", ...choices.starts }
    : { kind: "asks", choices };
}

/**
 * Returns the effect of a day's flow on the cycles, for every form that logs one. Light or more
 * bleeding outside all periods is asked about, but not in the weeks after a birth or a loss. "none"
 * never starts a period, spotting only if the user says so, and nothing does in a pregnancy.
 * @example flowEffect({ day, flow: "spotting", answer: null, hasSpotting: false }, { cycles: [], flows: [], today }) // { kind: "has-no-place" }
 */
export function flowEffect<Cycle extends LoggedCycle>(
  { day, flow, answer, hasSpotting }: FlowChoice,
  bleeding: LoggedBleeding<Cycle>,
): FlowEffect<Cycle> {
  const { cycles, today, stages = [] } = bleeding;
  if ((flow !== "none" || hasSpotting) && stageOn(stages, "pregnancy", day) !== undefined) {
    return { kind: "in-pregnancy" };
  }
  const flows = [...bleeding.flows.filter((other) => other.day !== day), { day, flow }];
  const period = periodRanges({ cycles, flows }, today).findLast(
    ({ first, last }) => first <= day && day <= last,
  )?.cycle;
  if (period !== undefined) {
    const isLongOpen =
      period.endDay === undefined && daysBetween(period.startDay, day) >= LONGEST_USUAL_PERIOD;
    return { kind: "changes-period", cycle: period, isLongOpen };
  }
  if (isPeriodFlow(flow)) {
    const known = answer ?? (isHealing(stages, day) ? "between" : null);
    return answeredEffect(known, choicesOn(day, bleeding));
  }
  if (flow === "none" && !hasSpotting) return { kind: "keeps-nothing" };
  if (flow === "none" || answer !== "starts") {
    const cycle = latest(cycles.filter(({ startDay }) => startDay <= day));
    return cycle === null ? { kind: "has-no-place" } : { kind: "notes-spotting", cycle };
  }
  return answeredEffect(answer, choicesOn(day, bleeding));
}
