import type { UseStore } from "idb-keyval";

const ended = new Set<string>();

/** Deletes a database before the page unloads and stops pending reads from recreating it. */
export function endPlace(name: string): void {
  ended.add(name);
  indexedDB.deleteDatabase(name);
}

/** Unlike idb-keyval's own, closes when another tab deletes it: signing out doesn't block. */
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
          // Deleted by another tab: this page is about to reload and must not recreate it.
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
