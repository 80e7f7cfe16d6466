import type { AnswersOfDevice } from "./load-answers.ts";

/**
 * What this device keeps for the token, loaded at the first call; `null` without a token, a storage
 * or the means to seal, as on a page without TLS.
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
 * Whether the code of what is kept is here already. On a first visit it comes over the same line as
 * everything else, and there is little it could know: the calls do not wait for it.
 */
export const isKeptHere = (): boolean => {
  const workers: ServiceWorkerContainer | undefined = globalThis.navigator?.serviceWorker;
  return workers?.controller != null;
};
