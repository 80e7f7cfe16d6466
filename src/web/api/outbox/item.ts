/** A write that waits for the network, as it is kept on the device. */
export interface Item {
  /** Its place in the order of writing; larger for every later one. */
  readonly order: number;
  /** The id of the entry it makes, until the server names another. */
  readonly entryId: string;
  readonly method: "POST" | "PATCH" | "DELETE";
  /** As it is sent. */
  readonly path: string;
  readonly body: unknown;
  /**
   * The revision it rests on, for `If-Match`: the server's, 0 for none yet, and below 0 the one that
   * the write of that order will get. `null` sends none.
   */
  readonly ifMatch: number | null;
  /** In milliseconds since 1970. */
  readonly at: number;
  /** Where it was written: its days and times are of this zone, wherever it is sent from. */
  readonly timeZone: string;
  /** Why the server refused it; `null` while it waits. */
  readonly refusal: Refusal | null;
}

export interface Refusal {
  readonly status: number;
  readonly code: string | null;
}

/** What came of sending one. `unsent`: nothing is known, so it is sent again. */
export type Outcome =
  | { readonly kind: "saved"; readonly id: string | null; readonly revision: number | null }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "unsent" };
