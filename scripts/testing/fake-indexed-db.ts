interface FakeRequest {
  readonly result: unknown;
  onsuccess: (() => void) | null;
  onupgradeneeded: (() => void) | null;
}

/** Fires after the caller has added its listeners. */
function answer(result: unknown): FakeRequest {
  const request: FakeRequest = { result, onsuccess: null, onupgradeneeded: null };
  queueMicrotask(() => {
    request.onupgradeneeded?.();
    request.onsuccess?.call(request);
  });
  return request;
}

/**
 * The part of IndexedDB that `idb-keyval` uses: databases with one store. Node has no IndexedDB.
 */
export function fakeIndexedDB() {
  const values = new Map<string, unknown>();
  let writes = 0;
  const storeOf = () => {
    const transaction: { oncomplete: (() => void) | null } = { oncomplete: null };
    const complete = () => setTimeout(() => transaction.oncomplete?.());
    return {
      transaction,
      get: (key: string) => answer(values.get(key)),
      getAllKeys: () => answer([...values.keys()]),
      getAll: () => answer([...values.values()]),
      clear: () => {
        values.clear();
        complete();
      },
      delete: (key: string) => {
        values.delete(key);
        complete();
      },
      put: (value: unknown, key: string) => {
        values.set(key, value);
        writes += 1;
        complete();
      },
    };
  };
  const database = {
    createObjectStore: () => undefined,
    transaction: () => ({ objectStore: storeOf }),
  };
  return {
    open: () => answer(database),
    deleteDatabase: () => values.clear(),
    writes: () => writes,
  };
}
