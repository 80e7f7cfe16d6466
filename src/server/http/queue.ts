import { availableParallelism } from "node:os";
import { AppError } from "#server/failures/app-error.ts";

interface Bounds {
  readonly mostAtOnce: number;
  /** How many of one line may wait, and of all lines together. */
  readonly mostOfOne: number;
  readonly mostOfAll: number;
}

/** Runs costly work in lines that take turns: a long line makes only itself wait. */
export interface Queue {
  /** @throws AppError `too_many_attempts` when the line is full, `unavailable` when all are */
  readonly run: <Result>(line: string, work: () => Promise<Result>) => Promise<Result>;
}

const RETRY_SECONDS = 10;

export function createQueue({ mostAtOnce, mostOfOne, mostOfAll }: Bounds): Queue {
  // In the order of their turns; no line is empty.
  const lines = new Map<string, (() => void)[]>();
  let running = 0;
  let waiting = 0;

  const join = (line: string) =>
    new Promise<void>((resolve) => {
      waiting += 1;
      lines.set(line, [...(lines.get(line) ?? []), resolve]);
    });

  const startNext = () => {
    const [next] = lines;
    if (!next || running >= mostAtOnce) return;
    const [line, [start, ...rest]] = next;
    lines.delete(line);
    // Behind every other line.
    if (rest.length > 0) lines.set(line, rest);
    waiting -= 1;
    running += 1;
    start?.();
  };

  return {
    run: async (line, work) => {
      refuseBeyond(mostOfOne, lines.get(line)?.length ?? 0, "too_many_attempts");
      refuseBeyond(mostOfAll, waiting, "unavailable");
      const turn = join(line);
      startNext();
      await turn;
      try {
        return await work();
      } finally {
        running -= 1;
        startNext();
      }
    },
  };
}

function refuseBeyond(
  most: number,
  waiting: number,
  code: "too_many_attempts" | "unavailable",
): void {
  if (waiting < most) return;
  throw new AppError(code, "Many are signing in. Try again in a moment.", {
    retryAfter: RETRY_SECONDS,
  });
}

/**
 * The queue for what stretches a password. It leaves a processor to everybody else's requests, and
 * one of libuv's four threads to files.
 */
export const createPasswordQueue = (): Queue =>
  createQueue({
    mostAtOnce: Math.min(3, Math.max(1, availableParallelism() - 1)),
    mostOfOne: 100,
    mostOfAll: 2000,
  });
