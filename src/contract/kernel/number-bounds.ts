import type * as z from "zod/mini";

/** Both bounds are included. */
export interface NumberBounds {
  readonly min: number;
  readonly max: number;
  /** As on the wire: `mg/dL`, `kg`, `h`. */
  readonly unit?: string;
  readonly whole?: true;
}

// zod's registry would add 0.4 kB to the first bundle.
const boundsBySchema = new WeakMap<z.core.$ZodType, NumberBounds>();

/**
 * Attaches bounds to a number schema: zod's checks know one bound each, messages need both and the
 * unit. Call it last, since `.check()` creates a new schema.
 */
export function withBounds<Schema extends z.core.$ZodType>(
  schema: Schema,
  bounds: NumberBounds,
): Schema {
  boundsBySchema.set(schema, bounds);
  return schema;
}

export const boundsOf = (schema: z.core.$ZodType): NumberBounds | undefined =>
  boundsBySchema.get(schema);
