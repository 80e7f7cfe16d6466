import { type PeriodRange, periodRanges } from "../cycles/bleeding-days.ts";
import { openPeriod } from "../cycles/open-period.ts";
import { LONGEST_USUAL_PERIOD } from "../cycles/usual-cycle.ts";
import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { lastPregnancyEnd } from "../life/last-pregnancy-end.ts";
import { SIX_WEEKS } from "./after-pregnancy.ts";
import type { ConcernEvidence } from "./concern.ts";
import { isOnNewHormones } from "./method-now.ts";
import { stagesOf } from "./pregnancy-now.ts";
import type { Finding, Rule } from "./rule.ts";
import type { Story } from "./story.ts";

/** Under 20 a period of over 7 days is long. */
const YOUNG = { under: 20, days: 7 } as const;
/** A bleed that is over is worth a visit this week for a month, and a mention for a year. */
const RECENT_DAYS = 30;
const HOLDS_FOR = 365;

/** Bleeding for longer than is usual, counted to today while her logs keep it going. */
export const bleedLong: Rule = {
  key: "bleed-long",
  trigger:
    "Bleeding of more than 8 days (under 20: more than 7), counted to today while it goes on, or written down as days of bleeding so far. A mention on the 8th day, once it is over for a month, within six weeks after a birth, and in the first six months of a hormonal method unless heavy.",
  source:
    "FIGO 2018 (over 8 days), seen in secondary pages; Primary Care 101, South Africa (over 7); under 20: background knowledge",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const age = story.facts.age ?? YOUNG.under;
    const most = age < YOUNG.under ? YOUNG.days : LONGEST_USUAL_PERIOD;
    const ranges = periodRanges(story.facts, today);
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
  ...{ fact: "bleeding_days", day, value: days, unit: "days" },
});

function bleedOf({ days }: Story, { first, last, length, cycle }: PeriodRange): Bleed {
  const heavyDays = [...(days?.values() ?? [])]
    .filter(({ date, flow }) => date >= first && date <= last && flow?.value === "heavy")
    .map(({ date }) => date);
  // The latest one says enough: how long it goes on must not drown among its days.
  const latest = heavyDays.toSorted().slice(-1);
  const heavy = latest.map((day) => ({ fact: "flow", day, value: "heavy", unit: "" }) as const);
  const isHeavy = heavy.length > 0 || cycle.flow === "heavy";
  return { first, last, isHeavy, evidence: [lasted(first, length), ...heavy] };
}

/** What she wrote as "days of bleeding so far", unless a period that counts holds the day. */
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

/** Bleeding for up to six weeks is usual after a birth; after a loss it is looked at just so. */
function isAfterPregnancy(story: Story, first: CalendarDay): boolean {
  const end = lastPregnancyEnd(stagesOf(story));
  return end !== null && first >= end && daysBetween(end, first) <= SIX_WEEKS;
}

/** South Africa's guide counts from the 8th day, FIGO from the 9th. */
function onTheEighthDay({ facts }: Story, today: CalendarDay): Finding[] {
  const latest = periodRanges(facts, today).at(-1);
  if (latest === undefined || latest.length < LONGEST_USUAL_PERIOD) return [];
  const goesOn = latest.last >= today && openPeriod(facts, today)?.isLong !== true;
  return goesOn ? [{ urgency: "mention", evidence: [lasted(latest.first, latest.length)] }] : [];
}
