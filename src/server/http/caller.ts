import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Owner } from "#server/storage/owner.ts";

/** Where a request comes from. */
export interface Caller {
  /** An IPv4 address, or the /64 of an IPv6 address. */
  readonly address: string;
  readonly userAgent: string | undefined;
}

/** A caller on the line. */
export interface ConnectedCaller extends Caller {
  /** Aborted when the answer has been sent or the connection is lost; few ask, and it costs each. */
  readonly gone: () => AbortSignal;
}

/** An authenticated request: its owner, session and the revision of her data. */
export interface Authenticated {
  readonly owner: Owner;
  readonly tokenHash: string;
  readonly revision: number;
  /** Wraps the account's data key for this session's token. */
  readonly wrap: (dataKey: Buffer) => Buffer;
}

/** What a handler knows of an authenticated call. */
export interface SignedCall {
  readonly session: Authenticated;
  readonly owner: Owner;
  readonly timeZone: string;
  readonly today: CalendarDay;
}
