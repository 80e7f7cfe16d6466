import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { type LifeStage, stageOn } from "../life/life-stage.ts";
import { periodRanges } from "./bleeding-days.ts";
import type { DayFlow, Flow, LoggedCycle } from "./cycle-facts.ts";
import type { PeriodAnswer } from "./period-answer.ts";
import { type JoinedPeriod, joinedBy } from "./period-joined-by-day.ts";
import { LONGEST_USUAL_PERIOD } from "./usual-cycle.ts";

/** What "it starts" and "it goes on" would do with bleeding on a day outside her periods. */
export interface PeriodChoices<Cycle extends LoggedCycle> {
  readonly starts: {
    /** The last day, where a later period keeps the new one from staying open. */
    readonly endDay: CalendarDay | null;
    /** The period left open earlier, which ends on `lastDay`. */
    readonly ends: { readonly cycle: Cycle; readonly lastDay: CalendarDay } | null;
    /** A start fewer than 10 days away counts as the same period unless she says otherwise. */
    readonly isSeparate: boolean;
  };
  /** `null` where no period is near enough to go on. */
  readonly extends: JoinedPeriod<Cycle> | null;
}

/** What choosing a flow on one day does to the cycles she has logged. */
export type FlowEffect<Cycle extends LoggedCycle> =
  /** The day lies in a period: that period's flow changes. */
  | { readonly kind: "changes-period"; readonly cycle: Cycle; readonly isLongOpen: boolean }
  /** Bleeding outside her periods: only she can say what it is. */
  | { readonly kind: "asks"; readonly choices: PeriodChoices<Cycle> }
  /** A period begins. */
  | ({ readonly kind: "starts-period" } & PeriodChoices<Cycle>["starts"])
  /** A period she has logged begins or ends on the day instead. */
  | ({ readonly kind: "extends-period" } & JoinedPeriod<Cycle>)
  /** No period comes in a pregnancy: the flow is the day's alone, and is asked about elsewhere. */
  | { readonly kind: "in-pregnancy" }
  /** Bleeding that belongs to no period. */
  | { readonly kind: "is-between" }
  /** Spotting between periods belongs to the cycle the day lies in. */
  | { readonly kind: "notes-spotting"; readonly cycle: Cycle }
  /** No bleeding, and no period on that day: nothing to keep. */
  | { readonly kind: "keeps-nothing" }
  /** Spotting before any period is known: no cycle can hold it. */
  | { readonly kind: "has-no-place" };

interface FlowChoice {
  readonly day: CalendarDay;
  readonly flow: Flow;
  /** What she says the bleeding is; `null` before she does. */
  readonly answer: PeriodAnswer | null;
  /** She noted spotting between periods beside the flow. */
  readonly hasSpotting: boolean;
}

/** What a flow on a day is held against. */
export interface LoggedBleeding<Cycle extends LoggedCycle> {
  /** As she logged them, not joined. */
  readonly cycles: readonly Cycle[];
  /** Of her daily logs: they keep an open period going. */
  readonly flows: readonly DayFlow[];
  readonly today: CalendarDay;
  /** Her pregnancies, among others; left out where they are not known. */
  readonly stages?: readonly LifeStage[] | undefined;
}

/** Light or more: spotting is asked about only when she says that her period starts with it. */
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
 * What a flow chosen on a day means for her cycles, through whatever door she logs it. Bleeding of
 * light or more outside her periods is asked about. No period is ever started by "none", nor by
 * spotting unless she says that her period starts with it; in a pregnancy by nothing.
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
  if (isPeriodFlow(flow)) return answeredEffect(answer, choicesOn(day, bleeding));
  if (flow === "none" && !hasSpotting) return { kind: "keeps-nothing" };
  if (flow === "none" || answer !== "starts") {
    const cycle = latest(cycles.filter(({ startDay }) => startDay <= day));
    return cycle === null ? { kind: "has-no-place" } : { kind: "notes-spotting", cycle };
  }
  return answeredEffect(answer, choicesOn(day, bleeding));
}
