import { currentCycleStart, knownStartDays } from "../../cycles/cycle-history.ts";
import { hasBloodlessMethod } from "../../cycles/norms/bloodless-method.ts";
import { contraceptiveEffect } from "../../cycles/norms/contraceptive-effect.ts";
import {
  LONG_GAP_DAYS,
  LONGEST_COUNTED_PERIOD,
  LONGEST_USUAL_PERIOD,
  longestUsualWait,
  normsHold,
} from "../../cycles/norms/usual-cycle.ts";
import { type PeriodRange, periodRanges } from "../../cycles/periods/bleeding-days.ts";
import { openPeriod as periodLeftOpen } from "../../cycles/periods/open-period.ts";
import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { unpausedForecast } from "../../forecast/forecast-period.ts";
import { lastPregnancyEnd } from "../../life/last-pregnancy-end.ts";
import { lastDayOfEffect, stageOn } from "../../life/life-stage.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { SIX_WEEKS } from "../evidence/after-pregnancy.ts";
import { bleedRanges } from "../evidence/bleeding.ts";
import { canConceive, isAfterChange, isFirstYear } from "../evidence/conceiving.ts";
import { ageEvidence, backgroundEvidence } from "../evidence/days.ts";
import { isOnNewHormones, methodNow } from "../evidence/method-now.ts";
import { isPregnancyRecorded, stagesOf, testSince } from "../evidence/pregnancy.ts";
import { signsSince } from "../evidence/signs.ts";

/** Under 20, a period of over 7 days is long. */
const YOUNG = { under: 20, days: 7 } as const;

/** Ended long bleeding is "within days" for a month, then a mention for a year. */
const RECENT_DAYS = 30;

const HOLDS_FOR = 365;

const bleedLong: Rule = {
  key: "bleed-long",
  trigger:
    "Bleeding of more than 8 days (under 20: more than 7), counted to today while it goes on, also by daily logs after its end or without a period, or written down as days of bleeding so far. A mention on the 8th day, once it is over for a month, within six weeks after a birth, and in the first six months of a hormonal method unless heavy.",
  source:
    "FIGO 2018 (over 8 days), seen in secondary pages; Primary Care 101, South Africa (over 7); under 20: background knowledge",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const age = story.facts.age ?? YOUNG.under;
    const most = age < YOUNG.under ? YOUNG.days : LONGEST_USUAL_PERIOD;
    const ranges = bleedRanges(story, today);
    const bleeds = [
      ...ranges.filter(({ length }) => length > most).map((range) => bleedOf(story, range)),
      ...writtenDurations(story, most, ranges),
    ].filter(({ last }) => daysBetween(last, today) <= HOLDS_FOR);
    if (bleeds.length === 0) return onTheEighthDay(story, today);
    const isSoon = bleeds.some((bleed) => isWorthAVisit(story, bleed, today));
    const evidence = bleeds.flatMap((bleed) => bleed.evidence);
    return [{ urgency: isSoon ? "within-days" : "mention", evidence }];
  },
};

interface Bleed {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly isHeavy: boolean;
  readonly evidence: readonly ConcernEvidence[];
}

const lasted = (day: CalendarDay, days: number): ConcernEvidence => ({
  fact: "bleeding_days",
  day,
  value: days,
  unit: "days",
});

function bleedOf({ days }: Story, { first, last, length, cycle }: PeriodRange): Bleed {
  const heavyDays = [...(days?.values() ?? [])]
    .filter(({ date, flow }) => date >= first && date <= last && flow?.value === "heavy")
    .map(({ date }) => date);
  // The latest one is enough, otherwise the duration would be lost among its days.
  const latest = heavyDays.toSorted().slice(-1);
  const heavy = latest.map((day) => ({ fact: "flow", day, value: "heavy", unit: "" }) as const);
  const isHeavy = heavy.length > 0 || cycle.flow === "heavy";
  return { first, last, isHeavy, evidence: [lasted(first, length), ...heavy] };
}

/** Entries of "days of bleeding so far", unless a counted period contains the day. */
function writtenDurations({ days }: Story, most: number, ranges: readonly PeriodRange[]): Bleed[] {
  const isCounted = (day: CalendarDay) =>
    ranges.some(({ first, last, length }) => length > most && day >= first && day <= last);
  return [...(days?.values() ?? [])].flatMap(({ date, bleedingSoFar, flow }) => {
    const duration = bleedingSoFar?.value ?? 0;
    if (duration <= most || isCounted(date)) return [];
    const isHeavy = flow?.value === "heavy";
    return [{ first: date, last: date, isHeavy, evidence: [lasted(date, duration)] }];
  });
}

function isWorthAVisit(story: Story, { first, last, isHeavy }: Bleed, today: CalendarDay): boolean {
  if (daysBetween(last, today) > RECENT_DAYS) return false;
  return isHeavy || !(isOnNewHormones(story, today) || isAfterPregnancy(story, first));
}

/** Bleeding for up to six weeks is usual after a birth; the same limit is used after a loss. */
function isAfterPregnancy(story: Story, first: CalendarDay): boolean {
  const end = lastPregnancyEnd(stagesOf(story));
  return end !== null && first >= end && daysBetween(end, first) <= SIX_WEEKS;
}

/** South Africa's guide counts from the 8th day, FIGO from the 9th. */
function onTheEighthDay({ facts }: Story, today: CalendarDay): Finding[] {
  const latest = periodRanges(facts, today).at(-1);
  if (latest === undefined || latest.length < LONGEST_USUAL_PERIOD) return [];
  const goesOn = latest.last >= today && periodLeftOpen(facts, today)?.isLong !== true;
  return goesOn ? [{ urgency: "mention", evidence: [lasted(latest.first, latest.length)] }] : [];
}

const openPeriod: Rule = {
  key: "open-period",
  trigger:
    "A period of more than 8 days without an end, whose last days she logged nothing of; after 30 days a mention, as by then its end has more likely been forgotten, and in the first six months of a hormonal method.",
  source: "FIGO 2018 (over 8 days), seen in secondary pages; 30 days: our judgement",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const open = periodLeftOpen(story.facts, today);
    if (open === null || !open.isLong || open.isLoggedToToday) return [];
    const { startDay: day } = open.cycle;
    const isForgotten = open.day > LONGEST_COUNTED_PERIOD;
    return [
      {
        urgency: isForgotten || isOnNewHormones(story, today) ? "mention" : "within-days",
        evidence: [{ fact: "bleeding_days", day, value: open.day, unit: "days" }],
      },
    ];
  },
};

/** Full breastfeeding may suppress periods this long without a check. */
const BREASTFEEDING_DAYS = 183;

const WEIGHT_LOOKED_FOR = 90;
/** A negative test within these days need not be repeated before the visit. */
const TESTED_WITHIN = 14;

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
    return isLateForHerCycles(story, today, days)
      ? [{ urgency: "mention", subject: "late", evidence }]
      : [];
  },
};

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
  const facts = { ...story.facts, stages: stagesOf(story) };
  if (stageOn(facts.stages, "no_periods", today) !== undefined) return true;
  return hasBloodlessMethod(facts, today) || isFirstYear(story);
}

/** Counts six months from the start, or from the birth if the start is unknown. */
function isBreastfeeding(story: Story, today: CalendarDay): boolean {
  const stages = stagesOf(story);
  const stage = stageOn(stages, "breastfeeding", today);
  if (stage === undefined && story.facts.isBreastfeeding !== true) return false;
  const from = stage?.from ?? lastPregnancyEnd(stages);
  return from === null || daysBetween(from, today) <= BREASTFEEDING_DAYS;
}

function negativeTest(story: Story, today: CalendarDay, since: CalendarDay): ConcernEvidence[] {
  const latest = testSince(story, addDays(today, -TESTED_WITHIN));
  if (latest?.result !== "negative" || latest.day <= since) return [];
  return [{ fact: "pregnancy_test", day: latest.day, value: "negative", unit: "" }];
}

/** Hormones and IUDs have their own words; a test is suggested only if it can tell more. */
function subjectOf(story: Story, today: CalendarDay, evidence: readonly ConcernEvidence[]) {
  const { name, effect } = methodNow(story, today);
  if (effect === "hormonal") return "hormones";
  if (name === "iud" && effect === "unknown") return "iud";
  if (signsSince(story, today, WEIGHT_LOOKED_FOR, ["weight_loss"]).length > 0) return "weight";
  const isTested = evidence.some(({ fact }) => fact === "pregnancy_test");
  return isTested || !canConceive(story) ? "no-test" : undefined;
}

/** Before 90 days half of all waits exceed the median, so late means past the whole range. */
function isLateForHerCycles({ facts, forecast }: Story, today: CalendarDay, days: number): boolean {
  const known = forecast && unpausedForecast(forecast);
  if (!known || !normsHold(facts)) return false;
  return today > known.expected80.last && days > longestUsualWait(facts.age);
}

const LATEST_AGE = 15;

const LATEST_AGE_WITHOUT_BREASTS = 13;

/** Years from breast development to the first period; longer if development was early. */
const AFTER_BREASTS = { years: 3, yearsIfYoung: 5, youngUnder: 10 } as const;

const noFirstPeriod: Rule = {
  key: "no-first-period",
  trigger:
    "She said that no period has come: at 15; at 13 with no breast growth; or three years after her breasts began to grow (five if before 10).",
  source: "iatrox.com quoting NICE CKS; older pages have 16 and 14",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const { age = null } = story.facts;
    const isWaiting =
      story.background?.firstPeriodAge === "not_yet" && knownStartDays(story.facts).length === 0;
    if (age === null || !isWaiting || !isLateForHerAge(story, age)) return [];
    return findings("within-days", [
      ageEvidence(age, today),
      backgroundEvidence("firstPeriodAge", today),
    ]);
  },
};

function isLateForHerAge({ background }: Story, age: number): boolean {
  if (age >= LATEST_AGE) return true;
  const breasts = background?.breastsBeganAge;
  if (breasts === undefined) return false;
  if (breasts === "not_yet") return age >= LATEST_AGE_WITHOUT_BREASTS;
  const { years, yearsIfYoung, youngUnder } = AFTER_BREASTS;
  return age - breasts >= (breasts < youngUnder ? yearsIfYoung : years);
}

export const periodsRules: readonly Rule[] = [bleedLong, openPeriod, noPeriod, noFirstPeriod];
