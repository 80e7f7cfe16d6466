import type { IncomingMessage, ServerResponse } from "node:http";
import { createTurns } from "./turns.ts";

// Each body is held in memory until it is answered.
const MOST_AT_ONCE = 12;
// 10 MB at 12 kB a second, a poor connection; a slower one would block the others.
const LONGEST_MILLISECONDS = 15 * 60_000;

/** @throws AppError `too_many_attempts` or `unavailable` while too many others are active */
type AdmitBody = (accountId: string, request: IncomingMessage, response: ServerResponse) => void;

/** Limits how many large bodies of one route are received at once, and for how long. */
export function createIntake(): AdmitBody {
  const turns = createTurns({
    mostAtOnce: MOST_AT_ONCE,
    details: {
      account: "Two files of yours are on their way already. Wait for one and try again.",
      everyone: "Many files are coming in. Try again in a moment.",
    },
  });
  return (accountId, request, response) => {
    const release = turns.take(accountId);
    const deadline = setTimeout(() => request.destroy(), LONGEST_MILLISECONDS);
    deadline.unref();
    // Emitted once, whether the request succeeded, failed or was aborted.
    response.once("close", () => {
      clearTimeout(deadline);
      release();
    });
  };
}
