import { contraceptiveEffect } from "../cycles/contraceptive-effect.ts";
import { currentCycleStart } from "../cycles/cycle-history.ts";
import { LONG_GAP_DAYS, longestUsualWait, normsHold } from "../cycles/usual-cycle.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { lastPregnancyEnd } from "../life/last-pregnancy-end.ts";
import { lastDayOfEffect, stageOn } from "../life/life-stage.ts";
import { canConceive } from "./can-conceive.ts";
import type { ConcernEvidence } from "./concern.ts";
import { isAfterChange } from "./is-after-change.ts";
import { isFirstYear } from "./is-first-year.ts";
import { methodNow } from "./method-now.ts";
import { isPregnancyRecorded, stagesOf } from "./pregnancy-now.ts";
import type { Finding, Rule } from "./rule.ts";
import { signDaysWithin } from "./signs-logged.ts";
import type { Story } from "./story.ts";

/** Fully breastfeeding may hold periods back so long without being looked at. */
const BREASTFEEDING_DAYS = 183;
/** A negative test this recent need not be repeated before the visit. */
const TESTED_WITHIN = 14;

/** No period for 90 days, or for longer than is usual at her age and in her own cycles. */
export const noPeriod: Rule = {
  key: "no-period",
  trigger:
    "No period for 90 days, counted from her last period, the end of a pregnancy, of a hormonal method or of breastfeeding. Before that a mention from the 36th day (under 18: the 46th) once she is late for her own cycles. Not in a pregnancy, while breastfeeding up to six months, with a hormonal IUD, an implant, an injection, a progestogen-only pill or a pill without breaks, in the first year after the first period, nor from 45 on after a year, nor from 55 on once a year without has been.",
  source:
    "Public fact base and gpreasoning.uk (3 to 6 months); under 18: Peña et al. 2020, PMC7092491",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const since = waitingSince(story, today);
    if (since === null || isWithoutPeriodsByNature(story, today)) return [];
    const days = daysBetween(since, today);
    const evidence: ConcernEvidence[] = [
      { fact: "days_without_period", day: since, value: days, unit: "days" },
      ...negativeTest(story, today, since),
    ];
    if (isAfterChange(story, today)) return [];
    if (days >= LONG_GAP_DAYS) {
      return [{ urgency: "within-days", subject: subjectOf(story, today, evidence), evidence }];
    }
    return isLate(story, today, days) ? [{ urgency: "mention", subject: "late", evidence }] : [];
  },
};

/** The day from which a period could have come. */
function waitingSince(story: Story, today: CalendarDay): CalendarDay | null {
  const stages = stagesOf(story);
  const began = currentCycleStart({ ...story.facts, stages }) ?? lastPregnancyEnd(stages);
  if (began === null) return null;
  const ends = stages.flatMap((stage) => {
    const end = lastDayOfEffect(stage);
    const holdsBack =
      stage.kind !== "contraception" || contraceptiveEffect(stage.method, stage.iud) !== "none";
    return end !== null && end <= today && holdsBack ? [end] : [];
  });
  return [began, ...ends].sort().at(-1) ?? null;
}

function isWithoutPeriodsByNature(story: Story, today: CalendarDay): boolean {
  if (isPregnancyRecorded(story, today) || isBreastfeeding(story, today)) return true;
  const { name, iud, isWithoutBreaks } = methodNow(story, today);
  const isBloodless = name === "implant" || name === "injection" || isWithoutBreaks;
  if (isBloodless || (name === "iud" && iud === "hormonal")) return true;
  return isFirstYear(story);
}

/** For up to six months, from the birth where she gave no first day; else for an unknown time. */
function isBreastfeeding(story: Story, today: CalendarDay): boolean {
  const stages = stagesOf(story);
  const stage = stageOn(stages, "breastfeeding", today);
  if (stage === undefined && story.facts.isBreastfeeding !== true) return false;
  const from = stage?.from ?? lastPregnancyEnd(stages);
  return from === null || daysBetween(from, today) <= BREASTFEEDING_DAYS;
}

/** Her latest negative test of the last days, unless it is older than her last period. */
function negativeTest(story: Story, today: CalendarDay, since: CalendarDay): ConcernEvidence[] {
  const first = addDays(since, 1);
  const tests = signDaysWithin(story, today, TESTED_WITHIN).filter(({ date }) => date >= first);
  const latest = tests
    .filter(({ pregnancyTest }) => pregnancyTest !== undefined)
    .toSorted((one, other) => one.date.localeCompare(other.date))
    .at(-1);
  if (latest?.pregnancyTest !== "negative") return [];
  return [{ fact: "pregnancy_test", day: latest.date, value: "negative", unit: "" }];
}

/** Hormones and an IUD have their own words; a test is not asked for where it cannot tell more. */
function subjectOf(story: Story, today: CalendarDay, evidence: readonly ConcernEvidence[]) {
  const { name, effect } = methodNow(story, today);
  if (effect === "hormonal") return "hormones";
  if (name === "iud" && effect === "unknown") return "iud";
  const isTested = evidence.some(({ fact }) => fact === "pregnancy_test");
  return isTested || !canConceive(story) ? "no-test" : undefined;
}

/** Before 90 days, half of all waits are longer than expected: late is past her whole range. */
function isLate({ facts, forecast }: Story, today: CalendarDay, days: number): boolean {
  if (forecast?.kind !== "forecast" || !normsHold(facts)) return false;
  return today > forecast.expected80.last && days > longestUsualWait(facts.age);
}
