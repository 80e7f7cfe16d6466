import { availableParallelism } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import { AppError } from "#server/failures/app-error.ts";

interface Bounds {
  readonly mostAtOnce: number;
  /** How many may wait: in one line, at one address, and in all. */
  readonly mostOfOne: number;
  readonly mostOfAddress: number;
  readonly mostOfAll: number;
  /** Milliseconds that a refusal takes: whoever asks again at once would keep the server busy. */
  readonly refusalDelay: () => number;
}

/** Where work waits: lines of one address, such as a device's, take turns in the address's turn. */
export interface Place {
  readonly address: string;
  readonly line: string;
}

/** The place of whoever has no line of her own. */
export const anyoneAt = (address: string): Place => ({ address, line: "" });

/** Runs costly work in turns: a flood makes only its own line wait, and its own address. */
export interface Queue {
  /** @throws AppError `too_many_attempts` when line or address is full, `unavailable` when all is */
  readonly run: <Result>(place: Place, work: () => Promise<Result>) => Promise<Result>;
}

/** Who waits in each line, in the order of the lines' turns; no line is empty. */
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
        // Everybody else's requests first: work that is refused at once never leaves the thread.
        setImmediate(startNext);
      }
    },
  };
}

/** Takes the next out of the next line of the next address, and puts both behind the others. */
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
 * The queue for what stretches a password. It leaves a processor to everybody else's requests, and
 * one of libuv's four threads to files.
 */
export const createPasswordQueue = (): Queue =>
  createQueue({
    mostAtOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
    mostOfOne: 100,
    mostOfAddress: 300,
    mostOfAll: 5000,
    // Apart from one another, so that a burst does not come again as a burst.
    refusalDelay: () => 500 + 1000 * Math.random(),
  });
