import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "#server/failures/app-error.ts";

interface Bounds {
  readonly mostAtOnce: number;
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
  readonly isKnown?: boolean;
}

/** The address's shared line, for unauthenticated requests. */
export const anyoneAt = (address: string): Place => ({ address, line: "" });

export interface Queue {
  /** @throws AppError `too_many_attempts` for line or address, `unavailable` for the queue */
  readonly run: <Result>(place: Place, work: () => Promise<Result>) => Promise<Result>;
}

type Lines = Map<string, readonly (() => void)[]>;

/** Known and unknown devices each have a lane, which take turns: a flood of strangers fills only its own. */
interface Lane {
  readonly addresses: Map<string, Lines>;
  waiting: number;
}

type RefusalCode = "too_many_attempts" | "unavailable";

const RETRY_SECONDS = 10;

export function createQueue({ mostAtOnce, refusalDelay, ...most }: Bounds): Queue {
  const known: Lane = { addresses: new Map(), waiting: 0 };
  const strangers: Lane = { addresses: new Map(), waiting: 0 };
  let lanes: readonly [Lane, Lane] = [known, strangers];
  let running = 0;

  const refusalOf = (
    { addresses, waiting }: Lane,
    { address, line }: Place,
  ): RefusalCode | null => {
    const lines: Lines = addresses.get(address) ?? new Map();
    const waitingThere = [...lines.values()].reduce((sum, { length }) => sum + length, 0);
    const isLineFull = (lines.get(line)?.length ?? 0) >= most.mostOfOne;
    if (isLineFull || waitingThere >= most.mostOfAddress) return "too_many_attempts";
    return waiting >= most.mostOfAll ? "unavailable" : null;
  };

  const join = (lane: Lane, { address, line }: Place) =>
    new Promise<void>((resolve) => {
      const lines: Lines = lane.addresses.get(address) ?? new Map();
      lane.addresses.set(address, lines.set(line, [...(lines.get(line) ?? []), resolve]));
      lane.waiting += 1;
    });

  const startNext = () => {
    if (running >= mostAtOnce) return;
    const lane = lanes.find(({ waiting }) => waiting > 0);
    const start = lane && takeNext(lane.addresses);
    if (!start) return;
    lanes = lane === known ? [strangers, known] : [known, strangers];
    lane.waiting -= 1;
    running += 1;
    start();
  };

  return {
    run: async (place, work) => {
      const lane = place.isKnown ? known : strangers;
      const refusal = refusalOf(lane, place);
      if (refusal !== null) {
        await pause(refusalDelay());
        throw new AppError(refusal, "Many are signing in. Try again in a moment.", {
          retryAfter: RETRY_SECONDS,
        });
      }
      const turn = join(lane, place);
      startNext();
      await turn;
      try {
        return await work();
      } finally {
        running -= 1;
        // Lets other requests run first: rejected jobs never leave this thread, and would block it.
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

/** Leaves a processor to other requests, and one of libuv's four threads to files. */
export const createPasswordQueue = (): Queue =>
  createQueue({
    mostAtOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
    mostOfOne: 100,
    mostOfAddress: 300,
    mostOfAll: 5000,
    // Random, so that the retries of a burst are spread out.
    refusalDelay: () => 500 + 1000 * Math.random(),
  });
