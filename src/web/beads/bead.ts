/** One day on the string, described without any knowledge of cycles. */
export interface Bead {
  readonly kind: BeadKind;
  /** Size of a filled bead; default 2. */
  readonly size?: 1 | 2 | 3;
  /** Bleeding outside a logged period. */
  readonly isBetween?: boolean;
  /** Strength of a forecast bead, from 0 to 1. */
  readonly strength?: number;
  /** A forecast bead that may also be fertile, as in long and irregular cycles. */
  readonly isPossiblyFertile?: boolean;
  /** The text on today's bead, which is large and on top. */
  readonly today?: string;
  /** Its accessible name when beads are selectable. */
  readonly name?: string;
}

export type BeadKind =
  | "period"
  | "spotting"
  /** A day of an open period after its last log. */
  | "unlogged"
  /** The first day of the period stated at setup. */
  | "told"
  | "resting"
  /** A darker resting bead that marks whole weeks. */
  | "week"
  | "future"
  | "peak"
  | "possible"
  | "confirmed"
  | "forecast";
