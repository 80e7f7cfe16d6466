import { type Concern, type ConcernEvidence, urgencies } from "./concern.ts";
import { concernKeys } from "./concern-key.ts";

const isSame = (one: ConcernEvidence, other: ConcernEvidence) =>
  one.fact === other.fact && one.day === other.day && one.value === other.value;

/** Whether a graver, sooner or already seen concern covers all evidence of this one. */
function isEchoOf(concern: Concern, other: Concern): boolean {
  const milder = concernKeys.indexOf(concern.key) - concernKeys.indexOf(other.key);
  const isSooner = urgencies.indexOf(other.urgency) < urgencies.indexOf(concern.urgency);
  const isSeen = other.seenOn !== undefined && other.urgency === "mention";
  return (
    (isSooner ? milder >= 0 : isSeen && milder > 0) &&
    concern.evidence.every((line) => other.evidence.some((theirs) => isSame(line, theirs)))
  );
}

/**
 * Removes concerns that a graver one covers: a haemoglobin of 6.1 is not listed a second time.
 * @example withoutEchoes(concernsOf(story, today)).map(({ key }) => key) // ["hb-severe"], without "hb-low"
 */
export const withoutEchoes = (concerns: readonly Concern[]): readonly Concern[] =>
  concerns.filter((concern) => concerns.every((other) => !isEchoOf(concern, other)));
