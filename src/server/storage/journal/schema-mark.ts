import * as z from "zod/mini";
import { shortHash } from "#server/storage/vault/short-hash.ts";

const marks = new WeakMap<z.ZodMiniType, string>();

/**
 * A short hash of what a schema takes, by which an entry says what it was checked against before it
 * was sealed. Checks that JSON Schema has no words for are not in it: who changes one of those raises
 * the version of the kind.
 */
export function schemaMark(schema: z.ZodMiniType): string {
  const known = marks.get(schema);
  if (known !== undefined) return known;
  const shape = JSON.stringify(z.toJSONSchema(schema, { unrepresentable: "any" }));
  const mark = shortHash(shape);
  marks.set(schema, mark);
  return mark;
}
