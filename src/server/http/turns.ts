import { AppError } from "#server/failures/app-error.ts";

// So that one account cannot block the others.
const MOST_FOR_ONE_ACCOUNT = 2;
const RETRY_SECONDS = 10;

interface Bounds {
  /** Of all accounts together. */
  readonly mostAtOnce: number;
  /** The problem's detail when the account's own limit is reached, and when the limit of all is. */
  readonly details: { readonly account: string; readonly everyone: string };
}

/** Limits concurrent work of one kind: two for one account, `mostAtOnce` for all. */
export interface Turns {
  /**
   * Takes a turn and returns its release, which may be called more than once.
   * @throws AppError `too_many_attempts` or `unavailable` when none is free
   */
  readonly take: (accountId: string) => () => void;
  readonly isIdle: () => boolean;
}

export function createTurns({ mostAtOnce, details }: Bounds): Turns {
  const activeTurns = new Map<symbol, string>();
  return {
    take: (accountId) => {
      const retry = { retryAfter: RETRY_SECONDS };
      const own = [...activeTurns.values()].filter((id) => id === accountId);
      if (own.length >= MOST_FOR_ONE_ACCOUNT) {
        throw new AppError("too_many_attempts", details.account, retry);
      }
      if (activeTurns.size >= mostAtOnce) {
        throw new AppError("unavailable", details.everyone, retry);
      }
      const turn = Symbol(accountId);
      activeTurns.set(turn, accountId);
      return () => void activeTurns.delete(turn);
    },
    isIdle: () => activeTurns.size === 0,
  };
}
