import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { moodTimings } from "../patterns/day-readings.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import type { Finding, Rule } from "./rule.ts";
import type { Story } from "./story.ts";

/** About six months. */
const HOLDS_FOR = 183;
const DAYS_BEFORE = 7;

const RATINGS = [
  { name: "depression", fact: "low_mood", of: "lowMood" },
  { name: "anxiety", fact: "anxiety", of: "anxiety" },
] as const;

/** Low mood or anxiety that rises before her periods. */
export const premenstrualMood: Rule = {
  key: "premenstrual-mood",
  trigger:
    "Low mood or anxiety higher in the week before her periods than in the week after they began, by 30 % of the range she used, in half of the scored cycles and two at least.",
  source:
    "Windows of C-PASS, Eisenlohr-Moul et al. 2017; that safety is asked about: BMC Womens Health s12905-022-01612-5",
  grade: "P",
  holdsFor: HOLDS_FOR,
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

/** The worst day of the week before each period of half a year. */
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
      return rating === undefined || day < addDays(today, -HOLDS_FOR)
        ? []
        : [{ fact, day, value: rating, unit: "" }];
    });
    return rated.toSorted((one, other) => Number(other.value) - Number(one.value)).slice(0, 1);
  });
}
