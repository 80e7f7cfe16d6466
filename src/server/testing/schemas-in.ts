import type * as z from "zod/mini";

type Schema = z.core.$ZodType;

/** Returns a schema and every schema inside it once, with the field names that lead there. */
export function schemasIn(schema: Schema, place = ""): Map<Schema, string> {
  const places = new Map<Schema, string>();
  const visit = (value: unknown, path: string): void => {
    if (isSchema(value)) {
      if (places.has(value)) return;
      places.set(value, path);
      for (const [name, part] of Object.entries(value._zod.def)) {
        if (name !== "checks") visit(part, path);
      }
    } else if (Array.isArray(value)) for (const part of value) visit(part, path);
    else if (typeof value === "object" && value !== null && !(value instanceof RegExp)) {
      for (const [name, part] of Object.entries(value)) visit(part, `${path}.${name}`);
    }
  };
  visit(schema, place);
  return places;
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === "object" && value !== null && "_zod" in value;
