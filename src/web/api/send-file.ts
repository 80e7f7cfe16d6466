import type { Endpoint, RequestInput, ResponseData } from "#contract/kernel/endpoint.ts";
import { apiErrorOf, OfflineError, orOffline } from "./failures/errors.ts";
import { headersOf, type Parts, urlOf } from "./request.ts";
import { readToken } from "./session/session.ts";
import { forgetState } from "./state-of-server.ts";

// Matches the server's timeout for uploads on a slow line.
const TIMEOUT_MILLISECONDS = 15 * 60_000;

interface SendOptions {
  /** Called with the number of bytes sent. */
  readonly onProgress: (sent: number) => void;
  /** Aborts the upload; the server then discards it. */
  readonly signal: AbortSignal;
}

/**
 * Uploads a file and reports the progress, which `fetch` can't.
 * @throws ApiError when the server refuses, OfflineError when no answer comes or it was aborted
 * @example await sendFile(saveUpload, { query: { id }, headers, bytes }, { onProgress, signal });
 */
export async function sendFile<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
  options: SendOptions,
): Promise<ResponseData<E>> {
  const response = await exchange(endpoint, request as Parts, options);
  forgetState();
  if (!response.ok) throw await apiErrorOf(response);
  return orOffline<ResponseData<E>>(response.json());
}

function exchange(
  endpoint: Endpoint,
  request: Parts,
  { onProgress, signal }: SendOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const line = new XMLHttpRequest();
    const fail = (event: Event) => reject(new OfflineError(event.type));
    line.open(endpoint.method, urlOf(endpoint, request));
    line.timeout = TIMEOUT_MILLISECONDS;
    for (const [name, value] of Object.entries(headersOf(endpoint, request, readToken()))) {
      line.setRequestHeader(name, value);
    }
    line.upload.onprogress = ({ loaded }) => onProgress(loaded);
    line.onerror = line.onabort = line.ontimeout = fail;
    line.onload = () => resolve(new Response(line.responseText, responseFacts(line)));
    signal.addEventListener("abort", () => line.abort());
    line.send(request.bytes ?? null);
  });
}

function responseFacts(line: XMLHttpRequest): ResponseInit {
  const wait = line.getResponseHeader("Retry-After");
  return {
    status: line.status,
    statusText: line.statusText,
    headers: wait === null ? {} : { "Retry-After": wait },
  };
}
