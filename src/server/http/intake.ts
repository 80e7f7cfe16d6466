import type { IncomingMessage, ServerResponse } from "node:http";
import { createTurns } from "./turns.ts";

// Each body lies whole in memory until it is answered.
const MOST_AT_ONCE = 12;
// 10 MB at 12 kB a second, which is a poor line; a slower one only keeps the others waiting.
const LONGEST_MILLISECONDS = 15 * 60_000;

/** @throws AppError `too_many_attempts` or `unavailable` while others are on their way */
type TakeIn = (accountId: string, request: IncomingMessage, response: ServerResponse) => void;

/** Bounds how many large bodies of one route are taken in at once, and for how long. */
export function createIntake(): TakeIn {
  const turns = createTurns({
    mostAtOnce: MOST_AT_ONCE,
    details: {
      account: "Two files of yours are on their way already. Wait for one and try again.",
      everyone: "Many files are coming in. Try again in a moment.",
    },
  });
  return (accountId, request, response) => {
    const giveBack = turns.take(accountId);
    const deadline = setTimeout(() => request.destroy(), LONGEST_MILLISECONDS);
    deadline.unref();
    // Answered, cut off or given up: a response closes once, whatever came of it.
    response.once("close", () => {
      clearTimeout(deadline);
      giveBack();
    });
  };
}
