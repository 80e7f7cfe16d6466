import { ApiError } from "#web/api/errors.ts";

/** Two versions of one entry: what she typed, and what was saved somewhere else meanwhile. */
export interface Conflict<Draft, Entry> {
  readonly mine: Draft;
  /** `null` when it was deleted somewhere else. */
  readonly theirs: Entry | null;
}

/**
 * The entry as the server has it now, where it refused a change because of that.
 * `undefined` for every other failure.
 */
export function currentOf<Entry>(error: unknown): Entry | null | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  // The endpoint's own schema wrote it: it is the entry that its answer would carry.
  return ((error.problem as { current?: unknown } | null)?.current ?? null) as Entry | null;
}
