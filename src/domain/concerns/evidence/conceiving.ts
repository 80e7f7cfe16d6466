import { YEAR_WITHOUT } from "../../cycles/after-change.ts";
import { knownStartDays } from "../../cycles/cycle-history.ts";
import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../concern.ts";
import type { Story } from "../story.ts";
import { methodNow } from "./method-now.ts";
import { signsSince } from "./signs.ts";

/** A pregnancy is not looked for from here on: background knowledge, as contraception may end. */
const OLDEST_AGE = 55;

/**
 * Whether a pregnancy is possible for all that she said; who said nothing may conceive.
 * @example canConceive({ facts, background: { couldConceive: false } }) // false
 */
export const canConceive = ({ facts, background }: Story): boolean =>
  background?.couldConceive !== false && (facts.age ?? 0) < OLDEST_AGE;

/**
 * Whether she may be trying to conceive: she chose fertility as a goal and uses no contraception, as
 * far as she noted. Who watches her fertility beside a method is not.
 * @example isTrying({ facts, goals: ["fertility"] }, today) // true
 */
export const isTrying = (story: Story, today: CalendarDay): boolean =>
  story.goals?.includes("fertility") === true && methodNow(story, today).name === null;

/**
 * Whether her first period came in the last year, as far as ages in years tell: then long gaps are
 * expected.
 * @example isFirstYear({ facts: { ...facts, age: 13 }, background: { firstPeriodAge: 13 } }) // true
 */
export const isFirstYear = ({ facts: { age }, background }: Story): boolean =>
  age !== undefined && age !== null && background?.firstPeriodAge === age;

/** A year without a period is the change from here on; before, it is looked into. */
const CHANGE = { fromAge: 45, days: YEAR_WITHOUT } as const;

/** From this age, bleeding after a year without is not a period, so no later period counts as missing. */
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

/**
 * Whether she is at an age, and so long without a period, that the change is behind her.
 * @example isAfterChange({ facts: { ...facts, age: 57 } }, today)
 */
export const isAfterChange = (story: Story, today: CalendarDay): boolean =>
  ((story.facts.age ?? 0) >= CHANGE.fromAge && daysWithout(story, today) >= CHANGE.days) ||
  ((story.facts.age ?? 0) >= SETTLED_FROM_AGE && hadYearWithout(story));

/**
 * Whether the change is so long behind her that a pregnancy is no longer looked for.
 * @example isPastConceiving({ facts: { ...facts, age: 52 } }, today)
 */
export function isPastConceiving(story: Story, today: CalendarDay): boolean {
  const { fromAge, days, daysBefore } = NO_MORE_PREGNANCIES;
  const isFifty = (story.facts.age ?? 0) >= fromAge;
  return isAfterChange(story, today) && daysWithout(story, today) >= (isFifty ? days : daysBefore);
}

/** Sex since, where she said that she has none. */
const SEX_LOOKED_FOR = 60;

/**
 * The days of 60 on which she ticked sex without contraception, or that a method failed.
 * @example riskySexSince(story, today) // [{ fact: "unprotected_sex", … }]
 */
export const riskySexSince = (story: Story, today: CalendarDay): ConcernEvidence[] =>
  signsSince(story, today, SEX_LOOKED_FOR, ["unprotected_sex", "missed_method", "rape"]);

/**
 * Whether her age and her answer leave a pregnancy possible. Sex that she ticked, or a
 * sterilisation, outweighs the answer that she cannot conceive.
 * @example mayHaveConceived(story, today)
 */
export function mayHaveConceived(story: Story, today: CalendarDay): boolean {
  if (canConceive(story)) return true;
  const isSterilised = methodNow(story, today).name === "sterilisation";
  const background = { ...story.background, couldConceive: undefined };
  const hasHadSex = isSterilised || riskySexSince(story, today).length > 0;
  return hasHadSex && canConceive({ ...story, background });
}

/** With these a pregnancy is not looked for unless she ticked that one failed. */
const RELIABLE = ["implant", "injection", "iud", "sterilisation", "pill", "patch", "ring"];

/**
 * Whether she may be pregnant whatever her calendar says: not excluded by her age, her answer or a
 * reliable method.
 * @example mayBePregnant({ facts: { ...facts, contraception: "condoms" } }, today) // true
 */
export function mayBePregnant(story: Story, today: CalendarDay): boolean {
  if (story.background?.firstPeriodAge === "not_yet" || isPastConceiving(story, today))
    return false;
  const isReliable = RELIABLE.includes(methodNow(story, today).name ?? "");
  const isOpen = !isReliable || riskySexSince(story, today).length > 0;
  return isOpen && mayHaveConceived(story, today);
}
