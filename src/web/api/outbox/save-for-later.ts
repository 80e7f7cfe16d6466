import type { Endpoint } from "#contract/endpoint.ts";
import { findDevice } from "../device/find-device.ts";
import { DeviceFullError } from "../errors.ts";
import { readToken } from "../session.ts";
import type { Entry } from "./effect.ts";
import type { Item } from "./item.ts";
import { kindOf } from "./kinds.ts";
import { addItem, flushOutbox } from "./outbox.ts";
import { readOutbox } from "./state.ts";

/**
 * Keeps a write on this device until there is a network, and answers it as the server will; `null`
 * for what cannot wait, and where nothing needs to.
 * @throws DeviceFullError where this device cannot keep it
 */
export async function saveForLater(
  { method }: Endpoint,
  url: string,
  body: unknown,
  ifMatch: number | undefined,
): Promise<{ readonly body: unknown } | null> {
  const { pathname: path } = new URL(url);
  if (method === "GET" || kindOf(path) === null) return null;
  if (navigator.onLine) {
    await flushOutbox();
    if (!readOutbox().some(({ refusal }) => refusal === null)) return null;
  }
  const item = await addItem({ method, path, body, ifMatch: ifMatch ?? null }).catch(
    (cause: unknown) => {
      throw new DeviceFullError(cause);
    },
  );
  return { body: method === "DELETE" ? null : await entryAfter(item) };
}

/** The entry as it will be: what is known of it with the change. */
async function entryAfter(item: Item): Promise<unknown> {
  const path = kindOf(item.path)?.path ?? item.path;
  const device = await findDevice(readToken());
  const known = device?.standIn(new URL(path, location.href).href) ?? null;
  const body = known === null || known === "missing" ? [] : known.body;
  const entries: readonly Entry[] = Array.isArray(body) ? body : [body];
  const entry = entries.find(({ revision }) => revision === -item.order);
  return entry ?? { ...(item.body as Entry), id: item.entryId, revision: -item.order };
}
