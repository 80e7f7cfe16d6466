import type { Method } from "#contract/kernel/endpoint.ts";
import { findDevice } from "../device/find-device.ts";
import { persistStorage } from "../device/persist-storage.ts";
import { noteOffline, readConnection } from "../failures/connection.ts";
import { DeviceFullError } from "../failures/errors.ts";
import { readToken } from "../session/session.ts";
import type { Entry } from "./effect.ts";
import type { Item } from "./item.ts";
import { type Kind, kindOf } from "./kinds.ts";
import { addItem, flushOutbox, idIn } from "./outbox.ts";
import { readOutbox } from "./state.ts";

interface LateWrite {
  readonly url: string;
  readonly body?: unknown;
  readonly ifMatch: number | undefined;
  /** It was sent without an answer, so it may have arrived. */
  readonly isUnanswered: boolean;
}

export async function saveForLater(
  method: Method,
  { url, body, ifMatch, isUnanswered }: LateWrite,
): Promise<{ readonly body: unknown } | null> {
  const { pathname: path } = new URL(url);
  const kind = kindOf(path);
  if (method === "GET" || kind === null || cannotWait()) return null;
  if (isUnanswered) {
    if (makesAnother(kind, method, path, body)) return null;
    noteOffline(null);
  } else if (navigator.onLine && !readConnection().isOffline) {
    await flushOutbox();
    if (!readOutbox().some(({ refusal }) => refusal === null)) return null;
  }
  const item = await addItem({ method, path, body, ifMatch: ifMatch ?? null }).catch(
    (cause: unknown) => {
      throw new DeviceFullError(cause);
    },
  );
  persistStorage();
  // The network may be back although the browser has fired no event.
  if (navigator.onLine && !isUnanswered) flushOutbox().catch(() => undefined);
  return { body: method === "DELETE" ? null : await entryAfter(item) };
}

/**
 * Over plain HTTP there is no key. Without IndexedDB, fails at once only if the browser knows that
 * it is offline.
 */
const cannotWait = () => !globalThis.crypto.subtle || (navigator.onLine && !globalThis.indexedDB);

/** Whether a repeated POST would create a duplicate. */
const makesAnother = (kind: Kind, method: Item["method"], path: string, body: unknown) =>
  method === "POST" && path === kind.path && kind.key.includes("id") && idIn(body) === null;

async function entryAfter(item: Item): Promise<unknown> {
  const path = kindOf(item.path)?.path ?? item.path;
  const device = await findDevice(readToken());
  const known = (await device?.standIn(new URL(path, location.href).href)) ?? null;
  const body = known === null || known === "missing" ? [] : known.body;
  const entries: readonly Entry[] = Array.isArray(body) ? body : [body];
  const entry = entries.find(({ revision }) => revision === -item.order);
  return entry ?? { ...(item.body as Entry), id: item.entryId, revision: -item.order };
}
