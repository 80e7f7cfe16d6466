import { findDevice } from "../device/find-device.ts";
import { noteAnswer, readConnection } from "../failures/connection.ts";
import { apiErrorOf } from "../failures/errors.ts";
import { readOutbox } from "../outbox/state.ts";
import { sendTo } from "../request.ts";
import { forgetState } from "../state-of-server.ts";
import { announceSubmission, announceWrite } from "../writes.ts";
import { type Asked, bodyOf } from "./ask.ts";

interface Conditions {
  readonly ifMatch: number | undefined;
  /** Whether the outbox may hold it: only for the user who is signed in here. */
  readonly canWait: boolean;
}

export async function write(asked: Asked, { ifMatch, canWait }: Conditions): Promise<unknown> {
  const { path, request, token } = asked;
  announceSubmission({ place: path, entry: request.body });
  const queue = (isUnanswered: boolean) =>
    canWait ? queued(asked, { ifMatch, isUnanswered }) : null;
  // Earlier offline writes are sent first; the outbox has to be open to know them.
  const device = canWait ? await findDevice(token) : null;
  const waiting = mustWait() ? await queue(false) : null;
  if (waiting) return waiting.body;
  let response: Response;
  try {
    response = await sendTo(asked, { ifMatch, canWait: device?.canQueue(path) });
  } catch (failure) {
    const late = await queue(true);
    if (late) return late.body;
    announce(asked, request.body);
    throw failure;
  }
  noteAnswer();
  if (!response.ok) throw await apiErrorOf(response);
  const body = await bodyOf(response);
  announce(asked, body);
  return body;
}

/** Offline with writes queued: later writes go behind them, to preserve their order. */
const mustWait = () =>
  globalThis.navigator?.onLine === false ||
  readConnection().isOffline ||
  readOutbox().some(({ refusal }) => refusal === null);

/** The server's expected answer to a write that waits on this device; `null` if it can't. */
async function queued(
  asked: Asked,
  how: { readonly ifMatch: number | undefined; readonly isUnanswered: boolean },
): Promise<{ readonly body: unknown } | null> {
  // If the outbox's code can't be loaded, the call fails as usual and the form stays.
  const outbox = await import("../outbox/save-for-later.ts").catch(() => null);
  const late = { url: asked.url, body: asked.request.body, ...how };
  const saved = (await outbox?.saveForLater(asked.method, late)) ?? null;
  if (saved) announce(asked, saved.body);
  return saved;
}

function announce({ path }: Asked, entry: unknown): void {
  forgetState();
  announceWrite({ path, entry });
}
