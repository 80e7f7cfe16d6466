import type { PlacedNote } from "../ovulation/notes-of.ts";

export interface SignProfile {
  readonly otherwise: number;
  /** One probability per day from `firstDay` on; ovulation is day 0. */
  readonly firstDay: number;
  readonly about: readonly number[];
  /** The weight of one note: below 1 if neighbouring days' notes are correlated. */
  readonly worth: number;
}

/**
 * Clear, stretchy mucus or not: noted on 62% of the fertile days and 12% of the others (Symul and
 * Holmes, IEEE J Biomed Health Inform 2022), with slopes at both ends. Notes of neighbouring days
 * correlate by 0.49: each is worth a third, (1 − 0.49) / (1 + 0.49).
 */
export const CLEAR_MUCUS: SignProfile = {
  otherwise: 0.12,
  firstDay: -6,
  about: [0.25, 0.37, 0.5, 0.62, 0.62, 0.62, 0.62, 0.37],
  worth: 1 / 3,
};

/** A positive ovulation test: 0.2, 0.7, 0.8, 0.2 in the same source, spread by a day either way. */
export const POSITIVE_TEST: SignProfile = {
  otherwise: 0.05,
  firstDay: -3,
  about: [0.2, 0.3, 0.5, 0.7, 0.5, 0.2],
  worth: 1,
};

/** The probability of the sign this many days after ovulation. */
export const shareOn = ({ otherwise, firstDay, about }: SignProfile, day: number) =>
  about[day - firstDay] ?? otherwise;

/** The log likelihood ratio of a note with this probability against the usual one. */
const logsOf = (share: number, usual: number) => ({
  seen: Math.log(share / usual),
  unseen: Math.log((1 - share) / (1 - usual)),
});

/**
 * Returns for `count` cycle days from `first` on the log likelihood ratio: ovulation on that day
 * against no information, when the sign is as frequent on any day as in the cycle as a whole. Tests
 * that are positive for weeks (as with PCOS) therefore place no ovulation.
 */
export function notedEvidence(
  { otherwise, firstDay, about, worth }: SignProfile,
  notes: readonly PlacedNote<boolean>[],
  first: number,
  count: number,
): number[] {
  const times = notes.filter(({ value }) => value).length;
  const usual = (times + 1) / (notes.length + 2);
  const logsAbout = about.map((share) => logsOf(share, usual));
  const logsOtherwise = logsOf(otherwise, usual);
  return Array.from({ length: count }, (_, place) => {
    const dayOfOvulation = first + place;
    let log = 0;
    for (const { index, value } of notes) {
      const day = index + 1 - dayOfOvulation - firstDay;
      const isAbout = day >= 0 && day < logsAbout.length;
      const { seen, unseen } = (isAbout ? logsAbout[day] : undefined) ?? logsOtherwise;
      log += value ? seen : unseen;
    }
    return worth * log;
  });
}
