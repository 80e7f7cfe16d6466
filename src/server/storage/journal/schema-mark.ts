import * as z from "zod/mini";
import { shortHash } from "#server/storage/vault/short-hash.ts";

const marks = new WeakMap<z.ZodMiniType, string>();

/**
 * Returns a short hash of a schema, which an entry stores to show what it was validated against before
 * encryption. Checks that JSON Schema cannot express are not covered: after changing one, raise the kind's
 * version.
 */
export function schemaMark(schema: z.ZodMiniType): string {
  const known = marks.get(schema);
  if (known !== undefined) return known;
  const shape = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: "any" }));
  const mark = shortHash(shape);
  marks.set(schema, mark);
  return mark;
}
