import type { UseStore } from "idb-keyval";

/** What this page opens no more. */
const ended = new Set<string>();

/** Deletes a database before the page goes: who still asks for it does not make it anew. */
export function endPlace(name: string): void {
  ended.add(name);
  indexedDB.deleteDatabase(name);
}

/**
 * A database of one store, as `idb-keyval` takes it. Unlike its own, it lets go as soon as someone
 * deletes the database, so that signing out in one tab need not wait for the others.
 */
export function openPlace(name: string, store = name): UseStore {
  let opening: Promise<IDBDatabase> | null = null;
  const open = async () => {
    if (ended.has(name)) throw new Error("What this page kept has been deleted.");
    opening ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name);
      const forget = () => {
        opening = null;
      };
      request.onupgradeneeded = () => request.result.createObjectStore(store);
      request.onsuccess = () => {
        const database = request.result;
        database.onclose = forget;
        database.onversionchange = ({ newVersion }) => {
          // Deleted by another tab: this page, about to go too, must not make it again.
          if (newVersion === null) ended.add(name);
          forget();
          database.close();
        };
        resolve(database);
      };
      request.onerror = () => {
        forget();
        reject(request.error);
      };
    });
    return opening;
  };
  return async (mode, work) => work((await open()).transaction(store, mode).objectStore(store));
}
