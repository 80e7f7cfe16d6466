import { ApiError } from "#web/api/failures/errors.ts";

export interface Conflict<Draft, Entry> {
  readonly mine: Draft;
  /** `null` if it was deleted elsewhere. */
  readonly theirs: Entry | null;
}

export const revisionOf = (entry: object | null): number =>
  (entry as { readonly revision?: number } | null)?.revision ?? 0;

/** The server's current entry from a conflict error; `undefined` for other errors. */
export function currentOf<Entry>(error: unknown): Entry | null | undefined {
  if (!(error instanceof ApiError) || error.status !== 412) return undefined;
  const current: object | null = error.problem?.current ?? null;
  // Serialised with the endpoint's own schema, so it has the type of its response.
  return current as Entry | null;
}
