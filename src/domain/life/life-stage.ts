import { addDays, type CalendarDay } from "../days/calendar-day.ts";

export interface LifeStage {
  readonly kind: "contraception" | "pregnancy" | "breastfeeding" | "no_periods";
  /** First day; absent if unknown. */
  readonly from?: CalendarDay | undefined;
  /** Last day (of injections: the last one's day); absent while it continues. */
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
  /** The first day of a pack of pills, patches or a ring; all are counted from it. */
  readonly packFrom?: CalendarDay | undefined;
  /** Weeks from one injection to the next. */
  readonly everyWeeks?: number | undefined;
  /** The outcome of an ended pregnancy; `ended` is a termination. */
  readonly ending?: "birth" | "loss" | "ended" | undefined;
  /** Only for `no_periods`. */
  readonly whyNoPeriods?:
    | "hysterectomy"
    | "ablation"
    | "ovaries_removed"
    | "early_menopause"
    | "testosterone"
    | "other"
    | undefined;
}

const SINCE_EVER = "";

/** An injection of DMPA, the commonest, in South Africa (NDoH; `concerns`, contraception). */
const USUAL_INJECTION_WEEKS = 12;

/**
 * The first day of a stage. A pregnancy or life without periods begins, without one, when it was
 * entered, at the latest when it ended; a method or breastfeeding extends back to the one before.
 */
export function beginningOf({ kind, from, to, toldOn }: LifeStage): CalendarDay | "" {
  const extendsBack = kind === "contraception" || kind === "breastfeeding";
  if (from !== undefined || extendsBack) return from ?? SINCE_EVER;
  const known = [toldOn, to].filter((day) => day !== undefined).sort();
  return known[0] ?? SINCE_EVER;
}

/**
 * Returns the day on which the next injection is due after the last one.
 * @example nextInjectionDay(sep4, { everyWeeks: 12 }) // nov27
 */
export const nextInjectionDay = (
  last: CalendarDay,
  { everyWeeks }: Pick<LifeStage, "everyWeeks">,
) => addDays(last, 7 * (everyWeeks ?? USUAL_INJECTION_WEEKS));

/**
 * Returns for how many days after it an injection acts: DMPA twelve weeks and two more (South
 * Africa; WHO allows longer), NET-EN eight and one (a South African paper; others allow two).
 * @example injectionDays({ everyWeeks: 12 }) // 98
 */
export const injectionDays = ({ everyWeeks }: Pick<LifeStage, "everyWeeks">) =>
  everyWeeks && everyWeeks <= 8 ? 63 : 98;

/** The last day a stage affects the cycle. An injection acts for weeks after its day. */
export function lastDayOfEffect(stage: LifeStage): CalendarDay | null {
  const { to, method } = stage;
  if (to === undefined) return null;
  return method === "injection" ? addDays(to, injectionDays(stage)) : to;
}

/**
 * Returns the stage of a kind on a day, if any; of several, the one that began last.
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
 * Returns whether two contraceptive stages overlap: only one method at a time is allowed.
 * @example areAtOnce({ ...pill, from: march1 }, { ...pill, from: june1 }) // true
 */
export function areAtOnce(one: LifeStage, other: LifeStage): boolean {
  if (one.kind !== "contraception" || other.kind !== "contraception") return false;
  const isBefore = (first: LifeStage, second: LifeStage) =>
    first.to !== undefined && first.to < beginningOf(second);
  return !isBefore(one, other) && !isBefore(other, one);
}

export function acts(stage: LifeStage, first: CalendarDay, last: CalendarDay): boolean {
  const end = lastDayOfEffect(stage);
  return beginningOf(stage) <= last && (end === null || end >= first);
}
