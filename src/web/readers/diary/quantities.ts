import { isRecord, type JsonRecord, numberOf, textOf } from "../formats/json.ts";

/** Weights and durations: a number with a unit, or the unit separately. */

const POUND = 0.453_592_37;
const STONE = 14 * POUND;

const kilogramsIn = new Map<string, number>([
  ...["kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"].map((unit) => [unit, 1] as const),
  ...["g", "gram", "grams"].map((unit) => [unit, 0.001] as const),
  ...["lb", "lbs", "pound", "pounds"].map((unit) => [unit, POUND] as const),
  ...["st", "stone", "stones"].map((unit) => [unit, STONE] as const),
]);

const hoursIn = new Map<string, number>([
  ...["h", "hr", "hrs", "hour", "hours"].map((unit) => [unit, 1] as const),
  ...["m", "min", "mins", "minute", "minutes"].map((unit) => [unit, 1 / 60] as const),
  ...["s", "sec", "second", "seconds"].map((unit) => [unit, 1 / 3600] as const),
]);

/** "10 st 4 lb", "7h 30m", "65.4kg": up to three numbers with units. */
const PARTS = /^(?:\s*\d{1,6}(?:[.,]\d{1,6})?\s*[a-z]{1,10}\.?,?){1,3}\s*$/i;
const PART = /(\d+(?:[.,]\d+)?)\s*([a-z]+)/gi;
/** "10 st 4": the unit after stones is often omitted. */
const STONES_AND = /^\s*(\d{1,2})\s*st(?:ones?)?\s*(\d{1,2}(?:[.,]\d+)?)\s*$/i;
const CLOCK = /^\s*(\d{1,2}):([0-5]\d)(?::[0-5]\d)?\s*$/;

function sumOf(text: string, units: ReadonlyMap<string, number>): number | null {
  if (!PARTS.test(text)) return null;
  let sum = 0;
  for (const [, amount, unit = ""] of text.matchAll(PART)) {
    const size = units.get(unit.toLowerCase());
    const number = numberOf(amount);
    if (size === undefined || number === null) return null;
    sum += number * size;
  }
  return sum;
}

function quantity(value: unknown, unit: string, units: ReadonlyMap<string, number>): number | null {
  const text = textOf(value);
  const number = numberOf(text);
  if (number === null) return sumOf(text, units);
  const size = units.get(unit.trim().toLowerCase());
  return size === undefined ? null : number * size;
}

/**
 * Kilograms; `null` without a unit.
 * @example kilogramsOf("10 st 4 lb") // 65.3…; kilogramsOf("143", "lb"); kilogramsOf("143") // null
 */
export function kilogramsOf(value: unknown, unit = ""): number | null {
  const [, stones, pounds] = STONES_AND.exec(textOf(value)) ?? [];
  if (stones !== undefined) return Number(stones) * STONE + (numberOf(pounds) ?? 0) * POUND;
  return quantity(value, unit, kilogramsIn);
}

/** `null` without a unit. @example hoursOf("7:30") // 7.5; hoursOf("450", "min") // 7.5 */
export function hoursOf(value: unknown, unit = ""): number | null {
  const [, hours, minutes] = CLOCK.exec(textOf(value)) ?? [];
  if (hours !== undefined) return Number(hours) + Number(minutes) / 60;
  return quantity(value, unit, hoursIn);
}

type Quantity = (value: unknown, unit?: string) => number | null;

/** Names of the number's member if the unit has its own. */
const amountNames = ["value", "amount", "weight", "duration", "option"];

/** Text with a unit, `{value, unit}`, or members named by their units. */
export function quantityIn(value: unknown, read: Quantity): number | null {
  if (!isRecord(value)) return read(value);
  const named = Object.entries(value).map(([name, amount]) => read(amount, name));
  const sums = named.filter((one) => one !== null);
  return sums.length > 0 ? sums.reduce((sum, one) => sum + one, 0) : besideUnit(value, read);
}

function besideUnit(value: JsonRecord, read: Quantity): number | null {
  const name = amountNames.find((one) => one in value);
  return name === undefined ? null : read(value[name], textOf(value.unit));
}
