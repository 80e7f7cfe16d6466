import type { AnswersOfDevice } from "./load-answers.ts";

/**
 * The device's store for this token, loaded at the first call. `null` without a token, storage or
 * Web Crypto (a page without TLS).
 */
export async function findDevice(token: string | null): Promise<AnswersOfDevice | null> {
  if (token === null || !globalThis.indexedDB || !globalThis.crypto?.subtle) return null;
  try {
    return await (await import("./load-answers.ts")).loadAnswers(token);
  } catch {
    return null;
  }
}

/**
 * Whether the store's code is loaded. Calls don't wait for it: on a first visit it competes for
 * bandwidth and the store is empty.
 */
export const isKeptHere = (): boolean => {
  const workers: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker;
  return workers?.controller != null;
};
