import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { TWELVE_WEEKS } from "./after-pregnancy.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import { heavyPeriods } from "./heavy-periods.ts";
import { methodNow } from "./method-now.ts";
import { pregnancyNow, stagesOf } from "./pregnancy-now.ts";
import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";

const HOLDS_FOR = 365;
/** About six months: periods of before are a mention. */
const RECENT_DAYS = 183;
const SIGNS_HOLD_FOR = 30;
const FEWEST_PERIODS = 2;
/** One heavy day is common in a usual period. A judgement. */
const HEAVY_DAYS = 2;

/** Heavy periods that come back. */
export const bleedHeavyCycle: Rule = {
  key: "bleed-heavy-cycle",
  trigger:
    'Two periods in six months that she called heavy or logged two heavy days of; or, in a month, clots over 2.5 cm or a pad filled within three hours. A mention where only one day of each was heavy, and of two in a year. Not in a pregnancy nor up to twelve weeks after, which have rules of their own. In the first six months of a copper IUD with words of its own (subject "copper").',
  source: "Public fact base; Primary Care 101, South Africa; one heavy day: our judgement",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const isPeriod = (day: CalendarDay) => !isOfPregnancy(story, today, day);
    const signs = signsSince(story, today, SIGNS_HOLD_FOR, [
      "clots_over_2_5_cm",
      "clot_bigger_than_egg",
      "pad_within_three_hours",
    ]).filter(({ day }) => isPeriod(day));
    const periods = heavyPeriods(story, today, HOLDS_FOR).filter(({ first }) => isPeriod(first));
    const isBack = periods.length >= FEWEST_PERIODS;
    const heavy = periods.filter(
      ({ first, days }) => days >= HEAVY_DAYS && first >= addDays(today, -RECENT_DAYS),
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

/** In its first six months a copper IUD makes periods heavier: said, and no less looked at. */
function isNewCopper(story: Story, today: CalendarDay): boolean {
  const { name, iud, from } = methodNow(story, today);
  const isCopper = name === "iud" && iud === "copper";
  return isCopper && from !== undefined && daysBetween(from, today) <= RECENT_DAYS;
}

/** In a pregnancy that she recorded, or up to twelve weeks after one. */
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
