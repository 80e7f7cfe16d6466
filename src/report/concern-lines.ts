import type { Concerns } from "#contract/concerns.ts";
import type { Concern, Urgency } from "#domain/concerns/concern.ts";
import { type LookedAt, lookedAt } from "#domain/concerns/not-logged.ts";
import { english } from "./concern-words/english.ts";
import { lookedAtWords } from "./concern-words/facts.ts";
import { spokenConcern } from "./concern-words/speech.ts";
import { inThirdPerson } from "./concern-words/third-person.ts";
import { dayWords } from "./visit-words.ts";

const urgencyWords: Readonly<Record<Urgency, string>> = {
  "call-now": "Now",
  today: "Today",
  "within-days": "Within days",
  mention: "To mention",
};

/** So many facts of one concern tell what it is: more where it cannot wait. */
const MOST_FACTS = { urgent: 3, other: 2 } as const;

/**
 * The concerns, each on one line: how soon, what was logged, and what she was advised, told of her.
 * Two of one urgency and the same facts share a line.
 */
export function concernLines(concerns: readonly Concern[]): string[] {
  const actionsOf = new Map<string, string[]>();
  for (const concern of concerns) {
    const facts = factsWords(concern);
    const action = inThirdPerson(spokenConcern(concern, english).action);
    actionsOf.set(facts, [...(actionsOf.get(facts) ?? []), action]);
  }
  return [...actionsOf].map(([facts, actions]) =>
    [facts, "Advised:", ...new Set(actions)].join(" "),
  );
}

function factsWords(concern: Concern): string {
  const { urgency, seenOn } = concern;
  const { evidence } = spokenConcern(concern, english);
  const most = MOST_FACTS[isUrgent(urgency) ? "urgent" : "other"];
  const more = evidence.length - most;
  const facts = [...evidence.slice(0, most), ...(more > 0 ? [`${more} more`] : [])];
  const by = urgency === "call-now" ? "she got help" : "seen by a clinician";
  const seen = seenOn === undefined ? "" : ` (${by} on ${dayWords(seenOn)})`;
  return `${urgencyWords[urgency]}${seen}: ${facts.join("; ")}.`;
}

/** Lines that a short page must not leave out: those of what cannot wait. */
export const urgentCount = ({ concerns }: Concerns) =>
  Math.max(1, concernLines(concerns.filter(({ urgency }) => isUrgent(urgency))).length);

const isUrgent = (urgency: Urgency) => urgency === "call-now" || urgency === "today";

const LEFT_OUT = "Some entries could not be read, and were not looked at.";

/** What it means that there is none, and what nobody has looked at. */
export function nothingFoundLines({ concerns, notLogged, hasLeftOut }: Concerns): string[] {
  const leftOut = hasLeftOut === true ? [LEFT_OUT] : [];
  if (concerns.length > 0) return leftOut;
  const list = (kinds: readonly LookedAt[]) => kinds.map((kind) => lookedAtWords[kind]).join(", ");
  const missing = notLogged.length === 0 ? [] : [`Not logged: ${list(notLogged)}.`];
  return [
    `None of the signs Mwezi looks for was logged. Looked at: ${list(lookedAt)}.`,
    ...missing,
    ...leftOut,
  ];
}
