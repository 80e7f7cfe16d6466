/** A proof is of now for so many milliseconds: as long as a page needs to come up. */
const HOLDS_FOR = 10_000;

let proof: { readonly token: string | null; readonly etag: string; readonly at: number } | null =
  null;

let writes = 0;

/** How much had been written when something was asked, for `noteState`. */
export const writesSoFar = (): number => writes;

/**
 * The server has said what state her data are in. Every ETag of hers is that state, her day and the
 * build, so that whatever this device keeps under the same one is of now as well. An answer to
 * what was asked before a write says nothing of now.
 */
export function noteState(token: string | null, etag: string, writesWhenAsked: number): void {
  if (writesWhenAsked === writes) proof = { token, etag, at: performance.now() };
}

/** Something was written, here or in another tab. */
export function forgetState(): void {
  writes += 1;
  proof = null;
}

export const isOfNow = (token: string | null, etag: string): boolean =>
  proof?.token === token && proof.etag === etag && performance.now() - proof.at < HOLDS_FOR;
