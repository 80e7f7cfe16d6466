/** Where a fact of a day was entered; `period` is the flow set for a whole period. */
export type DaySource =
  | "daily-log"
  | "symptoms"
  | "check-in"
  | "stress"
  | "ovulation"
  | "period"
  | "device";

interface Statement<Value> {
  readonly value: Value;
  readonly source: DaySource;
}

export interface DayFact<Value> extends Statement<Value> {
  /** Conflicting answers from other sources; empty when all agree. */
  readonly others: readonly Statement<Value>[];
}

export interface Reading<Value> extends Statement<Value> {
  /** The account's revision at the last write; higher is later. Absent for local, unsaved notes. */
  readonly revision?: number | undefined;
  /** For an answer on a shorter scale: whether a finer value agrees with it. */
  readonly covers?: ((value: Value) => boolean) | undefined;
}

/** Without revisions, the more specific question takes precedence. */
const SPECIFIC_FIRST: readonly DaySource[] = [
  "daily-log",
  "symptoms",
  "ovulation",
  "check-in",
  "stress",
  "period",
  "device",
];

type Origin = Pick<Reading<unknown>, "source" | "revision">;

const isOnDevice = ({ source }: Origin) => source === "device";

/** Saved entries first; then the latest save, then the most specific source. */
function byWeight(one: Origin, other: Origin): number {
  return (
    Number(isOnDevice(one)) - Number(isOnDevice(other)) ||
    (other.revision ?? 0) - (one.revision ?? 0) ||
    SPECIFIC_FIRST.indexOf(one.source) - SPECIFIC_FIRST.indexOf(other.source)
  );
}

function agree<Value>(one: Reading<Value>, other: Reading<Value>): boolean {
  return (
    one.value === other.value ||
    one.covers?.(other.value) === true ||
    other.covers?.(one.value) === true
  );
}

/**
 * Merges all readings of one fact, in any order. The latest save decides, else the most specific
 * source; among the readings that agree with it, the finest scale supplies the value.
 * @example dayFact([{ value: 9, source: "daily-log" }, { value: 10, source: "check-in", covers }]) // { value: 9, source: "daily-log", others: [] }
 */
export function dayFact<Value>(readings: readonly Reading<Value>[]): DayFact<Value> | null {
  const [first, ...rest] = readings.toSorted(byWeight);
  if (first === undefined) return null;
  const finer = rest.find(
    (reading) => first.covers !== undefined && !reading.covers && agree(first, reading),
  );
  const { value, source } = finer ?? first;
  const others = rest
    .filter((reading) => !agree(first, reading))
    .map((reading) => ({ value: reading.value, source: reading.source }));
  return { value, source, others };
}
