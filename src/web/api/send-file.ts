import type { CallAnswer, CallInput, CallName } from "#contract/endpoints.ts";
import { type Asked, ask } from "./calls/ask.ts";
import { apiErrorOf, OfflineError, orOffline } from "./failures/errors.ts";
import { headersOf, type Parts } from "./request.ts";
import { forgetState } from "./state-of-server.ts";

// Matches the server's timeout for uploads on a slow line.
const TIMEOUT_MILLISECONDS = 15 * 60_000;

interface SendOptions {
  readonly onProgress: (sent: number) => void;
  /** Aborts the upload; the server then discards it. */
  readonly signal: AbortSignal;
}

export async function sendFile<Name extends CallName>(
  name: Name,
  request: CallInput<Name>,
  options: SendOptions,
): Promise<CallAnswer<Name>> {
  const response = await exchange(ask(name, request as Parts), options);
  forgetState();
  if (!response.ok) throw await apiErrorOf(response);
  return orOffline<CallAnswer<Name>>(response.json());
}

function exchange(asked: Asked, { onProgress, signal }: SendOptions): Promise<Response> {
  return new Promise((resolve, reject) => {
    const line = new XMLHttpRequest();
    const fail = (event: Event) => reject(new OfflineError(event.type));
    line.open(asked.method, asked.url);
    line.timeout = TIMEOUT_MILLISECONDS;
    for (const [name, value] of Object.entries(headersOf(asked.request, asked.token))) {
      line.setRequestHeader(name, value);
    }
    line.upload.onprogress = ({ loaded }) => onProgress(loaded);
    line.onerror = line.onabort = line.ontimeout = fail;
    line.onload = () => resolve(new Response(line.responseText, responseFacts(line)));
    signal.addEventListener("abort", () => line.abort());
    line.send(asked.request.bytes ?? null);
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
