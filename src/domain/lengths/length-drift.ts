/** Standard deviation of the change of a typical length per cycle, relative to it. */
const DRIFT = 0.006;

/** The width in days of each grid point; `lengths` ascend. */
export function widthsOf(lengths: readonly number[]): number[] {
  return lengths.map((length, place) => {
    const [before = length, after = length] = [lengths[place - 1], lengths[place + 1]];
    return (after - before) / (before === length || after === length ? 1 : 2);
  });
}

/** The share of weight that moves to either neighbour per cycle; `lengths` ascend. */
export function driftShares(lengths: readonly number[]): Float64Array {
  const gaps = widthsOf(lengths);
  return Float64Array.from(
    lengths,
    (length, place) => (DRIFT * length) ** 2 / (2 * (gaps[place] ?? 1) ** 2),
  );
}

/** Works in place; each row of cells has one spread. Weight at the ends stays. */
export function drift(weights: Float64Array, shares: Float64Array): Float64Array {
  const last = shares.length - 1;
  for (let row = 0; row < weights.length; row += shares.length) {
    let leaves = weights[row] ?? 0;
    for (let place = 0; place < last; place += 1) {
      const cell = row + place;
      const next = weights[cell + 1] ?? 0;
      const up = leaves * (shares[place] ?? 0);
      const down = next * (shares[place + 1] ?? 0);
      weights[cell] = (weights[cell] ?? 0) + down - up;
      weights[cell + 1] = next + up - down;
      leaves = next;
    }
  }
  return weights;
}

export function meanAfterDrift(values: Float64Array, shares: Float64Array): Float64Array {
  const mean = values.slice();
  const last = shares.length - 1;
  for (let row = 0; row < values.length; row += shares.length) {
    for (let place = 0; place < last; place += 1) {
      const cell = row + place;
      const step = (values[cell + 1] ?? 0) - (values[cell] ?? 0);
      mean[cell] = (mean[cell] ?? 0) + (shares[place] ?? 0) * step;
      mean[cell + 1] = (mean[cell + 1] ?? 0) - (shares[place + 1] ?? 0) * step;
    }
  }
  return mean;
}
