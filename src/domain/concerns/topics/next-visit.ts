import { countedCycles } from "../../cycles/cycle-history.ts";
import { naturalCycles } from "../../cycles/norms/natural-cycles.ts";
import { LONG_GAP_DAYS, normsHold, usualCycleAt } from "../../cycles/norms/usual-cycle.ts";
import type { DayRecord } from "../../day/day-record.ts";
import { SEVERE_PAIN } from "../../day/pain-days.ts";
import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { moodTimings } from "../../patterns/day-readings.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { TWELVE_WEEKS } from "../evidence/after-pregnancy.ts";
import { heavyPeriods } from "../evidence/bleeding.ts";
import { isFirstYear } from "../evidence/conceiving.ts";
import { cycleEvidence, daysWithin } from "../evidence/days.ts";
import { methodNow } from "../evidence/method-now.ts";
import { painfulSymptoms } from "../evidence/pain.ts";
import { pregnancyNow, stagesOf } from "../evidence/pregnancy.ts";
import { PADS_AND_CLOTS, signsSince } from "../evidence/signs.ts";
import { symptomsOf } from "../evidence/symptoms.ts";

const BLEED_HEAVY_CYCLE_HOLDS_FOR = 365;

/** About six months; older periods are only a mention. */
const BLEED_HEAVY_CYCLE_RECENT_DAYS = 183;

const SIGNS_HOLD_FOR = 30;

const FEWEST_PERIODS = 2;

/** One heavy day is common in a usual period. A judgement. */
const HEAVY_DAYS = 2;

/** For this many days soaked pads have their own rule. */
const SOAKED_HOLDS_FOR = 2;

const isOfNow = ({ fact, day }: ConcernEvidence, today: CalendarDay) =>
  fact.startsWith("soaked_") && day >= addDays(today, -SOAKED_HOLDS_FOR);

const bleedHeavyCycle: Rule = {
  key: "bleed-heavy-cycle",
  trigger:
    'Two periods in six months that she called heavy or logged two heavy days of; or, in a month, clots over 2.5 cm, or a pad filled within three hours or faster. A mention where only one day of each was heavy, and of two in a year. Not in a pregnancy nor up to twelve weeks after, which have rules of their own. In the first six months of a copper IUD with words of its own (subject "copper").',
  source: "Public fact base; Primary Care 101, South Africa; one heavy day: our judgement",
  grade: "S",
  holdsFor: BLEED_HEAVY_CYCLE_HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const isPeriod = (day: CalendarDay) => !isOfPregnancy(story, today, day);
    const signs = signsSince(story, today, SIGNS_HOLD_FOR, PADS_AND_CLOTS).filter(
      (line) => isPeriod(line.day) && !isOfNow(line, today),
    );
    const periods = heavyPeriods(story, today, BLEED_HEAVY_CYCLE_HOLDS_FOR).filter(({ first }) =>
      isPeriod(first),
    );
    const isBack = periods.length >= FEWEST_PERIODS;
    const heavy = periods.filter(
      ({ first, days }) =>
        days >= HEAVY_DAYS && first >= addDays(today, -BLEED_HEAVY_CYCLE_RECENT_DAYS),
    );
    const isSoon = signs.length > 0 || heavy.length >= FEWEST_PERIODS;
    const flows = periods.map(({ first }): ConcernEvidence => {
      return { fact: "flow", day: first, value: "heavy", unit: "" };
    });
    const evidence = [...signs, ...(isBack ? flows : [])];
    const subject = isNewCopper(story, today) ? "copper" : undefined;
    return findings(isSoon ? "within-days" : "mention", evidence, subject);
  },
};

/**
 * Heavier periods are expected in its first six months: mentioned, without lowering the urgency.
 */
function isNewCopper(story: Story, today: CalendarDay): boolean {
  const { name, iud, from } = methodNow(story, today);
  const isCopper = name === "iud" && iud === "copper";
  return (
    isCopper && from !== undefined && daysBetween(from, today) <= BLEED_HEAVY_CYCLE_RECENT_DAYS
  );
}

function isOfPregnancy(story: Story, today: CalendarDay, day: CalendarDay): boolean {
  const now = pregnancyNow(story, today);
  if (now?.isRecorded === true && day >= now.since) return true;
  return stagesOf(story).some(
    ({ kind, from, to }) =>
      kind === "pregnancy" &&
      to !== undefined &&
      day >= (from ?? to) &&
      day <= addDays(to, TWELVE_WEEKS),
  );
}

const CYCLES = 13;

const LATEST = 3;

const OUTSIDE_OF_LATEST = 2;

export const cycleLength: Rule = {
  key: "cycle-length",
  trigger:
    "Two of her last three cycles, or more than half of the last 13 (three at least), outside 24 to 38 days (under 18: 21 to 45). Not in the first year after the first period nor over 45, nor in a pregnancy, while breastfeeding or with hormones.",
  source:
    "FIGO 2018, doi.org/10.1002/ijgo.12666; Peña et al. 2020, PMC7092491; how many: our judgement",
  grade: "S",
  holdsFor: null,
  find(story): readonly Finding[] {
    const { facts } = story;
    if (!normsHold(facts) || isFirstYear(story)) return [];
    const { shortest, longest } = usualCycleAt(facts.age).cycle;
    const cycles = countedCycles(naturalCycles(facts)).slice(-CYCLES);
    const isOutside = ({ length }: { readonly length: number }) =>
      length < shortest || length > longest;
    const outside = cycles.filter(isOutside);
    const isOften = cycles.slice(-LATEST).filter(isOutside).length >= OUTSIDE_OF_LATEST;
    const isMost = cycles.length >= LATEST && outside.length > cycles.length / 2;
    return isOften || isMost ? findings("mention", outside.map(cycleEvidence)) : [];
  },
};

const YEAR = 365;

/** A past gap of over 90 days; the current gap has its own rule. */
const longGap: Rule = {
  key: "long-gap",
  trigger:
    "A cycle of more than 90 days that ended in the last year. Not in the first year after the first period nor over 45, nor in a pregnancy, while breastfeeding or with hormones, nor where she said that a period went unlogged.",
  source: "GPnotebook, after FIGO; under 18: Peña et al. 2020, PMC7092491",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const { facts } = story;
    if (!normsHold(facts) || isFirstYear(story)) return [];
    const gaps = countedCycles(naturalCycles(facts)).filter(
      ({ startDay, length }) =>
        length > LONG_GAP_DAYS && addDays(startDay, length) >= addDays(today, -YEAR),
    );
    return findings("mention", gaps.map(cycleEvidence));
  },
};

const PAIN_STRONG_HOLDS_FOR = 365;

/** Pain is reported as "within days" for a month, then as a mention for a year. */
const PAIN_STRONG_RECENT_DAYS = 30;

const DAYS_OFF = 3;

const painStrong: Rule = {
  key: "pain-strong",
  trigger:
    "Pain of any kind of 8 of 10 and more, a severe headache, her usual painkiller failing, or three days and more off work or school in a month. A mention when the last of it is over a month ago, and pain of 5 and more in sex or on passing stool, twice in three months (J).",
  source: "Public fact base; the product's line for severe pain",
  grade: "S",
  holdsFor: PAIN_STRONG_HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const off = signsSince(story, today, PAIN_STRONG_RECENT_DAYS, ["off_work_or_school"]);
    const evidence = [
      ...daysWithin(story, today, PAIN_STRONG_HOLDS_FOR).flatMap(severePains),
      ...signsSince(story, today, PAIN_STRONG_HOLDS_FOR, ["painkiller_failed", "severe_headache"]),
      ...(off.length >= DAYS_OFF ? off : []),
    ];
    const isRecent = evidence.some(({ day }) => isWithin(day, today));
    if (evidence.length > 0) return findings(isRecent ? "within-days" : "mention", evidence);
    const deep = daysWithin(story, today, DEEP_PAIN.within).flatMap((record) =>
      symptomsOf(record, ["pain_during_sex", "painful_bowel_movements"], DEEP_PAIN.from),
    );
    return findings("mention", deep.length >= DEEP_PAIN.times ? deep : []);
  },
};

/** Pain in sex or on passing stool that comes back, which may come from endometriosis. */
const DEEP_PAIN = { from: 5, times: 2, within: 90 } as const;

const isWithin = (day: CalendarDay, today: CalendarDay) =>
  day >= addDays(today, -PAIN_STRONG_RECENT_DAYS);

/** The day's severe pains by name; the daily log's pain if no other is as strong. */
function severePains(record: DayRecord): ConcernEvidence[] {
  const named = symptomsOf(record, painfulSymptoms, SEVERE_PAIN);
  const pain = record.pain?.value ?? 0;
  const isNamed = named.some(({ value }) => value === pain);
  if (pain < SEVERE_PAIN || isNamed) return named;
  return [...named, { fact: "pain", day: record.date, value: pain, unit: "" }];
}

const PREMENSTRUAL_MOOD_HOLDS_FOR = 183;

const DAYS_BEFORE = 7;

const RATINGS = [
  { name: "depression", fact: "low_mood", of: "lowMood" },
  { name: "anxiety", fact: "anxiety", of: "anxiety" },
] as const;

const premenstrualMood: Rule = {
  key: "premenstrual-mood",
  trigger:
    "Low mood or anxiety higher in the week before her periods than in the week after they began, by 30 % of the range she used, in half of the scored cycles and two at least.",
  source:
    "Windows of C-PASS, Eisenlohr-Moul et al. 2017; that safety is asked about: BMC Womens Health s12905-022-01612-5",
  grade: "P",
  holdsFor: PREMENSTRUAL_MOOD_HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const { days, facts } = story;
    if (days === undefined) return [];
    const timings = moodTimings(days.values(), facts.cycles);
    const rising = RATINGS.filter(({ name }) => timings[name].kind === "may-follow-your-cycle");
    return findings(
      "mention",
      rising.flatMap((rating) => worstBeforePeriods(story, today, rating)),
    );
  },
};

/** The worst day in the week before each period of half a year. */
function worstBeforePeriods(
  { days, facts }: Story,
  today: CalendarDay,
  { fact, of }: (typeof RATINGS)[number],
): ConcernEvidence[] {
  const starts = facts.cycles.map(({ startDay }) => startDay);
  return starts.flatMap((start) => {
    const week = Array.from({ length: DAYS_BEFORE }, (_, place) => addDays(start, -1 - place));
    const rated = week.flatMap((day): ConcernEvidence[] => {
      const rating = days?.get(day)?.[of]?.value;
      return rating === undefined || day < addDays(today, -PREMENSTRUAL_MOOD_HOLDS_FOR)
        ? []
        : [{ fact, day, value: rating, unit: "" }];
    });
    return rated.toSorted((one, other) => Number(other.value) - Number(one.value)).slice(0, 1);
  });
}

export const nextVisitRules: readonly Rule[] = [
  bleedHeavyCycle,
  cycleLength,
  longGap,
  painStrong,
  premenstrualMood,
];
