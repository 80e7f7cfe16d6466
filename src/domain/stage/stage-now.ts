import type { Story } from "../concerns/engine/story.ts";
import { isTrying, mayBePregnant, riskySexSince } from "../concerns/evidence/conceiving.ts";
import { methodNow } from "../concerns/evidence/method-now.ts";
import { type PregnancyTest, testSince } from "../concerns/evidence/pregnancy.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { currentCycleStart, knownStartDays } from "../cycles/cycle-history.ts";
import { isAfterLongGap } from "../cycles/long-gap.ts";
import { YEAR_WITHOUT } from "../cycles/norms/after-change.ts";
import { wornOffMethods } from "../cycles/norms/after-method.ts";
import { hasBloodlessMethod } from "../cycles/norms/bloodless-method.ts";
import { changingCycles } from "../cycles/norms/changing-cycles.ts";
import { naturalCycles } from "../cycles/norms/natural-cycles.ts";
import { normsOfAge } from "../cycles/norms/norms-of-age.ts";
import { isAdolescent, LONG_GAP_DAYS, longestUsualWait } from "../cycles/norms/usual-cycle.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import {
  type Forecast,
  forecastPeriod,
  type PeriodForecast,
  unpausedForecast,
} from "../forecast/forecast-period.ts";
import { lastEndedPregnancy } from "../life/last-pregnancy-end.ts";
import { type LifeStage, lastDayOfEffect, stageOn } from "../life/life-stage.ts";
import type { PauseReason } from "../life/pause-reason.ts";
import { type Gestation, gestationOn } from "./gestation.ts";
import { type MethodCalendar, methodCalendar } from "./method-calendar.ts";

/** The stage of life that decides what every screen, reminder and file is about. */
export type StageNow = Stage & {
  /** The day it began; `null` if unknown. */
  readonly since: CalendarDay | null;
};

type Stage =
  /** No period is known. */
  | { readonly kind: "newcomer" }
  /** Under 18, in the first years of periods. */
  | { readonly kind: "just-started" }
  | { readonly kind: "cycling" }
  | { readonly kind: "trying" }
  /** Five days late or more, and pregnancy is not excluded. */
  | ({ readonly kind: "late" } & LatePeriod)
  /** `gestation` is `null` without the first day of the last period. */
  | { readonly kind: "pregnant"; readonly gestation: Gestation | null }
  /** No period since; `ending` is `ended` after a termination. */
  | { readonly kind: "after-loss"; readonly ending: "loss" | "ended" }
  | { readonly kind: "after-birth"; readonly isBreastfeeding: boolean }
  /** A pregnancy of unknown outcome. */
  | { readonly kind: "after-pregnancy" }
  /** No period since a method that takes them away; with `test` once a pregnancy is asked about. */
  | ({ readonly kind: "after-method" } & Partial<LatePeriod>)
  /** Over 45, with changing cycles or a gap of 60 days (STRAW+10). */
  | {
      readonly kind: "perimenopause";
      /** `late` after a gap of 60 days; by cycles alone (STRAW+10, Harlow et al. 2012). */
      readonly transition: "early" | "late";
    }
  | { readonly kind: "after-menopause" }
  /** By surgery, early menopause or testosterone. */
  | { readonly kind: "periods-ended"; readonly why: NonNullable<LifeStage["whyNoPeriods"]> }
  | {
      readonly kind: "by-method";
      readonly method: NonNullable<LifeStage["method"]>;
      /** Months without bleeding are usual with it. */
      readonly isBloodless: boolean;
      readonly calendar: MethodCalendar | null;
    }
  /** No period for 90 days, pregnancy or not. */
  | { readonly kind: "no-periods"; readonly days: number };

const WITHOUT_CYCLES: readonly StageNow["kind"][] = [
  ...(["pregnant", "after-loss", "after-birth", "after-pregnancy", "after-menopause"] as const),
  ...(["periods-ended", "by-method", "after-method"] as const),
];

/** No cycle day, phase or fertile day. @example hasNoCycles("by-method") // true */
export const hasNoCycles = (stage: StageNow["kind"]): boolean => WITHOUT_CYCLES.includes(stage);

interface LatePeriod {
  /** The latest result since the period was due. */
  readonly test: PregnancyTest | null;
}

/** A test is reliable from the day of the missed period; five days leave room for a late period. */
const ASKED_AFTER_DAYS = 4;

/** Weeks after a pregnancy in which it explains missing periods, whatever the method. */
const AFTER_PREGNANCY_DAYS = 84;

/**
 * Returns the stage with the day it began and its basis. Callers that have not loaded signs, background or goals
 * leave them out: a late period then asks about a pregnancy.
 * @example stageNow({ facts, forecast, goals: profile.goals }, today) // { kind: "late", since: nov22, test: null }
 */
export function stageNow(story: Story, today: CalendarDay): StageNow {
  const { facts, forecast = forecastPeriod(facts, today) } = story;
  const method = methodStage(story, today);
  const reason = forecast.kind === "paused" ? forecast.reason : "method";
  const isByMethod = reason === "method" || reason === "after-method";
  return (
    (isByMethod ? null : pausedStage(facts, reason, today, method !== null)) ??
    method ??
    afterMethodStage(story, forecast, today) ??
    waitingStage(story, forecast, today) ??
    changingStage(facts, today) ??
    cyclingStage(story, forecast, today)
  );
}

function pausedStage(
  { cycles, stages = [], isBreastfeeding = false }: CycleFacts,
  reason: Exclude<PauseReason, "method" | "after-method">,
  today: CalendarDay,
  hasHormones: boolean,
): StageNow | null {
  if (reason === "pregnant") {
    const { from = null } = stageOn(stages, "pregnancy", today) ?? {};
    return { kind: reason, since: from, gestation: from && gestationOn(from, today) };
  }
  if (reason === "after-change") {
    const last = knownStartDays({ cycles }).findLast(
      (start, place, all) => daysBetween(start, all[place + 1] ?? today) >= YEAR_WITHOUT,
    );
    return { kind: "after-menopause", since: last ? addDays(last, YEAR_WITHOUT) : null };
  }
  if (reason === "no-periods") {
    const { from = null, whyNoPeriods = "other" } = stageOn(stages, "no_periods", today) ?? {};
    return { kind: "periods-ended", since: from, why: whyNoPeriods };
  }
  const pregnancy = lastEndedPregnancy(stages);
  const since = pregnancy?.to ?? null;
  const isExplainedByMethod =
    hasHormones && since !== null && daysBetween(since, today) > AFTER_PREGNANCY_DAYS;
  if (isExplainedByMethod) return null;
  if (reason === "after-birth") return { kind: reason, since, isBreastfeeding };
  if (reason === "after-pregnancy") return { kind: reason, since };
  return { kind: reason, since, ending: pregnancy?.ending === "ended" ? "ended" : "loss" };
}

function methodStage(story: Story, today: CalendarDay): StageNow | null {
  const { name, effect, from = null } = methodNow(story, today);
  if (name === null || name === "none" || effect !== "hormonal") return null;
  const isBloodless = hasBloodlessMethod(story.facts, today);
  const stage = stageOn(story.facts.stages ?? [], "contraception", today);
  const calendar = stage === undefined ? null : methodCalendar(stage, today);
  return { kind: "by-method", since: from, method: name, isBloodless, calendar };
}

function afterMethodStage(story: Story, forecast: Forecast, today: CalendarDay): StageNow | null {
  const last = wornOffMethods(story.facts, today).map(lastDayOfEffect).sort().at(-1);
  if (!last) return null;
  return { kind: "after-method", ...latePeriod(story, forecast, today), since: addDays(last, 1) };
}

/** A period that is late or has been absent for 90 days. */
function waitingStage(story: Story, forecast: Forecast, today: CalendarDay): StageNow | null {
  if (forecast.kind !== "forecast") return null;
  const { facts } = story;
  const days = daysBetween(forecast.cycleStart, today);
  if (days >= LONG_GAP_DAYS && facts.isBreastfeeding !== true) {
    if (isAfterLongGap(facts, today)) return null;
    return { kind: "no-periods", since: addDays(forecast.cycleStart, LONG_GAP_DAYS), days };
  }
  const late = latePeriod(story, forecast, today);
  return late && { kind: "late", ...late };
}

function latePeriod(story: Story, forecast: Forecast, today: CalendarDay) {
  const waiting = unpausedForecast(forecast);
  if (waiting === null) return null;
  const since = addDays(lastPossibleDay(waiting, story.facts), 1);
  const test = testSince(story, since);
  const isExcluded = isRuledOut(story, waiting, today) && test?.result !== "positive";
  if (today < addDays(since, ASKED_AFTER_DAYS) || isExcluded || !mayBePregnant(story, today)) {
    return null;
  }
  return { since, test };
}

/** Whether a pregnancy was ruled out in this cycle, and no sex that could lead to one since. */
function isRuledOut(story: Story, { cycleStart }: PeriodForecast, today: CalendarDay): boolean {
  const on = story.background?.notPregnantOn;
  if (on === undefined || on < cycleStart) return false;
  return riskySexSince(story, today).every(({ day }) => day <= on);
}

/** The expected day; the end of the range where no day is expected; under 18 at least 45 days. */
function lastPossibleDay(
  { cycleStart, expectedDay, expected80, isWide }: PeriodForecast,
  { age }: CycleFacts,
): CalendarDay {
  const last = isWide ? expected80.last : expectedDay;
  if (!isAdolescent(age)) return last;
  const usual = addDays(cycleStart, longestUsualWait(age));
  const isWithinUsual = last <= usual;
  return isWithinUsual ? usual : last;
}

function changingStage(facts: CycleFacts, today: CalendarDay): StageNow | null {
  const usual = normsOfAge(facts);
  if (usual?.kind !== "change") return null;
  const { differing, long } = changingCycles(naturalCycles(facts), usual);
  const isGapNow = isAfterLongGap(facts, today);
  if (differing.length < 2 && long.length === 0 && !isGapNow) return null;
  const days = [...differing, ...long].map(({ startDay }) => startDay).sort();
  const transition = long.length > 0 || isGapNow ? "late" : "early";
  return { kind: "perimenopause", since: days[0] ?? currentCycleStart(facts), transition };
}

function cyclingStage(story: Story, forecast: Forecast, today: CalendarDay): StageNow {
  const { facts } = story;
  const [first = null] = knownStartDays(facts);
  if (isAdolescent(facts.age)) return { kind: "just-started", since: first };
  if (forecast.kind !== "forecast") return { kind: "newcomer", since: null };
  return isTrying(story, today)
    ? { kind: "trying", since: lastMethodEnd(facts) }
    : { kind: "cycling", since: first };
}

const lastMethodEnd = ({ stages = [] }: CycleFacts): CalendarDay | null =>
  stages
    .flatMap(({ kind, to }) => (kind === "contraception" && to !== undefined ? [to] : []))
    .sort()
    .at(-1) ?? null;
