/** One day on the string. The ring draws what it is told and knows nothing of cycles. */
export interface Bead {
  readonly kind: BeadKind;
  /** How large a filled bead is drawn; 2 when left out. */
  readonly size?: 1 | 2 | 3;
  /** How strongly a forecast bead shows, 0 (hardly there) to 1. */
  readonly strength?: number;
  /** A forecast bead of a day that may be fertile too, as on long and uneven cycles. */
  readonly isPossiblyFertile?: boolean;
  /** Written on the bead that stands for today, which is drawn large and above the others. */
  readonly today?: string;
  /** What a screen reader says of this bead when beads can be chosen. */
  readonly name?: string;
}

export type BeadKind =
  | "period"
  | "spotting"
  /** Of a period, though no bleeding was logged on it: told, or of a period nobody ended. */
  | "unlogged"
  | "resting"
  /** A resting bead of a darker colour, to count weeks by. */
  | "week"
  | "future"
  | "peak"
  | "possible"
  | "confirmed"
  | "forecast";
