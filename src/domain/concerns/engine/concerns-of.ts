import { type Pausable, resultOf } from "../../basics/steps.ts";
import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { type Concern, type ConcernEvidence, type Urgency, urgencies } from "./concern.ts";
import { concernKeys } from "./concern-key.ts";
import type { Finding, Rule } from "./rule.ts";
import { lastRules, rules } from "./rules.ts";
import { seenName } from "./seen-name.ts";
import type { Story } from "./story.ts";

/**
 * Returns every concern, most urgent first; within "call-now", those without help come first. A
 * concern seen by a clinician becomes a mention; "call-now" stays, with the day of the help.
 * @example concernsOf({ facts, signs: [{ date: today, signs: ["soaked_pads_two_hours"] }] }, today)[0]?.urgency // "call-now"
 */
export function concernsOf(story: Story, today: CalendarDay): readonly Concern[] {
  return resultOf(concernsInSlices(story, today));
}

/** As `concernsOf`, rule by rule, so a server can handle other requests in between. */
export function* concernsInSlices(story: Story, today: CalendarDay): Pausable<readonly Concern[]> {
  const found: Concern[] = [];
  for (const rule of rules) {
    found.push(...concernsBy(rule, story, today));
    yield;
  }
  return [...found, ...unspoken(found, story, today)].toSorted(
    (one, other) =>
      urgencies.indexOf(one.urgency) - urgencies.indexOf(other.urgency) ||
      Number(isHelped(one)) - Number(isHelped(other)) ||
      concernKeys.indexOf(one.key) - concernKeys.indexOf(other.key),
  );
}

const isHelped = ({ urgency, seenOn }: Concern) => urgency === "call-now" && seenOn !== undefined;

const concernsBy = (rule: Rule, story: Story, today: CalendarDay): Concern[] =>
  rule.find(story, today).flatMap((finding) => concern(rule, finding, story, today));

/** Dangerous signs and fevers that no equally urgent concern covers, each reported once. */
function unspoken(found: readonly Concern[], story: Story, today: CalendarDay): Concern[] {
  const last = lastRules.flatMap((rule) => concernsBy(rule, story, today));
  return last.flatMap((concern) => {
    const spoken = found
      .filter(({ urgency }) => urgencies.indexOf(urgency) <= urgencies.indexOf(concern.urgency))
      .flatMap(({ evidence }) => evidence);
    const evidence = concern.evidence.filter(({ fact, day }) =>
      spoken.every((line) => line.fact !== fact || line.day !== day),
    );
    return evidence.length === 0 ? [] : [{ ...concern, evidence }];
  });
}

function concern(rule: Rule, finding: Finding, { seen }: Story, today: CalendarDay): Concern[] {
  const { key, holdsFor, source } = rule;
  const evidence = finding.evidence.toSorted((one, other) => other.day.localeCompare(one.day));
  const newest = evidence[0]?.day;
  if (newest === undefined) return [];
  if (holdsFor !== null && daysBetween(newest, today) > holdsFor) return [];
  const seenOn = seen?.[seenName({ key, subject: finding.subject })];
  const isSeen = isSeenSince(evidence, seenOn, today);
  const isLowered = isSeen && finding.urgency !== "call-now";
  const urgency: Urgency = isLowered ? "mention" : finding.urgency;
  const subject = finding.subject === undefined ? {} : { subject: finding.subject };
  return [{ key, ...subject, urgency, evidence, holdsFor, source, ...(isSeen && { seenOn }) }];
}

/** Days after which evidence without a date is raised again. A judgement. */
const SEEN_FOR = 365;

function isSeenSince(
  evidence: readonly ConcernEvidence[],
  seenOn: CalendarDay | undefined,
  today: CalendarDay,
): boolean {
  if (seenOn === undefined) return false;
  const newest = evidence.find(({ isOfNow }) => isOfNow !== true);
  return newest === undefined ? daysBetween(seenOn, today) <= SEEN_FOR : seenOn >= newest.day;
}
