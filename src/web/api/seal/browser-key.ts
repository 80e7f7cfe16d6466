import { get, type UseStore, update } from "idb-keyval";
import { openPlace } from "../device/place.ts";

export const KEYS = "mwezi";
const NAME = "seal";

/** One key per database factory, as tests replace the factory. */
const keys = new WeakMap<IDBFactory, Promise<CryptoKey | null>>();

/** This browser's non-extractable key, created once; `null` without TLS or storage. */
export async function browserKey(): Promise<CryptoKey | null> {
  const factory: IDBFactory | undefined | null = globalThis.indexedDB;
  if (!factory) return null;
  const key = keys.get(factory) ?? keyIn(openPlace(KEYS, "keys"), NAME).catch(() => null);
  keys.set(factory, key);
  // The next call retries.
  if ((await key) === null) keys.delete(factory);
  return key;
}

export async function keyIn(store: UseStore, name: string): Promise<CryptoKey> {
  const stored = await get<CryptoKey>(name, store);
  if (stored !== undefined) return stored;
  const made = await makeKey();
  // Another tab may have created one meanwhile: the first one wins.
  await update<CryptoKey>(name, (first) => first ?? made, store);
  return (await get<CryptoKey>(name, store)) ?? made;
}

export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
