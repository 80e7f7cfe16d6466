import type { Endpoint, RequestInput } from "#contract/kernel/endpoint.ts";
import { apiErrorOf } from "./failures/errors.ts";
import { type Parts, sendTo, urlOf } from "./request.ts";
import { readToken } from "./session/session.ts";

/**
 * Sends something this device has computed, without invalidating any query: no page shows it, and
 * it is not queued offline.
 * @throws ApiError when the server refuses, OfflineError when no answer comes
 * @example await callQuietly(setPushTimes, { body: { minutes } });
 */
export async function callQuietly<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
): Promise<void> {
  const parts = request as Parts;
  const response = await sendTo(endpoint, urlOf(endpoint, parts), parts, readToken(), {});
  if (!response.ok) throw await apiErrorOf(response);
}
