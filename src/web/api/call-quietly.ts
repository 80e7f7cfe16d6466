import type { CallInput, CallName } from "#contract/endpoints.ts";
import { ask } from "./calls/ask.ts";
import { apiErrorOf } from "./failures/errors.ts";
import { type Parts, sendTo } from "./request.ts";

/**
 * Sends something this device has computed, without invalidating any query: no page shows it, and
 * it is not queued offline.
 * @throws ApiError when the server refuses, OfflineError when no answer comes
 * @example await callQuietly("PATCH /api/push", { body: { minutes } });
 */
export async function callQuietly<Name extends CallName>(
  name: Name,
  request: CallInput<Name>,
): Promise<void> {
  const response = await sendTo(ask(name, request as Parts), {});
  if (!response.ok) throw await apiErrorOf(response);
}
