export interface Item {
  /** Its position in the queue; increases with every write. */
  readonly order: number;
  /** The id of the created entry, until the server assigns another. */
  readonly entryId: string;
  readonly method: "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body: unknown;
  /**
   * The revision for `If-Match`: the server's, 0 for a new entry, or negative for the revision that
   * the queued write of that order will produce. `null` sends none.
   */
  readonly ifMatch: number | null;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** The time zone at the time of writing, which its days and times refer to. */
  readonly timeZone: string;
  /** Why the server refused it; `null` while it is queued. */
  readonly refusal: Refusal | null;
}

export interface Refusal {
  readonly status: number;
  readonly code: string | null;
}

/** The result of sending one. `unsent`: unknown, so it is sent again. */
export type Outcome =
  | { readonly kind: "saved"; readonly id: string | null; readonly revision: number | null }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "unsent" };
