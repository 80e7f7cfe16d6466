import { AppError } from "#server/failures/app-error.ts";

// One account may hold up no more of what everyone shares.
const MOST_FOR_ONE_ACCOUNT = 2;
const RETRY_SECONDS = 10;

interface Bounds {
  /** Of all accounts together. */
  readonly mostAtOnce: number;
  /** What one account is told while two of its own are under way, and what the others are told. */
  readonly details: { readonly account: string; readonly everyone: string };
}

/** Bounds how much of one kind is under way at once: two for an account, so many for all. */
export interface Turns {
  /**
   * Takes a turn, to be given back by calling what it answers; a second call changes nothing.
   * @throws AppError `too_many_attempts` or `unavailable` while there is none
   */
  readonly take: (accountId: string) => () => void;
  readonly isIdle: () => boolean;
}

export function createTurns({ mostAtOnce, details }: Bounds): Turns {
  const underWay = new Map<symbol, string>();
  return {
    take: (accountId) => {
      const more = { retryAfter: RETRY_SECONDS };
      const own = [...underWay.values()].filter((id) => id === accountId);
      if (own.length >= MOST_FOR_ONE_ACCOUNT) {
        throw new AppError("too_many_attempts", details.account, more);
      }
      if (underWay.size >= mostAtOnce) throw new AppError("unavailable", details.everyone, more);
      const turn = Symbol(accountId);
      underWay.set(turn, accountId);
      return () => void underWay.delete(turn);
    },
    isIdle: () => underWay.size === 0,
  };
}
