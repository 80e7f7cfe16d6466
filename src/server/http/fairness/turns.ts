import { AppError } from "#server/failures/app-error.ts";

const MOST_OF_ACCOUNT = 2;
// More than this from one address at once is a flood, even behind a carrier's gateway.
const MOST_WAITING_OF_ADDRESS = 30;
const RETRY_SECONDS = 10;

export interface Holder {
  readonly accountId: string;
  readonly address: string;
}

export interface TurnLimits {
  readonly places: number;
  /** For one network address, which a carrier may assign to many users. */
  readonly placesOfAddress: number;
  readonly longestWait: number;
}

interface Bounds extends TurnLimits {
  readonly details: { readonly account: string; readonly everyone: string };
}

/** Requests without a place wait; addresses take turns, so that a flood delays only itself. */
export interface Turns {
  /**
   * @throws AppError `too_many_attempts` for an account's third, `unavailable` after the longest
   * wait
   */
  readonly take: (holder: Holder) => Promise<() => void>;
}

export function createTurns(bounds: Bounds): Turns {
  const accounts = createTally();
  const takePlace = createPlaces(bounds);
  return {
    take: async ({ accountId, address }) => {
      if (accounts.of(accountId) >= MOST_OF_ACCOUNT) {
        throw refusal("too_many_attempts", bounds.details.account);
      }
      const leaveAccount = accounts.add(accountId);
      const leavePlace = await takePlace(address).catch((error: unknown) => {
        leaveAccount();
        throw error;
      });
      return once(() => {
        leaveAccount();
        leavePlace();
      });
    },
  };
}

function createPlaces({ places, placesOfAddress, longestWait, details }: Bounds) {
  const occupied = createTally();
  const queues = new Map<string, (() => void)[]>();
  let free = places;

  const occupy = (address: string) => {
    free -= 1;
    const leave = occupied.add(address);
    return () => {
      leave();
      free += 1;
      admitNext();
    };
  };
  const admitNext = () => {
    const ready = [...queues].find(([address]) => occupied.of(address) < placesOfAddress);
    if (free === 0 || !ready) return;
    const [address, [first, ...others]] = ready;
    // Moves the address to the end of the rotation.
    queues.delete(address);
    if (others.length > 0) queues.set(address, others);
    first?.();
  };

  return (address: string) =>
    new Promise<() => void>((resolve, reject) => {
      const queue = queues.get(address) ?? [];
      if (queue.length >= MOST_WAITING_OF_ADDRESS) {
        return reject(refusal("unavailable", details.everyone));
      }
      const timer = setTimeout(() => {
        const others = (queues.get(address) ?? []).filter((each) => each !== admit);
        if (others.length > 0) queues.set(address, others);
        else queues.delete(address);
        reject(refusal("unavailable", details.everyone));
      }, longestWait);
      const admit = () => {
        clearTimeout(timer);
        resolve(occupy(address));
      };
      queues.set(address, [...queue, admit]);
      admitNext();
    });
}

function createTally() {
  const counts = new Map<string, number>();
  const of = (name: string) => counts.get(name) ?? 0;
  return {
    of,
    add: (name: string) => {
      counts.set(name, of(name) + 1);
      return () => {
        if (of(name) > 1) counts.set(name, of(name) - 1);
        else counts.delete(name);
      };
    },
  };
}

function once(action: () => void): () => void {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    action();
  };
}

const refusal = (code: "too_many_attempts" | "unavailable", detail: string) =>
  new AppError(code, detail, { retryAfter: RETRY_SECONDS });
