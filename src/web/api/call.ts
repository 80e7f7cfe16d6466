import type { Endpoint, RequestInput, ResponseData } from "#contract/endpoint.ts";
import { FileSchema } from "#contract/files.ts";
import { TIME_ZONE_HEADER } from "#contract/headers.ts";
import { noteAnswer, noteOffline } from "./connection.ts";
import { loadAnswers } from "./device/load-answers.ts";
import { ApiError, apiErrorOf, notAPage, orOffline } from "./errors.ts";
import { rememberAnswer, rememberedAnswer } from "./remembered-answers.ts";
import { readToken } from "./session.ts";
import { announceSubmission, announceWrite } from "./writes.ts";

/** The doctor's page: a reading, though it is asked for with a body. */
const REPORT = "/api/visit/report";
const TIMEOUT_MILLISECONDS = 30_000;
const FILE_TIMEOUT_MILLISECONDS = 300_000;

/** What a call sends, whatever its endpoint. */
export interface Parts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly bytes?: Blob;
}

/** What a writing call may add: the revision the entry was read at; 0 says there was none. */
export interface WriteOptions {
  readonly ifMatch?: number;
}

interface CallOptions extends WriteOptions {
  /** What a 401 means here: an error, or simply no data. */
  readonly onUnauthorised?: "raise" | "nothing";
  /** Whose call it is, when that is not the stored sign-in. */
  readonly token?: string | undefined;
}

/** An entry may be written in one state only: the call names which. No other call may. */
type OptionsOf<E extends Endpoint> = E["entry"] extends null ? unknown : WriteOptions;

/**
 * Makes one call of the contract. The answer is trusted as it comes: it is the same build's
 * server, which has already checked it against the same schema.
 * @throws ApiError when the server refuses, OfflineError when no answer comes
 * @example const cycles = await call(listCycles, {});
 * @example await call(changeMood, { params, body }, { ifMatch: mood.revision });
 */
export function call<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
  options: { readonly onUnauthorised: "nothing" },
): Promise<ResponseData<E> | undefined>;
export function call<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
  options?: { readonly onUnauthorised?: "raise" } & Pick<CallOptions, "token"> & OptionsOf<E>,
): Promise<ResponseData<E>>;
export async function call(
  endpoint: Endpoint,
  request: Parts,
  { onUnauthorised = "raise", token: given, ifMatch }: CallOptions = {},
): Promise<unknown> {
  const url = urlOf(endpoint, request);
  const token = given ?? readToken();
  // Another tab may have signed someone else in: what was remembered belongs to one token.
  const memory = endpoint.method === "GET" ? `${token} ${url}` : null;
  const key = token === null ? null : keyOf(endpoint, url, request);
  const device = key === null || token === null ? null : await loadAnswers(token);
  const remembered = memory === null ? undefined : (rememberedAnswer(memory) ?? device?.find(url));
  const known = { etag: remembered?.etag ?? undefined, ifMatch };
  if (isWrite(endpoint)) announceSubmission({ place: endpoint.path, entry: request.body });
  const response = await sendTo(endpoint, url, request, token, known).catch((failure: unknown) => {
    announce(endpoint, request.body);
    const standIn = key === null ? null : (device?.standIn(key) ?? null);
    noteOffline(standIn === null || standIn === "missing" ? null : standIn.at);
    if (standIn === null) throw failure;
    if (standIn === "missing") throw new ApiError(404, "", null);
    return standIn;
  });
  if (!("headers" in response)) return response.body;

  noteAnswer();
  if (response.status === 304 && remembered !== undefined) {
    if (key !== null) device?.keepNow(key, remembered.etag, remembered.body);
    return remembered.body;
  }
  if (response.status === 401 && onUnauthorised === "nothing") return undefined;
  if (!response.ok) throw await apiErrorOf(response);
  const body: unknown = endpoint.response === null ? null : await orOffline(response.json());
  announce(endpoint, body);
  const etag = response.headers.get("ETag");
  if (memory !== null && etag !== null) rememberAnswer(memory, etag, body);
  if (key !== null) device?.keepNow(key, etag, body);
  return body;
}

/** Under which name its answer is kept on the device; `null` for what is never kept. */
function keyOf(endpoint: Endpoint, url: string, { body }: Parts): string | null {
  if (endpoint.access !== "session") return null;
  if (endpoint.method === "GET") return url;
  return endpoint.path === REPORT ? `${url}#${JSON.stringify(body)}` : null;
}

function announce(endpoint: Endpoint, entry: unknown): void {
  if (isWrite(endpoint)) announceWrite({ path: endpoint.path, entry });
}

const isWrite = ({ method, path }: Endpoint) => method !== "GET" && path !== REPORT;

/** A file that came as an answer. */
export interface FileCame {
  readonly name: string;
  readonly blob: Blob;
}

/**
 * Makes a call that is answered with a file.
 * @throws ApiError when the server refuses, OfflineError when no answer comes
 * @example const { name, blob } = await callForFile(exportAccount, {});
 */
export async function callForFile<E extends Endpoint>(
  endpoint: E,
  request: RequestInput<E>,
): Promise<FileCame> {
  const parts = request as Parts;
  const response = await sendTo(endpoint, urlOf(endpoint, parts), parts, readToken(), {});
  if (!response.ok) throw await apiErrorOf(response);
  const disposition = response.headers.get("Content-Disposition") ?? "";
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? "mwezi";
  return { name, blob: await orOffline(response.blob()) };
}

/** The state the caller knows: of an answer, or of the entry it writes. */
interface Known {
  readonly etag?: string | undefined;
  readonly ifMatch?: number | undefined;
}

function sendTo(
  endpoint: Endpoint,
  url: string,
  request: Parts,
  token: string | null,
  known: Known,
): Promise<Response> {
  const json = request.body === undefined ? null : JSON.stringify(request.body);
  const isLong = request.bytes !== undefined || endpoint.response === FileSchema;
  const init: RequestInit = {
    method: endpoint.method,
    headers: headersOf(endpoint, request, token, known),
    body: request.bytes ?? json,
    credentials: "include",
    // A file may take long on a slow line.
    signal: AbortSignal.timeout(isLong ? FILE_TIMEOUT_MILLISECONDS : TIMEOUT_MILLISECONDS),
  };
  return orOffline(fetch(url, init).then(notAPage));
}

export function urlOf(endpoint: Endpoint, { params = {}, query = {} }: Parts): string {
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const url = new URL(path, location.href);
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) url.searchParams.set(name, String(value));
  }
  return url.href;
}

export function headersOf(
  endpoint: Endpoint,
  { headers = {}, body, bytes }: Parts,
  token: string | null,
  { etag, ifMatch }: Known = {},
): Record<string, string> {
  const type = bytes ? endpoint.request.bytes?.type : body !== undefined && "application/json";
  const words = Object.entries(headers).map(([name, text]) => [name, encodeURIComponent(text)]);
  return {
    ...Object.fromEntries(words),
    [TIME_ZONE_HEADER]: Intl.DateTimeFormat().resolvedOptions().timeZone,
    ...(token !== null && { Authorization: `Bearer ${token}` }),
    ...(type && { "Content-Type": type }),
    ...(etag !== undefined && { "If-None-Match": etag }),
    ...(ifMatch !== undefined && { "If-Match": `"${ifMatch}"` }),
  };
}
