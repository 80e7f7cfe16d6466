import type { Endpoint, RequestInput } from "#contract/kernel/endpoint.ts";
import { apiErrorOf, orOffline } from "./failures/errors.ts";
import { type Parts, sendTo, urlOf } from "./request.ts";
import { readToken } from "./session/session.ts";

/** A downloaded file. */
export interface FileCame {
  readonly name: string;
  readonly blob: Blob;
}

/**
 * Calls an endpoint that responds with a file.
 * @throws ApiError when the server refuses, OfflineError when no answer comes
 * @example const { name, blob } = await callForFile(exportAccount, {});
 */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
): Promise<FileCame> {
  const parts = request as Parts;
  const response = await sendTo(endpoint, urlOf(endpoint, parts), parts, readToken(), {
    isFile: true,
  });
  if (!response.ok) throw await apiErrorOf(response);
  const disposition = response.headers.get("Content-Disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "mwezi";
  return { name, blob: await orOffline(response.blob()) };
}
