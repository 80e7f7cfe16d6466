import { createHash } from "node:crypto";
import * as z from "zod/mini";

const MARK_LENGTH = 6;

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
  const mark = createHash("sha256").update(shape).digest("base64url").slice(0, MARK_LENGTH);
  marks.set(schema, mark);
  return mark;
}
