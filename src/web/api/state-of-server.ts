/** How long a proof is valid, in ms: enough for a page to start. */
const HOLDS_FOR = 10_000;

let proof: { readonly token: string | null; readonly state: string; readonly at: number } | null =
  null;

let writes = 0;

export const writesSoFar = (): number => writes;

export function noteState(token: string | null, etag: string, writesWhenAsked: number): void {
  if (writesWhenAsked === writes)
    proof = { token, state: etag.replace(/~.*/, ""), at: performance.now() };
}

export function forgetState(): void {
  writes += 1;
  proof = null;
}

export const isOfNow = (token: string | null, etag: string): boolean =>
  proof?.token === token &&
  etag.startsWith(proof.state) &&
  performance.now() - proof.at < HOLDS_FOR;
