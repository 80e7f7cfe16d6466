import type { Concern, Urgency } from "#domain/concerns/engine/concern.ts";
import type { ConcernKey } from "#domain/concerns/engine/concern-key.ts";

type Topic =
  | "heavy bleeding"
  | "bleeding changes"
  | "pain"
  | "glucose"
  | "pressure"
  | "androgens"
  | "gaps"
  | "mood"
  | "checks";

/** Concerns that a clinic handles together; all others stand alone. */
const topics: Readonly<Partial<Record<ConcernKey, Topic>>> = {
  "bleed-heavy": "heavy bleeding",
  "hb-emergency": "heavy bleeding",
  "hb-severe": "heavy bleeding",
  "heavy-or-long-bleeding": "heavy bleeding",
  "bleed-long": "heavy bleeding",
  "bleed-heavy-cycle": "heavy bleeding",
  "hb-low": "heavy bleeding",
  "bleed-between": "bleeding changes",
  perimenopause: "bleeding changes",
  "pelvic-acute": "pain",
  "severe-pain": "pain",
  "moderate-pain": "pain",
  "pain-strong": "pain",
  dka: "glucose",
  "hypo-severe": "glucose",
  "glucose-high": "glucose",
  "glucose-low": "glucose",
  "diabetes-first": "glucose",
  "bp-emergency": "pressure",
  "bp-180": "pressure",
  "bp-high": "pressure",
  "androgen-high": "androgens",
  "androgen-signs": "androgens",
  "severe-acne": "androgens",
  "open-period": "gaps",
  "no-period": "gaps",
  "cycle-length": "gaps",
  "long-gap": "gaps",
  "mood-low": "mood",
  "premenstrual-mood": "mood",
  screening: "checks",
};

/** Concerns of one topic, most urgent first; the first sets the group's urgency. */
export type ConcernGroup = readonly [Concern, ...Concern[]];

/** @example concernGroups([bleedLong, ectopic, hbLow]) // [[bleedLong, hbLow], [ectopic]] */
export function concernGroups(mostUrgentFirst: readonly Concern[]): ConcernGroup[] {
  const groups = new Map<string, ConcernGroup>();
  for (const concern of mostUrgentFirst) {
    const topic = topics[concern.key] ?? `${concern.key} ${concern.subject ?? ""}`;
    groups.set(topic, [...(groups.get(topic) ?? []), concern] as unknown as ConcernGroup);
  }
  return [...groups.values()];
}

export const isSoon = (urgency: Urgency) => urgency !== "mention";
