import { notesOf, type PlacedNote } from "../ovulation/notes-of.ts";
import type { Temperatures } from "../ovulation/temperature-shift.ts";

/**
 * The belief about waking temperatures: low before ovulation, higher by a rise after it, with
 * scatter around both. Normal–inverse-gamma: given the scatter, low and rise are normal.
 */
export interface TemperatureBelief {
  /** °C. */
  readonly low: number;
  readonly rise: number;
  /** Inverse covariance of low and rise, in units of one reading. */
  readonly precision: Precision;
  /** Parameters of the variance's inverse gamma distribution; `rate` in °C². */
  readonly shape: number;
  readonly rate: number;
}

/** The upper half of a symmetric 2 × 2 matrix. */
interface Precision {
  readonly low: number;
  readonly both: number;
  readonly rise: number;
}

/** A reading with its index; 0 is the cycle's first day. */
type Reading = PlacedNote<number>;

/** Limits the days read per cycle; only a cycle of several years has more. */
const MOST_DAYS = 90;

/** Days 1 to 3 may still be warm from the cycle before. */
const FIRST_PLACE = 3;

/** Readings are clamped to this distance from the cycle's median, °C: a fever, a late morning. */
const MOST_FROM_MEDIAN = 0.5;

/** Days after ovulation until the temperature reaches its plateau, in equal steps. */
const DAYS_OF_RISE = 4;

const FEWEST_TO_LEARN = 8;

/** °C by which low and rise may change from one cycle to the next. */
const CHANGE = 0.08;

/** Caps the weight of past readings at twenty, because the scatter changes too. */
const MOST_SHAPE = 10;

/**
 * A shift of about 0.36 °C (Symul et al., npj Digit Med 2019;2:64, 2.7 million cycles); low and
 * scatter from charts of oral temperatures. All values within the published ranges forecast alike.
 */
export const ANY_TEMPERATURES: TemperatureBelief = {
  low: 36.45,
  rise: 0.34,
  // Scatter 0.14 °C; low and rise vary between women by 0.25 and 0.13 °C.
  precision: { low: (0.14 / 0.25) ** 2, both: 0, rise: (0.14 / 0.13) ** 2 },
  shape: 3,
  rate: 3 * 0.14 ** 2,
};

/** The share of the rise reached this many days after ovulation. */
export const shareOfRise = (days: number) => Math.min(1, Math.max(0, days / DAYS_OF_RISE));

function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle) - 1] ?? 0)) / 2;
}

/**
 * Returns the readings of a cycle that are evidence of ovulation, clamped.
 * @example readingsOf([36.9, null, null, 36.4, 36.5]) // [{ index: 3, value: 36.4 }, { index: 4, value: 36.5 }]
 */
export function readingsOf(temperatures: Temperatures): Reading[] {
  const noted = notesOf(temperatures)
    .filter(({ index }) => index >= FIRST_PLACE)
    .slice(-MOST_DAYS);
  const median = medianOf(noted.map(({ value }) => value));
  const [least, most] = [median - MOST_FROM_MEDIAN, median + MOST_FROM_MEDIAN];
  return noted.map(({ index, value }) => ({
    index,
    value: Math.min(most, Math.max(least, value)),
  }));
}

const determinantOf = ({ low, both, rise }: Precision) => low * rise - both * both;

/** Updates the belief with readings, each at a known share of the rise (Bayes). */
function afterReadings(
  belief: TemperatureBelief,
  readings: readonly Reading[],
  shareAt: (place: number) => number,
): TemperatureBelief {
  // Relative to the expected values: small squares avoid rounding errors.
  let [ofRise, ofRiseSquared, off, offOnRise, offSquared] = [0, 0, 0, 0, 0];
  for (const { index, value } of readings) {
    const share = shareAt(index);
    const difference = value - belief.low - share * belief.rise;
    ofRise += share;
    ofRiseSquared += share * share;
    off += difference;
    offOnRise += share * difference;
    offSquared += difference * difference;
  }
  const precision = {
    low: belief.precision.low + readings.length,
    both: belief.precision.both + ofRise,
    rise: belief.precision.rise + ofRiseSquared,
  };
  const determinant = determinantOf(precision);
  const low = (precision.rise * off - precision.both * offOnRise) / determinant;
  const rise = (precision.low * offOnRise - precision.both * off) / determinant;
  return {
    low: belief.low + low,
    rise: belief.rise + rise,
    precision,
    shape: belief.shape + readings.length / 2,
    rate: belief.rate + (offSquared - low * off - rise * offOnRise) / 2,
  };
}

/** The log likelihood of the readings that led to `after`, up to a constant. */
const logLikelihood = ({ precision, shape, rate }: TemperatureBelief) =>
  -Math.log(determinantOf(precision)) / 2 - shape * Math.log(rate);

/**
 * Returns for `count` cycle days from `first` on the log likelihood ratio: ovulation on that day
 * against no information. Low, rise and scatter are integrated out in closed form.
 * @example temperatureEvidence(belief, readings, 10, 20)[4] // of ovulation on day 14
 */
export function temperatureEvidence(
  belief: TemperatureBelief,
  readings: readonly Reading[],
  first: number,
  count: number,
): number[] {
  const flat = logLikelihood(afterReadings(belief, readings, () => 0));
  return Array.from({ length: count }, (_, place) => {
    const ovulation = first + place;
    const after = afterReadings(belief, readings, (index) => shareOfRise(index + 1 - ovulation));
    return logLikelihood(after) - flat;
  });
}

/** Adds the variance between cycles to the covariance; returns it as a precision. */
function widened({ precision, rate, shape }: TemperatureBelief): Precision {
  const variance = rate / shape;
  const scale = variance / determinantOf(precision);
  const low = precision.rise * scale + CHANGE ** 2;
  const rise = precision.low * scale + CHANGE ** 2;
  const both = -precision.both * scale;
  const wide = variance / (low * rise - both * both);
  return { low: rise * wide, both: -both * wide, rise: low * wide };
}

/** Learns from a completed cycle; `shareAt` returns the expected share of the rise at an index. */
export function learnTemperatures(
  belief: TemperatureBelief,
  readings: readonly Reading[],
  shareAt: (place: number) => number,
): TemperatureBelief {
  if (readings.length < FEWEST_TO_LEARN) return belief;
  const after = afterReadings(belief, readings, shareAt);
  const shape = Math.min(MOST_SHAPE, after.shape);
  return { ...after, precision: widened(after), shape, rate: (after.rate / after.shape) * shape };
}
