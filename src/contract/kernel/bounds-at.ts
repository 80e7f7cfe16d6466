import type * as z from "zod/mini";
import { boundsOf, type NumberBounds } from "./number-bounds.ts";

/**
 * Returns the bounds of a number at a path in a schema; `undefined` if it has none.
 * @example boundsAt(saveDayMeasures.request.body, ["bloodPressure", "systolic"]) // { min: 60, max: 280, whole: true }
 */
export function boundsAt(
  schema: z.core.$ZodType,
  path: readonly string[],
): NumberBounds | undefined {
  const [key, ...rest] = path;
  if (key === undefined) return innermost(schema);
  for (const part of partsOf(schema, key)) {
    const bounds = boundsAt(part, rest);
    if (bounds) return bounds;
  }
  return undefined;
}

function innermost(schema: z.core.$ZodType): NumberBounds | undefined {
  const bounds = boundsOf(schema);
  if (bounds) return bounds;
  const inner = innerOf(schema);
  return inner && innermost(inner);
}

/** The schemas at a key: one, or one per option of a union. */
function partsOf(schema: z.core.$ZodType, key: string): readonly z.core.$ZodType[] {
  // `$ZodTypes` is the union of all schemas; `$ZodType` itself hides `def`.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case "object": {
      const part = def.shape[key];
      return part ? [part] : [];
    }
    case "array":
      return [def.element];
    case "record":
      return [def.valueType];
    case "union":
      return def.options.flatMap((option) => partsOf(option, key));
    default: {
      const inner = innerOf(schema);
      return inner ? partsOf(inner, key) : [];
    }
  }
}

/** The schema inside an optional, nullable, default or pipe. */
function innerOf(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === "pipe") return def.in;
  return "innerType" in def ? def.innerType : undefined;
}
