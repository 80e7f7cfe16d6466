import type { AnswersOfDevice } from "./load-answers.ts";

export async function findDevice(token: string | null): Promise<AnswersOfDevice | null> {
  if (token === null || !globalThis.indexedDB || !globalThis.crypto?.subtle) return null;
  try {
    return await (await import("./load-answers.ts")).loadAnswers(token);
  } catch {
    return null;
  }
}

/** Whether the store's code is loaded. Calls don't wait: on a first visit the store is empty. */
export const isDeviceStoreLoaded = (): boolean => {
  const workers: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker;
  return workers?.controller != null;
};
