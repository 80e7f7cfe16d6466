import type { IncomingMessage, ServerResponse } from "node:http";
import { AppError } from "./app-error.ts";

// Each body lies whole in memory until it is answered.
const MOST_AT_ONCE = 12;
const MOST_FOR_ONE_ACCOUNT = 2;
const RETRY_SECONDS = 10;
// 10 MB at 12 kB a second, which is a poor line; a slower one only keeps the others waiting.
const LONGEST_MILLISECONDS = 15 * 60_000;

/** @throws AppError `too_many_attempts` or `unavailable` while others are on their way */
type TakeIn = (accountId: string, request: IncomingMessage, response: ServerResponse) => void;

/** Bounds how many large bodies of one route are taken in at once, and for how long. */
export function createIntake(): TakeIn {
  const underWay: string[] = [];
  return (accountId, request, response) => {
    refuseTooMany(underWay, accountId);
    underWay.push(accountId);
    const deadline = setTimeout(() => request.destroy(), LONGEST_MILLISECONDS);
    deadline.unref();
    // Answered, cut off or given up: a response closes once, whatever came of it.
    response.once("close", () => {
      clearTimeout(deadline);
      underWay.splice(underWay.indexOf(accountId), 1);
    });
  };
}

function refuseTooMany(underWay: readonly string[], accountId: string): void {
  const more = { retryAfter: RETRY_SECONDS };
  if (underWay.filter((id) => id === accountId).length >= MOST_FOR_ONE_ACCOUNT) {
    const detail = "Two files of yours are on their way already. Wait for one and try again.";
    throw new AppError("too_many_attempts", detail, more);
  }
  if (underWay.length < MOST_AT_ONCE) return;
  throw new AppError("unavailable", "Many files are coming in. Try again in a moment.", more);
}
