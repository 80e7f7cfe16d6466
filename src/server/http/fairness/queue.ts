import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "#server/failures/app-error.ts";

interface Bounds {
  readonly mostAtOnce: number;
  /** How many jobs may wait: in one line, at one address, and in total. */
  readonly mostOfOne: number;
  readonly mostOfAddress: number;
  readonly mostOfAll: number;
  /** Delay before a 429, in ms, so that an immediate retry loop can't saturate the server. */
  readonly refusalDelay: () => number;
}

/** Where a job waits: lines of one address, such as a device's, share the address's turn. */
export interface Place {
  readonly address: string;
  readonly line: string;
}

/** The address's shared line, for unauthenticated requests. */
export const anyoneAt = (address: string): Place => ({ address, line: "" });

/** Runs costly jobs in turns, so that a flood delays only its own line and address. */
export interface Queue {
  /**
   * @throws AppError `too_many_attempts` when line or address is full, `unavailable` when the whole queue is
   */
  readonly run: <Result>(place: Place, work: () => Promise<Result>) => Promise<Result>;
}

/** Waiting jobs by line, in rotation order; no line is empty. */
type Lines = Map<string, readonly (() => void)[]>;

type RefusalCode = "too_many_attempts" | "unavailable";

const RETRY_SECONDS = 10;

export function createQueue({ mostAtOnce, refusalDelay, ...most }: Bounds): Queue {
  const addresses = new Map<string, Lines>();
  let running = 0;
  let waiting = 0;

  const refusalOf = ({ address, line }: Place): RefusalCode | null => {
    const lines: Lines = addresses.get(address) ?? new Map();
    const waitingThere = [...lines.values()].reduce((sum, { length }) => sum + length, 0);
    const isLineFull = (lines.get(line)?.length ?? 0) >= most.mostOfOne;
    if (isLineFull || waitingThere >= most.mostOfAddress) return "too_many_attempts";
    return waiting >= most.mostOfAll ? "unavailable" : null;
  };

  const join = ({ address, line }: Place) =>
    new Promise<void>((resolve) => {
      const lines: Lines = addresses.get(address) ?? new Map();
      addresses.set(address, lines.set(line, [...(lines.get(line) ?? []), resolve]));
      waiting += 1;
    });

  const startNext = () => {
    if (running >= mostAtOnce) return;
    const start = takeNext(addresses);
    if (!start) return;
    waiting -= 1;
    running += 1;
    start();
  };

  return {
    run: async (place, work) => {
      const refusal = refusalOf(place);
      if (refusal !== null) {
        await pause(refusalDelay());
        throw new AppError(refusal, "Many are signing in. Try again in a moment.", {
          retryAfter: RETRY_SECONDS,
        });
      }
      const turn = join(place);
      startNext();
      await turn;
      try {
        return await work();
      } finally {
        running -= 1;
        // Other requests first: rejected jobs never leave this thread, and would block it.
        setImmediate(startNext);
      }
    },
  };
}

function takeNext(addresses: Map<string, Lines>): (() => void) | undefined {
  const [nextAddress] = addresses;
  if (!nextAddress) return undefined;
  const [address, lines] = nextAddress;
  addresses.delete(address);
  const [nextLine] = lines;
  if (!nextLine) return undefined;
  const [line, [start, ...rest]] = nextLine;
  lines.delete(line);
  if (rest.length > 0) lines.set(line, rest);
  if (lines.size > 0) addresses.set(address, lines);
  return start;
}

/**
 * Creates the queue for password hashing. It leaves a processor to other requests, and one of libuv's four
 * threads to files.
 */
export const createPasswordQueue = (): Queue =>
  createQueue({
    mostAtOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
    mostOfOne: 100,
    mostOfAddress: 300,
    mostOfAll: 5000,
    // Random, so that the retries of a burst are spread out.
    refusalDelay: () => 500 + 1000 * Math.random(),
  });
