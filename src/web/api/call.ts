import type { Endpoint, RequestInput, ResponseData } from "#contract/kernel/endpoint.ts";
import { findDevice, isKeptHere } from "./device/find-device.ts";
import { noteAnswer, readConnection } from "./failures/connection.ts";
import { ApiError, apiErrorOf, orOffline } from "./failures/errors.ts";
import { readOutbox } from "./outbox/state.ts";
import { rememberAnswer, rememberedAnswer } from "./remembered-answers.ts";
import { type Parts, sendTo, urlOf } from "./request.ts";
import { readToken } from "./session/session.ts";
import { forgetState, isOfNow, noteState, writesSoFar } from "./state-of-server.ts";
import { announceSubmission, announceWrite } from "./writes.ts";

/** The report is read with POST, as its options travel in the body. */
const REPORT = "/api/visit/report";

/** Options of a writing call: the revision the entry was read at, 0 for a new one. */
export interface WriteOptions {
  readonly ifMatch?: number;
}

interface CallOptions extends WriteOptions {
  /** On 401: throw, or return no data. */
  readonly onUnauthorised?: "raise" | "nothing";
  /** Token to use instead of the stored one. */
  readonly token?: string | undefined;
}

/** The answer used when the server is unreachable. */
interface StandIn {
  readonly body: unknown;
  readonly headers?: never;
}

/** Only endpoints that write an entry take `ifMatch`. */
type OptionsOf<E extends Endpoint> = E["entry"] extends null ? unknown : WriteOptions;

/**
 * Calls an endpoint of the contract. The response is not validated: the server of the same build
 * has checked it against the same schema.
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
  // Remembered answers belong to one token: another tab may have signed in another user.
  const memory = endpoint.method === "GET" ? `${token} ${url}` : null;
  const key = token === null ? null : keyOf(endpoint, url, request);
  const device = key !== null && isKeptHere() ? await findDevice(token) : null;
  const before = memory === null ? undefined : rememberedAnswer(memory);
  const kept = memory === null || before !== undefined ? undefined : await device?.find(url);
  const remembered = before ?? kept;
  const keepAnswer = (etag: string | null, body: unknown): unknown => {
    if (memory !== null && etag !== null) rememberAnswer(memory, etag, body);
    void keepOnDevice(token, key, etag, body);
    return body;
  };
  // First request of this page: another response has already proved the stored answer current.
  if (kept?.etag != null && isOfNow(token, kept.etag)) return keepAnswer(kept.etag, kept.body);
  const instead = isCutOff() ? await standInFor(key, token) : null;
  if (instead) return instead.body;
  const writes = writesSoFar();
  const known = { etag: remembered?.etag ?? undefined, ifMatch };
  if (isWrite(endpoint)) announceSubmission({ place: endpoint.path, entry: request.body });
  const keeps = given === undefined && isWrite(endpoint);
  // Earlier offline writes are sent first; the outbox has to be open to know them.
  if (keeps) await findDevice(token);
  const keep = async (isUnanswered: boolean): Promise<StandIn | null> => {
    if (!keeps) return null;
    // If the outbox's code can't be loaded, the call fails as usual and the form stays.
    const outbox = await import("./outbox/save-for-later.ts").catch(() => null);
    const late = { url, body: request.body, ifMatch, isUnanswered };
    const saved = (await outbox?.saveForLater(endpoint, late)) ?? null;
    if (saved) announce(endpoint, saved.body);
    return saved;
  };
  const send = (): Promise<Response | StandIn> =>
    sendTo(endpoint, url, request, token, known).catch(async (failure: unknown) => {
      const saved = await keep(true);
      if (saved) return saved;
      announce(endpoint, request.body);
      const standIn = await standInFor(key, token);
      if (standIn) return standIn;
      throw failure;
    });
  const response = (keeps && mustWait() ? await keep(false) : null) ?? (await send());
  if (response.headers === undefined) return response.body;
  noteAnswer();
  if (response.status === 304 && remembered !== undefined) {
    if (remembered.etag !== null) noteState(token, remembered.etag, writes);
    return keepAnswer(remembered.etag, remembered.body);
  }
  if (response.status === 401 && onUnauthorised === "nothing") return undefined;
  if (!response.ok) throw await apiErrorOf(response);
  const body: unknown = endpoint.response === null ? null : await orOffline(response.json());
  announce(endpoint, body);
  return keepAnswer(response.headers.get("ETag"), body);
}

/** The stored answer that replaces the server's, if there is one. */
async function standInFor(key: string | null, token: string | null): Promise<StandIn | null> {
  const standIn = key === null ? null : await (await findDevice(token))?.standIn(key);
  if (standIn === "missing") throw new ApiError(404, "", null);
  return standIn ?? null;
}

/** The browser knows that it is offline, so a retry would only take time. */
const isCutOff = () => globalThis.navigator?.onLine === false && readConnection().isOffline;

async function keepOnDevice(
  token: string | null,
  key: string | null,
  etag: string | null,
  body: unknown,
): Promise<void> {
  if (key !== null) (await findDevice(token))?.keepNow(key, etag, body);
}

/** Offline with writes queued: later writes go behind them, to preserve their order. */
const mustWait = () =>
  globalThis.navigator?.onLine === false ||
  readConnection().isOffline ||
  readOutbox().some(({ refusal }) => refusal === null);

/** The key an answer is stored under on the device; `null` if it is never stored. */
function keyOf(endpoint: Endpoint, url: string, { body }: Parts): string | null {
  if (endpoint.access !== "session") return null;
  if (endpoint.method === "GET") return url;
  return endpoint.path === REPORT ? `${url}#${JSON.stringify(body)}` : null;
}

function announce(endpoint: Endpoint, entry: unknown): void {
  if (!isWrite(endpoint)) return;
  forgetState();
  announceWrite({ path: endpoint.path, entry });
}

const isWrite = ({ method, path }: Endpoint) => method !== "GET" && path !== REPORT;

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
