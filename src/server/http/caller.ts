import type { Owner } from "#server/storage/owner.ts";

/** Where a request comes from. */
export interface Caller {
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** A proved request: whose it is, through which session, and at which revision of her data. */
export interface Authenticated {
  readonly owner: Owner;
  readonly tokenHash: string;
  readonly revision: number;
}
