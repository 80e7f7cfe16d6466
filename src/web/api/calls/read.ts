import { findDevice, isDeviceStoreLoaded } from "../device/find-device.ts";
import { noteAnswer, readConnection } from "../failures/connection.ts";
import { ApiError, apiErrorOf } from "../failures/errors.ts";
import { sendTo } from "../request.ts";
import { isOfNow, noteState, writesSoFar } from "../state-of-server.ts";
import { type Asked, bodyOf } from "./ask.ts";
import { rememberAnswer, rememberedAnswer } from "./remembered-answers.ts";

interface Known {
  readonly etag: string | null;
  readonly body: unknown;
  /** Another response has just proved it current. */
  readonly isProven: boolean;
}

/** Answers from the device if that is current or there is no network, else from the server. */
export async function read(asked: Asked): Promise<unknown> {
  const known = await knownAnswer(asked);
  if (known?.isProven) return keepAnswer(asked, known.etag, known.body);
  const instead = isCutOff() ? await standIn(asked) : null;
  if (instead !== null) return instead.body;
  const { token } = asked;
  const writes = writesSoFar();
  let response: Response;
  try {
    response = await sendTo(asked, { etag: known?.etag ?? undefined });
  } catch (failure) {
    const stored = await standIn(asked);
    if (stored !== null) return stored.body;
    throw failure;
  }
  noteAnswer();
  if (response.status === 304 && known !== undefined) {
    const etag = response.headers.get("ETag") ?? known.etag;
    if (etag !== null) noteState(token, etag, writes);
    return keepAnswer(asked, etag, known.body);
  }
  if (!response.ok) throw await apiErrorOf(response);
  return keepAnswer(asked, response.headers.get("ETag"), await bodyOf(response));
}

/** Remembered answers belong to one token: another tab may have signed in another user. */
const memoryKey = ({ token, url }: Asked) => `${token} ${url}`;

async function knownAnswer(asked: Asked): Promise<Known | undefined> {
  const { method, key, token, url } = asked;
  if (method !== "GET") return undefined;
  const remembered = rememberedAnswer(memoryKey(asked));
  if (remembered !== undefined) return { ...remembered, isProven: false };
  const device = key !== null && isDeviceStoreLoaded() ? await findDevice(token) : null;
  const stored = await device?.find(url);
  if (stored === undefined) return undefined;
  const isProven = stored.etag !== null && isOfNow(token, stored.etag);
  return { etag: stored.etag, body: stored.body, isProven };
}

function keepAnswer(asked: Asked, etag: string | null, body: unknown): unknown {
  if (asked.method === "GET" && etag !== null) {
    rememberAnswer(memoryKey(asked), etag, body);
  }
  void storeAnswer(asked, etag, body);
  return body;
}

async function storeAnswer({ key, token }: Asked, etag: string | null, body: unknown) {
  if (key !== null) (await findDevice(token))?.keepNow(key, etag, body);
}

/** The browser knows that it is offline, so a retry would only take time. */
const isCutOff = () => globalThis.navigator?.onLine === false && readConnection().isOffline;

async function standIn({ key, token }: Asked): Promise<{ readonly body: unknown } | null> {
  const found = key === null ? null : await (await findDevice(token))?.standIn(key);
  if (found === "missing") throw new ApiError(404, "", null);
  return found ?? null;
}
