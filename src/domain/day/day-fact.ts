/** Where she said something about a day; `period` is the flow she gave a whole period. */
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

/** One fact of a day. */
export interface DayFact<Value> extends Statement<Value> {
  /** What other sources say that is not the same; empty where all agree. */
  readonly others: readonly Statement<Value>[];
}

/** What one source says, as the choice between several needs it. */
export interface Reading<Value> extends Statement<Value> {
  /** Of the account at the last write: the higher, the later. Absent for what stays on her device. */
  readonly revision?: number | undefined;
  /** For an answer on a shorter scale: whether a finer value says the same. */
  readonly covers?: ((value: Value) => boolean) | undefined;
}

/** Where nobody knows which was saved last, the finer question goes before the broader one. */
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

/** Her record goes before the notes of one device; in it the last saved, then the most specific. */
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
 * One fact from all that was said about it, in any order: the last saved decides, else the most
 * specific; of those that agree with it, the finest scale gives the value.
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
