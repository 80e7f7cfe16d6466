import type { Concern, ConcernEvidence, Urgency } from "#domain/concerns/engine/concern.ts";
import { onOneLine } from "#domain/language/one-line.ts";
import { dayWords, type Speech } from "../speech.ts";

export interface SpokenConcern {
  readonly action: string;
  readonly reason: string;
  /** One line per fact, newest first. */
  readonly evidence: readonly string[];
  readonly ask: string;
  /** What to bring, besides the list for every visit. */
  readonly bring: string | null;
}

const PART_OF = {
  "call-now": "action",
  today: "today",
  "within-days": "soon",
  mention: "later",
} as const satisfies Readonly<Record<Urgency, string>>;

/** @example spokenConcern(concern, english).evidence // ["HbA1c 9.8 % on Nov 3, 2026"] */
export function spokenConcern(concern: Concern, speech: Speech): SpokenConcern {
  const { key, subject, urgency, evidence } = concern;
  const ofSubject = `concern.${key} ${subject}` as const;
  const name = speech.has(`${ofSubject}.action`) ? ofSubject : (`concern.${key}` as const);
  const ofUrgency = PART_OF[urgency];
  const part = (part: string) => speech.say(`${name}.${part}`, { subject: subject ?? "" });
  return {
    action: part(speech.has(`${name}.${ofUrgency}`) ? ofUrgency : "action"),
    reason: part("reason"),
    evidence: evidence.map((line) => evidenceWords(line, speech)),
    ask: part("ask"),
    bring: speech.has(`${name}.bring`) ? part("bring") : null,
  };
}

export function evidenceWords({ fact, day, value, unit }: ConcernEvidence, speech: Speech): string {
  const values = {
    day: onOneLine(dayWords(speech, day), speech.forms),
    value: onOneLine(valueWords(value, unit, speech), speech.forms),
  };
  const unrated = `concern.fact.${fact}.${value}` as const;
  return speech.say(speech.has(unrated) ? unrated : `concern.fact.${fact}`, values);
}

function valueWords(value: number | string, unit: string, speech: Speech): string {
  if (unit !== "" && speech.has(`concern.value.${unit}`)) {
    return speech.say(`concern.value.${unit}`, { value: String(value) });
  }
  const id = `concern.value.${value}` as const;
  const words = speech.has(id) ? speech.say(id) : String(value);
  return unit === "" ? words : `${words} ${unit}`;
}
