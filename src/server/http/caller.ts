import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Owner } from "#server/storage/owner.ts";
import type { SessionToken } from "#server/storage/vault/session-token.ts";

export interface Caller {
  readonly address: string;
  readonly userAgent: string | undefined;
}

export interface ConnectedCaller extends Caller {
  /** Aborted once the response is sent or the client is gone. A function, as creating a signal is costly. */
  readonly gone: () => AbortSignal;
}

export interface Authenticated {
  readonly owner: Owner;
  readonly tokenHash: string;
  readonly revision: number;
  /** When the password or a passkey was last proven in this session, by the sign-in or after it. */
  readonly provenAt: number;
  /** Wraps a new data key of the account for this session's token. */
  readonly wrap: (dataKey: Buffer) => Buffer;
  readonly wrapFor: (token: SessionToken) => Buffer;
}

export interface SignedCall {
  readonly session: Authenticated;
  readonly owner: Owner;
  readonly timeZone: string;
  readonly today: CalendarDay;
}
