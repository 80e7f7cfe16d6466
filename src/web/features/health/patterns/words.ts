import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import type { CycleNorms } from "#domain/cycles/norms/cycle-norms.ts";
import type { PremenstrualTiming } from "#domain/patterns/premenstrual-timing.ts";

type Norms = Extract<CycleNorms, { kind: "norms" }>;

export function frequencyWords({ usual, cycles, frequency }: Norms): MessageDescriptor {
  const { shortest, longest } = usual.cycle;
  const { shorter, longer } = frequency;
  switch (frequency.kind) {
    case "usual": {
      const within = cycles - shorter - longer;
      return msg`${within} of your last ${cycles} cycles were in the usual range of ${shortest} to ${longest} days.`;
    }
    case "infrequent":
      return msg`${longer} of your last ${cycles} cycles were longer than the usual range of ${shortest} to ${longest} days. A doctor or clinic can look into it with you.`;
    case "frequent":
      return msg`${shorter} of your last ${cycles} cycles were shorter than the usual range of ${shortest} to ${longest} days. A doctor or clinic can look into it with you.`;
  }
}

const ADULT_AGE = 18;

/** Cycle regularity; under 18 natural variation is mentioned. */
export function regularityWords({ regularity }: Norms, age: number | null): MessageDescriptor {
  const { shortest, longest } = regularity;
  const difference = longest - shortest;
  if (regularity.kind === "regular") {
    return msg`From ${shortest} to ${longest} days: they differ by ${difference}, which counts as regular.`;
  }
  if (age !== null && age < ADULT_AGE) {
    return msg`From ${shortest} to ${longest} days. At your age cycles still change a lot from one to the next.`;
  }
  return regularity.kind === "borderline"
    ? msg`From ${shortest} to ${longest} days: they differ by ${difference}, just about what counts as regular.`
    : msg`From ${shortest} to ${longest} days: they differ by ${difference}. Up to 9 is the usual range.`;
}

export function changeWords({
  cycles,
  changes,
  longGaps,
}: Extract<CycleNorms, { kind: "change" }>): MessageDescriptor {
  return msg`Of your last ${cycles} cycles, ${plural(changes, { 0: "none", other: "#" })} changed that much and ${plural(longGaps, { 0: "none", other: "#" })} lasted that long.`;
}

export function durationWords({ usual, duration }: Norms): MessageDescriptor | null {
  if (duration === null || usual.periodUpTo === null) return null;
  const { longest } = duration;
  const most = usual.periodUpTo;
  return duration.kind === "usual"
    ? msg`Your longest took ${longest} days. Up to ${most} is the usual range.`
    : msg`Your longest took ${longest} days. Up to ${most} is the usual range: show it to a doctor or clinic.`;
}

export function timingWords(timing: PremenstrualTiming): MessageDescriptor {
  const { scoredCycles } = timing;
  switch (timing.kind) {
    case "not-enough-days":
      return timing.cyclesNeeded === 1
        ? msg`1 more cycle is needed with check-ins on 4 days in each of the two weeks.`
        : msg`${timing.cyclesNeeded} more cycles are needed with check-ins on 4 days in each of the two weeks.`;
    case "no-timing-seen":
      return msg`No timing seen in ${scoredCycles} cycles.`;
    case "may-follow-your-cycle":
      return msg`May follow your cycle: it rose in the week before ${timing.cyclesWithTiming} of ${scoredCycles} periods.`;
  }
}
