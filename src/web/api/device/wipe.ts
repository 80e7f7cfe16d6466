import { noteWords } from "#contract/push/note-words.ts";
import { ANSWERS } from "./names.ts";

/**
 * Removes what this device keeps of the session. Its key lies there wrapped under the token, so
 * with the token gone nothing of it opens, even where the browser removes it a moment later.
 */
export function wipeAnswers(): void {
  try {
    indexedDB.deleteDatabase(ANSWERS);
  } catch {
    // A browser without such a storage has kept nothing.
  }
  endPushing().catch(() => undefined);
}

/** The push service tells the server, which then forgets this browser. */
async function endPushing(): Promise<void> {
  if (globalThis.caches) await caches.delete(noteWords.cache);
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
