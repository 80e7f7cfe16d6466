import { addDays, type CalendarDay } from "../days/calendar-day.ts";

/** A time with one method of contraception, a pregnancy, or a time of breastfeeding. */
export interface LifeStage {
  readonly kind: "contraception" | "pregnancy" | "breastfeeding";
  /** First day; absent where she does not know it. */
  readonly from?: CalendarDay | undefined;
  /** Last day, of injections that of the last one; absent while it goes on. */
  readonly to?: CalendarDay | undefined;
  readonly toldOn?: CalendarDay | undefined;
  readonly method?:
    | "pill"
    | "iud"
    | "implant"
    | "injection"
    | "patch"
    | "ring"
    | "condoms"
    | "diaphragm"
    | "sterilisation"
    | "other"
    | undefined;
  readonly iud?: "copper" | "hormonal" | undefined;
  readonly pill?: "combined" | "progestogen_only" | undefined;
  /** Days with and without hormones in a pack of pills. */
  readonly pack?: "21_7" | "24_4" | "no_breaks" | undefined;
  /** Weeks from one injection to the next. */
  readonly everyWeeks?: number | undefined;
  /** How a pregnancy that is over ended; `ended` is a termination. */
  readonly ending?: "birth" | "loss" | "ended" | undefined;
}

/** Before every day: a text that is smaller than each of them. */
const SINCE_EVER = "";

/** An injection of DMPA, the commonest, in South Africa (NDoH; `concerns`, contraception). */
const USUAL_INJECTION_WEEKS = 12;

/**
 * Where a stage begins. A pregnancy without a first day begins when she told of it, at the latest
 * when it ended; any other reaches back as far as the one before it.
 */
export function beginningOf({ kind, from, to, toldOn }: LifeStage): CalendarDay | "" {
  if (from !== undefined || kind !== "pregnancy") return from ?? SINCE_EVER;
  const known = [toldOn, to].filter((day) => day !== undefined).sort();
  return known[0] ?? SINCE_EVER;
}

/** The last day that a stage acts on her cycle: an injection does so until the next would be due. */
export function lastDayOfEffect({ to, method, everyWeeks }: LifeStage): CalendarDay | null {
  if (to === undefined) return null;
  if (method !== "injection") return to;
  return addDays(to, 7 * (everyWeeks ?? USUAL_INJECTION_WEEKS) - 1);
}

/**
 * What held on a day; of several of a kind, the one that began last. `undefined` where she told of
 * none.
 * @example stageOn(stages, "contraception", calendarDay("2026-03-01"))?.method // "pill"
 */
export function stageOn<Stage extends LifeStage>(
  stages: readonly Stage[],
  kind: LifeStage["kind"],
  day: CalendarDay,
): Stage | undefined {
  return stages
    .filter((stage) => stage.kind === kind && acts(stage, day, day))
    .toSorted((one, other) => beginningOf(one).localeCompare(beginningOf(other)))
    .at(-1);
}

/**
 * Whether two times with a method of contraception share a day: she has one method at a time.
 * @example areAtOnce({ ...pill, from: march1 }, { ...pill, from: june1 }) // true
 */
export function areAtOnce(one: LifeStage, other: LifeStage): boolean {
  if (one.kind !== "contraception" || other.kind !== "contraception") return false;
  const isBefore = (first: LifeStage, second: LifeStage) =>
    first.to !== undefined && first.to < beginningOf(second);
  return !isBefore(one, other) && !isBefore(other, one);
}

/** Whether a stage acts on any day from `first` to `last`. */
export function acts(stage: LifeStage, first: CalendarDay, last: CalendarDay): boolean {
  const end = lastDayOfEffect(stage);
  return beginningOf(stage) <= last && (end === null || end >= first);
}
