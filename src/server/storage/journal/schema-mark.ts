import * as z from "zod/mini";
import { shortHash } from "#server/storage/vault/short-hash.ts";

const marks = new WeakMap<z.ZodMiniType, string>();

/**
 * Doesn't cover checks that JSON Schema cannot express: after changing one, raise the kind's
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
