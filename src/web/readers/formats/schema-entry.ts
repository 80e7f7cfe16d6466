import * as z from "zod/mini";

/** Possible values of each field, the likeliest first. */
export type Candidates = Readonly<Record<string, readonly unknown[]>>;

const MOST_TRIES = 24;
/** A placeholder for validation; `crypto.randomUUID` is missing on pages served over plain HTTP. */
const ANY_ID = "00000000-0000-4000-8000-000000000000";
/** Values of a missing field: null or an empty list. */
const unwritten = [null, []];

/**
 * Builds an entry that satisfies a schema, from fields with several possible values; fields without
 * a valid value are omitted. `null` if no entry is possible.
 */
export function entryFrom(
  schema: z.ZodMiniType,
  candidates: Candidates,
): { readonly entry: object; readonly leftOut: readonly string[] } | null {
  const byName = new Map(Object.entries(candidates));
  const picks = new Map([...byName.keys()].map((field) => [field, 0]));
  const leftOut: string[] = [];
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const entry = Object.fromEntries(
      [...picks].map(([field, pick]) => [field, byName.get(field)?.[pick]]),
    );
    const { success, error } = z.safeParse(schema, { id: ANY_ID, ...entry });
    if (success) return { entry, leftOut };
    const wrong = new Set(error.issues.map(({ path }) => String(path[0])));
    for (const field of wrong) {
      const isWritten = field in candidates;
      if (!isWritten) byName.set(field, unwritten);
      if (pickNext(picks, field, byName.get(field))) continue;
      // A required field can't be made up.
      if (!isWritten || !picks.has(field)) return null;
      picks.delete(field);
      leftOut.push(field);
    }
  }
  return null;
}

/** Moves a field on to its next value; returns whether there is one. */
function pickNext(
  picks: Map<string, number>,
  field: string,
  values: readonly unknown[] = [],
): boolean {
  const next = (picks.get(field) ?? -1) + 1;
  if (next >= values.length) return false;
  picks.set(field, next);
  return true;
}
