export interface Bead {
  readonly kind: BeadKind;
  /** Size of a filled bead; default 2. */
  readonly size?: 1 | 2 | 3;
  /** Bleeding outside a logged period. */
  readonly isBetween?: boolean;
  readonly strength?: number;
  /** A forecast bead that may also be fertile, as in long and irregular cycles. */
  readonly isPossiblyFertile?: boolean;
  readonly today?: string;
  /** Its accessible name when beads are selectable. */
  readonly name?: string;
}

export type BeadKind =
  | "period"
  | "spotting"
  | "unlogged"
  | "stated"
  | "resting"
  | "week"
  | "future"
  | "peak"
  | "possible"
  | "confirmed"
  | "forecast";
