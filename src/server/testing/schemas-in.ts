import type * as z from "zod/mini";

type Schema = z.core.$ZodType;

export function schemasIn(schema: Schema, place = ""): Map<Schema, string> {
  const places = new Map<Schema, string>();
  const visit = (value: unknown, path: string): void => {
    if (isSchema(value)) {
      if (places.has(value)) return;
      places.set(value, path);
    }
    for (const [name, part] of partsOf(value)) visit(part, `${path}${name}`);
  };
  visit(schema, place);
  return places;
}

function partsOf(value: unknown): [string, unknown][] {
  if (typeof value !== "object" || value === null || value instanceof RegExp) return [];
  if (Array.isArray(value)) return value.map((part) => ["", part]);
  if (!isSchema(value)) return Object.entries(value).map(([name, part]) => [`.${name}`, part]);
  const { checks: _, ...parts } = value._zod.def;
  return Object.values(parts).map((part) => ["", part]);
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && "_zod" in value;
