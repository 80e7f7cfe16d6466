/** Standard deviation of what a typical length changes by in one cycle, as a share of it. */
const DRIFT = 0.006;

/**
 * The share of the weight at each typical length that moves to either neighbour with one cycle:
 * women change slowly. `lengths` ascend.
 * @example driftShares([27.5, 28, 28.5])
 */
export function driftShares(lengths: readonly number[]): Float64Array {
  return Float64Array.from(lengths, (length, place) => {
    const before = lengths[place - 1] ?? length;
    const after = lengths[place + 1] ?? length;
    const gap = (after - before) / (before === length || after === length ? 1 : 2);
    return (DRIFT * length) ** 2 / (2 * gap ** 2);
  });
}

/**
 * Moves the weights of cells as one more cycle does, in place; each row of cells has one spread. The
 * ends keep what would leave.
 */
export function drift(weights: Float64Array, shares: Float64Array): Float64Array {
  const last = shares.length - 1;
  for (let row = 0; row < weights.length; row += shares.length) {
    let leaves = weights[row] ?? 0;
    // What passes between neighbours leaves one and reaches the other.
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

/** The mean of `values` over the cells that each cell's weight is in after one more cycle. */
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
