/** The drawing's own units: the ring stands around (0, 0) and fits into ±156. */
export const RING_HALF = 156;
export const MOON_RADIUS = 90;
export const TODAY_RADIUS = 15;

const RING_RADIUS = 135;
const LARGEST_BEAD = 8.5;
/** Of the room each bead has; the rest is string. */
const BEAD_SHARE = 0.34;
/** More beads than this are woven in two strands, so that each stays large enough to see. */
const MOST_IN_ONE_STRAND = 50;
const STRAND_OFFSET = 6;
/** Beads appear one after another in this many steps, however many there are. */
const APPEARANCE_STEPS = 24;

export interface BeadPlace {
  readonly x: number;
  readonly y: number;
  /** When the bead appears, 0 to 23. */
  readonly step: number;
}

export interface RingGeometry {
  readonly places: readonly BeadPlace[];
  readonly beadRadius: number;
  /** The string the beads hang on, as a path closed into a ring. */
  readonly string: string;
}

/**
 * Where `count` beads lie: the first at the top, then clockwise at equal angles.
 * @example ringGeometry(28).places[7] // { x: 135, y: 0, step: 6 }
 */
export function ringGeometry(count: number): RingGeometry {
  const isWoven = count > MOST_IN_ONE_STRAND;
  const places = Array.from({ length: count }, (_, index) => {
    const radius = isWoven ? RING_RADIUS + strandOffset(index) : RING_RADIUS;
    return {
      ...onCircle(radius, index / count),
      step: Math.floor((index / count) * APPEARANCE_STEPS),
    };
  });
  return {
    places,
    beadRadius: beadRadius(count, isWoven),
    string: isWoven ? wovenString(places) : circlePath(RING_RADIUS),
  };
}

const strandOffset = (index: number) => (index % 2 === 0 ? STRAND_OFFSET : -STRAND_OFFSET);

function beadRadius(count: number, isWoven: boolean): number {
  const spacing = (2 * Math.PI * (isWoven ? RING_RADIUS - STRAND_OFFSET : RING_RADIUS)) / count;
  const room = isWoven ? Math.min(2 * spacing, Math.hypot(spacing, 2 * STRAND_OFFSET)) : spacing;
  return rounded(Math.min(LARGEST_BEAD, room * BEAD_SHARE));
}

function onCircle(radius: number, turn: number): { x: number; y: number } {
  const angle = 2 * Math.PI * turn;
  return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) };
}

const wovenString = (places: readonly BeadPlace[]) =>
  `M${places.map(({ x, y }) => `${x} ${y}`).join("L")}Z`;

/**
 * The lit part of a moon at `turn` of its month: 0 new, 0.5 full, 1 new again; waxing from the
 * right. A moon without light is an empty path.
 */
export function litMoonPath(turn: number): string {
  const within = Math.min(1, Math.max(0, turn));
  if (within === 0 || within === 1) return "";
  if (within === 0.5) return circlePath(MOON_RADIUS);
  const isWaxing = within < 0.5;
  const bulge = Math.cos(2 * Math.PI * within);
  const terminator = rounded(MOON_RADIUS * Math.abs(bulge));
  const limbSweep = isWaxing ? 1 : 0;
  const terminatorSweep = isWaxing === bulge < 0 ? 1 : 0;
  return (
    `M0 ${-MOON_RADIUS}A${MOON_RADIUS} ${MOON_RADIUS} 0 0 ${limbSweep} 0 ${MOON_RADIUS}` +
    `A${terminator} ${MOON_RADIUS} 0 0 ${terminatorSweep} 0 ${-MOON_RADIUS}Z`
  );
}

const circlePath = (radius: number) =>
  `M0 ${-radius}A${radius} ${radius} 0 1 1 0 ${radius}A${radius} ${radius} 0 1 1 0 ${-radius}Z`;

/** Rounded, so that the server's and the browser's drawing are the same to the letter. */
const rounded = (value: number) => Math.round(value * 100) / 100 + 0;
