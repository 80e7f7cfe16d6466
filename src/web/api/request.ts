import type { CallName } from "#contract/endpoints.ts";
import type { ApiPath, Method } from "#contract/kernel/endpoint.ts";
import { TIME_ZONE_HEADER } from "#contract/kernel/headers.ts";
import { dropEarlyAnswers, takeEarlyAnswer } from "./early-answers.ts";
import { readConnection } from "./failures/connection.ts";
import { notAPage, orOffline } from "./failures/errors.ts";
import { timeZoneHere } from "./here.ts";

const JSON_TYPE = "application/json";
/** Ignores the type that the device gives a file: the server looks inside. */
const FILE_TYPE = "application/octet-stream";

const TIMEOUT_MILLISECONDS = 30_000;
const FILE_TIMEOUT_MILLISECONDS = 300_000;
/** A shorter timeout, as the write can be queued on the device. */
const ENTRY_TIMEOUT_MILLISECONDS = 15_000;
/** Applies when the previous request got no answer. */
const OFFLINE_TIMEOUT_MILLISECONDS = 8_000;

export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly bytes?: Blob;
}

export interface Sent {
  readonly method: Method;
  readonly url: string;
  readonly request: Parts;
  readonly token: string | null;
}

export function namePartsOf(name: CallName) {
  const [method, path] = name.split(" ");
  return { method: method as Method, path: path as ApiPath };
}

export interface Known {
  readonly etag?: string | undefined;
  readonly ifMatch?: number | undefined;
  readonly isFile?: true;
  /** Without an answer the write is queued on the device. */
  readonly canWait?: boolean | undefined;
}

export function sendTo(asked: Sent, known: Known): Promise<Response> {
  const { method, url, request, token } = asked;
  const json = request.body === undefined ? null : JSON.stringify(request.body);
  const init: RequestInit = {
    method,
    headers: headersOf(request, token, known),
    body: request.bytes ?? json,
    credentials: "include",
    signal: AbortSignal.timeout(timeoutOf(asked, known)),
  };
  const early = method === "GET" ? takeEarlyAnswer(url, token, known.etag) : dropEarlyAnswers();
  return orOffline((early ?? fetch(url, init)).then(notAPage));
}

function timeoutOf({ request }: Sent, { isFile, canWait }: Known): number {
  // Files may take long on a slow line.
  if (request.bytes !== undefined || isFile === true) return FILE_TIMEOUT_MILLISECONDS;
  if (readConnection().isOffline) return OFFLINE_TIMEOUT_MILLISECONDS;
  return canWait ? ENTRY_TIMEOUT_MILLISECONDS : TIMEOUT_MILLISECONDS;
}

export function urlOf(path: ApiPath, { params = {}, query = {} }: Parts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const url = new URL(filled, location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

export function headersOf(
  { headers = {}, body, bytes }: Parts,
  token: string | null,
  { etag, ifMatch }: Known = {},
): Record<string, string> {
  const isJson = bytes ? bytes.type === JSON_TYPE : body !== undefined;
  const type = isJson ? JSON_TYPE : bytes && FILE_TYPE;
  const words = Object.entries(headers).map(([name, text]) => [name, encodeURIComponent(text)]);
  return {
    ...Object.fromEntries(words),
    [TIME_ZONE_HEADER]: timeZoneHere(),
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(type && { "Content-Type": type }),
    ...(etag !== undefined && { "If-None-Match": etag }),
    ...(ifMatch !== undefined && { "If-Match": `"${ifMatch}"` }),
  };
}
