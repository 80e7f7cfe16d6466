import type { CallInput, CallName } from "#contract/endpoints.ts";
import { ask } from "./calls/ask.ts";
import { apiErrorOf } from "./failures/errors.ts";
import { type Parts, sendTo } from "./request.ts";

/** Sends without invalidating any query or queueing offline. @throws ApiError, OfflineError */
export async function callQuietly<Name extends CallName>(
  name: Name,
  request: CallInput<Name>,
): Promise<void> {
  const response = await sendTo(ask(name, request as Parts), {});
  if (!response.ok) throw await apiErrorOf(response);
}
