import { knownStartDays } from "../../cycles/cycle-history.ts";
import { YEAR_WITHOUT } from "../../cycles/norms/after-change.ts";
import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { lastPregnancyEnd } from "../../life/last-pregnancy-end.ts";
import { stageOn } from "../../life/life-stage.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";
import { methodNow } from "./method-now.ts";
import { stagesOf } from "./pregnancy.ts";
import { signsSince } from "./signs.ts";

/** No pregnancy is considered from this age: background knowledge, as contraception may end. */
const OLDEST_AGE = 55;

/**
 * Returns whether the answers leave a pregnancy possible; true without answers.
 * @example canConceive({ facts, background: { couldConceive: false } }) // false
 */
export const canConceive = ({ facts, background }: Story): boolean =>
  background?.couldConceive !== false && (facts.age ?? 0) < OLDEST_AGE;

/**
 * Whether fertility is a goal, or the last method was stopped for it, and no method is noted.
 * @example isTrying({ facts, goals: ["fertility"] }, today) // true
 */
export function isTrying(story: Story, today: CalendarDay): boolean {
  if (methodNow(story, today).name !== null) return false;
  return story.goals?.includes("fertility") === true || tryingSince(story) !== undefined;
}

/**
 * Returns the day the last method was stopped to conceive; `undefined` after a later pregnancy.
 * @example tryingSince({ facts, stages: [{ kind: "contraception", to: march1, whyStopped: "to_conceive" }] }) // march1
 */
export function tryingSince(story: Story): CalendarDay | undefined {
  const stages = stagesOf(story);
  const last = stages
    .filter(({ kind, to }) => kind === "contraception" && to !== undefined)
    .toSorted((one, other) => (one.to ?? "").localeCompare(other.to ?? ""))
    .at(-1);
  if (last?.whyStopped !== "to_conceive" || last.to === undefined) return undefined;
  return last.to > (lastPregnancyEnd(stages) ?? "") ? last.to : undefined;
}

/**
 * Returns whether the first period came within the last year, as far as ages in years tell; long
 * gaps are then expected.
 * @example isFirstYear({ facts: { ...facts, age: 13 }, background: { firstPeriodAge: 13 } }) // true
 */
export const isFirstYear = ({ facts: { age }, background }: Story): boolean =>
  age !== undefined && age !== null && background?.firstPeriodAge === age;

/** From this age a year without a period counts as menopause; before, it needs a check. */
const CHANGE = { fromAge: 45, days: YEAR_WITHOUT } as const;

/** From this age, bleeding after a year without periods is not a period. */
const SETTLED_FROM_AGE = 55;

/** Contraception may end a year after the last period from 50 on, two years before that. */
const NO_MORE_PREGNANCIES = { fromAge: 50, days: 365, daysBefore: 730 } as const;

const daysWithout = ({ facts }: Story, today: CalendarDay): number => {
  const last = knownStartDays(facts).at(-1);
  return last === undefined ? 0 : daysBetween(last, today);
};

const hadYearWithout = ({ facts }: Story): boolean => {
  const [before, last] = knownStartDays(facts).slice(-2);
  return before !== undefined && last !== undefined && daysBetween(before, last) >= CHANGE.days;
};

/** Returns whether age and time without a period indicate menopause. */
export const isAfterChange = (story: Story, today: CalendarDay): boolean =>
  ((story.facts.age ?? 0) >= CHANGE.fromAge && daysWithout(story, today) >= CHANGE.days) ||
  ((story.facts.age ?? 0) >= SETTLED_FROM_AGE && hadYearWithout(story));

/** Returns whether menopause is so long ago that no pregnancy is considered. */
export function isPastConceiving(story: Story, today: CalendarDay): boolean {
  const { fromAge, days, daysBefore } = NO_MORE_PREGNANCIES;
  const isFifty = (story.facts.age ?? 0) >= fromAge;
  return isAfterChange(story, today) && daysWithout(story, today) >= (isFifty ? days : daysBefore);
}

const SEX_LOOKED_FOR = 60;

/**
 * Returns the days of the last 60 with sex without contraception, or a failed method.
 * @example riskySexSince(story, today) // [{ fact: "unprotected_sex", … }]
 */
export const riskySexSince = (story: Story, today: CalendarDay): ConcernEvidence[] =>
  signsSince(story, today, SEX_LOOKED_FOR, ["unprotected_sex", "missed_method", "rape"]);

/** As `canConceive`, but logged sex, or a sterilisation, overrides "cannot conceive". */
export function mayHaveConceived(story: Story, today: CalendarDay): boolean {
  if (canConceive(story)) return true;
  const isSterilised = methodNow(story, today).name === "sterilisation";
  const background = { ...story.background, couldConceive: undefined };
  const hasHadSex = isSterilised || riskySexSince(story, today).length > 0;
  return hasHadSex && canConceive({ ...story, background });
}

/** With these methods no pregnancy is considered unless a failure is logged. */
const RELIABLE = ["implant", "injection", "iud", "sterilisation", "pill", "patch", "ring"];

const WITHOUT_WOMB_OR_OVARIES: readonly string[] = ["hysterectomy", "ovaries_removed"];

/**
 * Whether neither age, answers nor a reliable method exclude a pregnancy, whatever the calendar.
 * @example mayBePregnant({ facts: { ...facts, contraception: "condoms" } }, today) // true
 */
export function mayBePregnant(story: Story, today: CalendarDay): boolean {
  if (story.background?.firstPeriodAge === "not_yet" || isPastConceiving(story, today))
    return false;
  const { whyNoPeriods = "" } = stageOn(stagesOf(story), "no_periods", today) ?? {};
  if (WITHOUT_WOMB_OR_OVARIES.includes(whyNoPeriods)) return false;
  const isReliable = RELIABLE.includes(methodNow(story, today).name ?? "");
  const isOpen = !isReliable || riskySexSince(story, today).length > 0;
  return isOpen && mayHaveConceived(story, today);
}
