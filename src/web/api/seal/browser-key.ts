import { get, update } from "idb-keyval";
import { openPlace } from "../device/place.ts";

/** The database of the key that seals what this browser keeps. */
export const KEYS = "mwezi";
const NAME = "seal";

/** A page has one database factory; tests put others in its place. */
const keys = new WeakMap<IDBFactory, Promise<CryptoKey | null>>();

/**
 * The key of this browser: made once, kept in IndexedDB, never readable even by our own scripts.
 * `null` where a page cannot have one: without TLS, or where the browser forbids storage.
 */
export async function browserKey(): Promise<CryptoKey | null> {
  const factory: IDBFactory | undefined | null = globalThis.indexedDB;
  if (!factory) return null;
  const key = keys.get(factory) ?? findOrMake().catch(() => null);
  keys.set(factory, key);
  // What failed may not fail the next time.
  if ((await key) === null) keys.delete(factory);
  return key;
}

async function findOrMake(): Promise<CryptoKey | null> {
  const store = openPlace(KEYS, "keys");
  const stored = await get<CryptoKey>(NAME, store);
  if (stored !== undefined) return stored;
  const made = await makeKey();
  // Another tab may have made one meanwhile: the first stays.
  await update<CryptoKey>(NAME, (first) => first ?? made, store);
  return (await get<CryptoKey>(NAME, store)) ?? null;
}

export const makeKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
