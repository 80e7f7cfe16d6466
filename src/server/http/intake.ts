import type { IncomingMessage, ServerResponse } from "node:http";
import { createTurns, type Holder } from "./turns.ts";

// Each body is held in memory until it is answered.
const LIMITS = { places: 12, placesOfAddress: 6, longestWait: 30_000 };
// 10 MB at 12 kB a second, a poor connection; a slower one would block the others.
const LONGEST_MILLISECONDS = 15 * 60_000;

/** @throws AppError `too_many_attempts` or `unavailable` while too many others are active */
type AdmitBody = (
  holder: Holder,
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<void>;

/** Limits how many large bodies of one route are received at once, and for how long. */
export function createIntake(): AdmitBody {
  const turns = createTurns({
    ...LIMITS,
    details: {
      account: "Two files of yours are on their way already. Wait for one and try again.",
      everyone: "Many files are coming in. Try again in a moment.",
    },
  });
  return async (holder, request, response) => {
    // Emitted once, whether the request succeeded, failed or was aborted, perhaps while it waits.
    const closed = new Promise((resolve) => response.once("close", resolve));
    const release = await turns.take(holder);
    const deadline = setTimeout(() => request.destroy(), LONGEST_MILLISECONDS);
    deadline.unref();
    void closed.then(() => {
      clearTimeout(deadline);
      release();
    });
  };
}
