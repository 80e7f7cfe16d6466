import type { FieldProblem } from "#contract/kernel/errors.ts";

export interface Item {
  readonly order: number;
  /** The id of the created entry, until the server assigns another. */
  readonly entryId: string;
  readonly method: "POST" | "PATCH" | "DELETE";
  readonly path: string;
  readonly body: unknown;
  /** `If-Match`: 0 for a new entry, negative for the order of a queued write, `null` for no header. */
  readonly ifMatch: number | null;
  readonly at: number;
  /** The time zone at the time of writing, which its days and times refer to. */
  readonly timeZone: string;
  readonly refusal: Refusal | null;
}

export interface Refusal {
  readonly status: number;
  /** The first field that the record refused, and why. */
  readonly problem: FieldProblem | null;
}

export type Outcome =
  | { readonly kind: "saved"; readonly id: string | null; readonly revision: number | null }
  | { readonly kind: "refused"; readonly refusal: Refusal }
  | { readonly kind: "unsent" };
