import type { PlacedNote } from "../ovulation/notes-of.ts";

/** How probable a sign is on the days about ovulation, and on all others. */
export interface SignProfile {
  readonly otherwise: number;
  /** From `firstDay` on, one a day; ovulation is day 0. */
  readonly firstDay: number;
  readonly about: readonly number[];
  /** What one note is worth: less than 1 where those of neighbouring days say the same. */
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

/** How much likelier a note is with this probability than with the usual one, as a logarithm. */
const logsOf = (share: number, usual: number) => ({
  seen: Math.log(share / usual),
  unseen: Math.log((1 - share) / (1 - usual)),
});

/**
 * For each cycle day from `first` on, `count` of them: how much likelier the notes of a sign are if
 * ovulation fell on it than if they say nothing of ovulation, as a logarithm. Saying nothing, the
 * sign is as frequent on any day as it is in this cycle: so tests that are positive for weeks, as
 * they may be with PCOS, place no ovulation.
 * @example notedEvidence(CLEAR_MUCUS, [{ index: 12, value: true }], 10, 20)
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
