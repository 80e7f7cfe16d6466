import { ApiError } from "#web/api/errors.ts";

/** Two versions of one entry: what she typed, and what was saved somewhere else meanwhile. */
export interface Conflict<Draft, Entry> {
  readonly mine: Draft;
  /** `null` when it was deleted somewhere else. */
  readonly theirs: Entry | null;
}

/** At which revision an entry was read: every one of an answer carries it. 0 for none. */
export const revisionOf = (entry: object | null): number =>
  (entry as { readonly revision?: number } | null)?.revision ?? 0;

/**
 * The entry as the server has it now, where it refused a change because of that.
 * `undefined` for every other failure.
 */
export function currentOf<Entry>(error: unknown): Entry | null | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  const current: object | null = error.problem?.current ?? null;
  // The endpoint's own schema wrote it: it is the entry that its answer would carry.
  return current as Entry | null;
}
