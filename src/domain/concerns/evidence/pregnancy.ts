import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { lastPregnancyEnd } from "../../life/last-pregnancy-end.ts";
import { stageOn } from "../../life/life-stage.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { StageOfStory, Story } from "../engine/story.ts";

export interface PregnancyNow {
  /** True if recorded by the user; false if known only from a test. */
  readonly isRecorded: boolean;
  readonly since: CalendarDay;
  /** Completed weeks from its first day; `null` if unknown. */
  readonly weeks: number | null;
  readonly evidence: readonly ConcernEvidence[];
}

/**
 * Returns the stages of a story, with the outcome of pregnancies where known.
 * @example stagesOf({ facts, stages: [{ kind: "pregnancy", from }] }) // [{ kind: "pregnancy", from }]
 */
export const stagesOf = ({ stages, facts }: Story): readonly StageOfStory[] =>
  stages ?? facts.stages ?? [];

/**
 * Returns the current pregnancy, recorded (until its last day) or by a positive test, or `null`.
 * @example pregnancyNow({ facts, stages: [{ kind: "pregnancy", from: addDays(today, -70) }] }, today)?.weeks // 10
 */
export function pregnancyNow(story: Story, today: CalendarDay): PregnancyNow | null {
  return recorded(story, today) ?? byTest(story, today);
}

function recorded(story: Story, today: CalendarDay): PregnancyNow | null {
  const goOn = stagesOf(story).filter(({ to }) => to === undefined || to > today);
  const stage = stageOn(goOn, "pregnancy", today);
  if (stage === undefined) {
    const isSaid = story.facts.pregnancy === "pregnant";
    if (!isSaid) return null;
    return {
      isRecorded: true,
      weeks: null,
      since: sinceBeforeTest(today),
      evidence: [pregnancyEvidence(null, today)],
    };
  }
  const { from } = stage;
  const weeks = from === undefined ? null : Math.floor(daysBetween(from, today) / 7);
  return {
    isRecorded: true,
    weeks,
    since: sinceOf(stage, today),
    evidence: [pregnancyEvidence(weeks, today)],
  };
}

const pregnancyEvidence = (weeks: number | null, today: CalendarDay): ConcernEvidence => ({
  fact: "pregnancy",
  day: today,
  isOfNow: true,
  ...(weeks === null ? { value: "yes", unit: "" } : { value: weeks, unit: "weeks" }),
});

function sinceOf({ from, toldOn }: StageOfStory, today: CalendarDay): CalendarDay {
  const known = sinceBeforeTest(toldOn ?? today);
  return from !== undefined && from < known ? from : known;
}

function byTest(story: Story, today: CalendarDay): PregnancyNow | null {
  const test = positiveTest(story, today);
  if (test === null) return null;
  return { isRecorded: false, since: sinceBeforeTest(test.day), weeks: null, evidence: [test] };
}

/**
 * Recorded pregnancies have different words; a test alone changes none.
 * @example isPregnancyRecorded({ facts: { ...facts, pregnancy: "pregnant" } }, today) // true
 */
export const isPregnancyRecorded = (story: Story, today: CalendarDay): boolean =>
  pregnancyNow(story, today)?.isRecorded === true;

/** By judgement: an ectopic pregnancy has shown itself by then. */
const WEEKS = 14;

/**
 * Returns the current pregnancy while it may be ectopic: under 14 weeks, or of unknown age.
 * @example earlyPregnancy(story, today)?.weeks // 9
 */
export function earlyPregnancy(story: Story, today: CalendarDay): PregnancyNow | null {
  const pregnancy = pregnancyNow(story, today);
  return (pregnancy?.weeks ?? 0) < WEEKS ? pregnancy : null;
}

/** By judgement: an ongoing pregnancy has been recorded by then. */
const HOLDS_FOR = 42;

/**
 * Returns the latest positive pregnancy test of the last six weeks; `null` if a later one was
 * negative or the recorded pregnancy is over. A test after that end counts.
 * @example positiveTest({ facts, signs: [{ date: today, pregnancyTest: "positive" }] }, today)?.day // today
 */
export function positiveTest(story: Story, today: CalendarDay): ConcernEvidence | null {
  const latest = testSince(story, addDays(today, -HOLDS_FOR));
  if (latest?.result !== "positive") return null;
  const end = lastPregnancyEnd(story.stages ?? story.facts.stages);
  if (end !== null && latest.day <= end) return null;
  return { fact: "pregnancy_test", day: latest.day, value: "positive", unit: "" };
}

export interface PregnancyTest {
  readonly result: "positive" | "negative";
  readonly day: CalendarDay;
}

/** Returns the latest result from a day on; the positive one if that day has both. */
export function testSince({ signs = [] }: Story, since: CalendarDay): PregnancyTest | null {
  const tests = signs.flatMap(({ date: day, pregnancyTest: result }) =>
    result === undefined || day < since ? [] : [{ day, result }],
  );
  const order = ({ day, result }: PregnancyTest) => day + result;
  return tests.toSorted((one, other) => order(one).localeCompare(order(other))).at(-1) ?? null;
}

/** Approximate days of pregnancy before a test turns positive. */
const sinceBeforeTest = (day: CalendarDay): CalendarDay => addDays(day, -28);
