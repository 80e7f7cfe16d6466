import type { CallAnswer } from "#contract/endpoints.ts";
import { factsOnDevice, messagesOn, notesOf } from "#contract/push/messages-of.ts";
import type { MessageFacts } from "#contract/push/reminders.ts";
import { timesToPush } from "#domain/reminders/pushed-moments.ts";
import { callQuietly } from "#web/api/call-quietly.ts";

type Answer = CallAnswer<"GET /api/reminders/due">;
type Cycle = Parameters<typeof factsOnDevice>[1];

/** Push messages computed on this device, including those that depend on the cycle. */
export interface OwnMessages extends Pick<Answer, "messages" | "notes"> {
  readonly minutes: readonly number[];
}

const MINUTE = 60_000;

/** Replaces the server's list: both together could exceed two messages a day. */
export function ownMessages(facts: MessageFacts, cycle: Cycle, timeZone: string): OwnMessages {
  const { choices } = facts;
  const known = factsOnDevice(facts, cycle);
  return {
    messages: messagesOn(choices, known),
    notes: notesOf(choices, known, timeZone),
    minutes: timesToPush(choices, known, timeZone).map((time) => Math.floor(time / MINUTE)),
  };
}

let last: Promise<unknown> = Promise.resolve();

/** Sends only the times, after earlier calls finish. A failed call is repeated at the next change. */
export function handOverTimes(minutes: readonly number[]): void {
  const body = { minutes: [...minutes] };
  last = last.then(() => callQuietly("POST /api/push/times", { body })).catch(() => undefined);
}
