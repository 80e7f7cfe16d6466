import type { Endpoint, RequestInput, ResponseData } from "#contract/endpoint.ts";
import { TIME_ZONE_HEADER } from "#contract/headers.ts";
import { apiErrorOf, OfflineError } from "./errors.ts";
import { rememberAnswer, rememberedAnswer } from "./remembered-answers.ts";
import { readToken } from "./session.ts";

const TIMEOUT_MILLISECONDS = 30_000;

interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly body?: unknown;
}

interface CallOptions {
  /** What a 401 means here: an error, or simply no data. */
  readonly onUnauthorised?: "raise" | "nothing";
}

/**
 * Makes one call of the contract. The answer is trusted as it comes: it is the same build's
 * server, which has already checked it against the same schema.
 * @throws ApiError when the server refuses, OfflineError when no answer comes
 * @example const cycles = await call(listCycles, {});
 */
export function call<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
  options: { readonly onUnauthorised: "nothing" },
): Promise<ResponseData<E> | undefined>;
export function call<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
  options?: { readonly onUnauthorised?: "raise" },
): Promise<ResponseData<E>>;
export async function call(
  endpoint: Endpoint,
  request: Parts,
  { onUnauthorised = "raise" }: CallOptions = {},
): Promise<unknown> {
  const url = urlOf(endpoint, request);
  const token = readToken();
  // Another tab may have signed someone else in: what was remembered belongs to one token.
  const memory = endpoint.method === "GET" ? `${token} ${url}` : null;
  const remembered = memory === null ? undefined : rememberedAnswer(memory);
  const response = await send(url, {
    method: endpoint.method,
    headers: headersOf(request, token, remembered?.etag),
    body: request.body === undefined ? null : JSON.stringify(request.body),
  });

  if (response.status === 304 && remembered !== undefined) return remembered.body;
  if (response.status === 401 && onUnauthorised === "nothing") return undefined;
  if (!response.ok) throw await apiErrorOf(response);
  if (endpoint.response === null) return null;

  const body = await readJson(response);
  const etag = response.headers.get("ETag");
  if (memory !== null && etag !== null) rememberAnswer(memory, etag, body);
  return body;
}

function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const url = new URL(path, location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

function headersOf(
  { body }: Parts,
  token: string | null,
  etag: string | undefined,
): Record<string, string> {
  return {
    [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(body !== undefined && { "Content-Type": "application/json" }),
    ...(etag !== undefined && { "If-None-Match": etag }),
  };
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, {
      ...init,
      credentials: "include",
      signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
    });
  } catch (cause) {
    throw new OfflineError(cause);
  }
}

/** A network's own sign-in page may answer in the server's place; that is no answer. */
async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (cause) {
    throw new OfflineError(cause);
  }
}
