import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { beginningOf, type LifeStage } from "../life/life-stage.ts";
import { canConceive } from "./can-conceive.ts";
import { isTrying } from "./is-trying.ts";
import { isPregnancyRecorded, stagesOf } from "./pregnancy-now.ts";
import type { Finding, Rule } from "./rule.ts";
import type { StageOfStory, Story } from "./story.ts";

/** DMPA: twelve weeks and two more (South Africa; WHO allows longer). */
const DMPA_DAYS = 98;
/** NET-EN, every eight weeks: one week more (a South African paper; others allow two). */
const NET_EN = { upToWeeks: 8, days: 63 } as const;
/** After half a year she has most likely stopped. */
const SPOKEN_OF_DAYS = 183;

/** An injection whose next one is late. */
export const injectionLate: Rule = {
  key: "injection-late",
  trigger:
    "More than 98 days after the last injection, more than 63 where one is due every eight weeks or oftener, for half a year; a mention where she says that she uses no contraception. Not once she named another method or why she stopped, is pregnant or trying.",
  source:
    "South African standard treatment guidelines; WHO handbook, fphandbook.org, late injections; Zimbabwe EDLIZ",
  grade: "P",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const isConceiving = isPregnancyRecorded(story, today) || isTrying(story, today);
    if (isConceiving || !canConceive(story)) return [];
    const last = latestMethod(story);
    if (last?.method !== "injection" || last.to === undefined || last.whyStopped !== undefined) {
      return [];
    }
    const since = daysBetween(last.to, today);
    const days = protectedFor(last);
    if (since <= days || since > days + SPOKEN_OF_DAYS) return [];
    const urgency = story.facts.contraception === "none" ? "mention" : "within-days";
    return [{ urgency, evidence: [injected(last.to)] }];
  },
};

const injected = (day: CalendarDay) =>
  ({ fact: "injection", day, value: "yes", unit: "" }) as const;

const protectedFor = ({ everyWeeks }: LifeStage) =>
  everyWeeks !== undefined && everyWeeks <= NET_EN.upToWeeks ? NET_EN.days : DMPA_DAYS;

const latestMethod = (story: Story): StageOfStory | undefined =>
  stagesOf(story)
    .filter(({ kind }) => kind === "contraception")
    .toSorted((one, other) => beginningOf(one).localeCompare(beginningOf(other)))
    .at(-1);
