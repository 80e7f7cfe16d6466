export type Line = Readonly<Record<string, unknown>>;

interface Bounds {
  readonly least: number;
  readonly most: number;
}

const isMissing = (value: unknown) => value === undefined || value === null;

function checked(value: unknown, name: string, { least, most }: Bounds): number {
  if (typeof value !== "number" || !(value >= least && value <= most)) {
    throw new Error(`${name} must be a number from ${least} to ${most}`);
  }
  return value;
}

function objectOf(value: unknown, name: string): Line {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new Error(`${name} must be a JSON object`);
  }
  return value as Line;
}

/** Parses a line of JSON to an object. @throws Error */
export const parseLine = (text: string): Line => objectOf(JSON.parse(text), "each line");

/** An object in a line; empty if missing. @throws Error */
export const objectIn = (line: Line, name: string): Line => objectOf(line[name] ?? {}, name);

/** A list of objects; `null` if missing. @throws Error */
export const optionalObjects = (line: Line, name: string): Line[] | null =>
  isMissing(line[name])
    ? null
    : optionalList(line, name).map((value) => objectOf(value, `each of ${name}`));

/** A number; `null` if missing. @throws Error */
export function numberIn(line: Line, name: string, bounds: Bounds): number | null {
  return isMissing(line[name]) ? null : checked(line[name], name, bounds);
}

/** An integer; `null` if missing. @throws Error */
export function optionalInteger(line: Line, name: string, bounds: Bounds): number | null {
  const value = numberIn(line, name, bounds);
  if (value !== null && !Number.isInteger(value)) throw new Error(`${name} must be a whole number`);
  return value;
}

/** A boolean; `null` if missing. @throws Error */
export function optionalBoolean(line: Line, name: string): boolean | null {
  const value = line[name];
  if (isMissing(value)) return null;
  if (typeof value !== "boolean") throw new Error(`${name} must be true or false`);
  return value;
}

/** A list; empty if missing. @throws Error */
export function optionalList(line: Line, name: string): readonly unknown[] {
  const value = line[name];
  if (isMissing(value)) return [];
  if (!Array.isArray(value)) throw new Error(`${name} must be a list`);
  return value;
}

/** A list of numbers. @throws Error if missing */
export function requiredNumbers(line: Line, name: string, bounds: Bounds): number[] {
  if (!Array.isArray(line[name])) throw new Error(`${name} must be a list of numbers`);
  return optionalNumbers(line, name, bounds);
}

/** A list of numbers; empty if missing. @throws Error */
export function optionalNumbers(line: Line, name: string, bounds: Bounds): number[] {
  return optionalList(line, name).map((value) => checked(value, `each of ${name}`, bounds));
}

/** A list of numbers and nulls; empty if missing. @throws Error */
export function numbersOrNull(line: Line, name: string, bounds: Bounds): (number | null)[] {
  return optionalList(line, name).map((value) =>
    isMissing(value) ? null : checked(value, `each of ${name}`, bounds),
  );
}
