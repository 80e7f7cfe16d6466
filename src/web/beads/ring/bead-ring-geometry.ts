/** In drawing units; the ring is centred on (0, 0). */
export const RING_HALF = 166;
/** Includes room at both sides for the ribbon's dates. */
export const RING_HALF_WIDE = 206;
export const MOON_RADIUS = 90;
export const TODAY_RADIUS = 15;

/** Days per turn. Longer cycles begin a second turn inside the first. */
export const DAYS_OF_A_TURN = 90;
const RING_RADIUS = 135;
const INNER_RADIUS = 111;
export const OUTER_RADIUS = 141;
const FEWEST_PLACES = 15;
/** More places would make the beads too small, so further future days are compressed. */
const MOST_PLACES = 96;
/** Minimum room for future days. */
const LEAST_AHEAD = 30;
const LARGEST_BEAD = 8.5;
/** Share of a bead's space that the bead fills; the rest is string. */
const BEAD_SHARE = 0.4;

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface RingGeometry {
  readonly radius: number;
  readonly beadRadius: number;
  readonly days: number;
  /** Days of the previous turn, drawn inside; 0 in the first 90 days. */
  readonly before: number;
  /** Position of a day on the turn, from 0 to 1. */
  readonly turnOf: (daysFromToday: number) => number;
  readonly placeOf: (daysAgo: number) => Place;
}

/** The cycle's first day is at the top, then clockwise; past days have equal angles. */
export function ringGeometry(lived: number, ahead: number): RingGeometry {
  const days = lived === 0 ? 0 : ((lived - 1) % DAYS_OF_A_TURN) + 1;
  const before = lived > DAYS_OF_A_TURN ? DAYS_OF_A_TURN : 0;
  const radius = before === 0 ? RING_RADIUS : INNER_RADIUS;
  const places = Math.min(
    Math.max(days + ahead, FEWEST_PLACES),
    Math.max(MOST_PLACES, days + LEAST_AHEAD),
  );
  const perDayAhead = Math.min(1, (places - days) / Math.max(1, ahead)) / places;
  const turnOf = (daysFromToday: number) =>
    (days - 1) / places + daysFromToday * (daysFromToday > 0 ? perDayAhead : 1 / places);
  return {
    radius,
    days,
    before,
    turnOf,
    beadRadius: rounded(
      Math.min(LARGEST_BEAD, ((2 * Math.PI * radius) / Math.max(places, before)) * BEAD_SHARE),
    ),
    placeOf: (daysAgo) =>
      daysAgo < days
        ? onCircle(radius, turnOf(-daysAgo))
        : onCircle(OUTER_RADIUS, (before - 1 - (daysAgo - days)) / before),
  };
}

export function onCircle(radius: number, turn: number): Place {
  const angle = 2 * Math.PI * turn;
  return { x: rounded(radius * Math.sin(angle)), y: rounded(-radius * Math.cos(angle)) };
}

export function arcPath(radius: number, from: number, to: number): string {
  const end = Math.min(to, from + 0.999);
  const [start, stop] = [onCircle(radius, from), onCircle(radius, end)];
  const isLarge = end - from > 0.5 ? 1 : 0;
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${isLarge} 1 ${stop.x} ${stop.y}`;
}

/** SVG path of the lit part of a moon: `turn` 0 new, 0.5 full, 1 new. */
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

/** Rounded, so that prerendered and hydrated markup are identical. */
const rounded = (value: number) => Math.round(value * 100) / 100 + 0;
