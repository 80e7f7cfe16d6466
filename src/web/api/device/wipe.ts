import { noteWords } from "#contract/push/note-words.ts";
import { ANSWERS } from "./names.ts";

/** Removes the session's stored data, which is unreadable as soon as the token is gone. */
export function wipeAnswers(): void {
  try {
    indexedDB.deleteDatabase(ANSWERS);
  } catch {
    // Without IndexedDB nothing was stored.
  }
  endPushing().catch(() => undefined);
}

/** The push service then tells the server, which deletes the subscription. */
async function endPushing(): Promise<void> {
  if (globalThis.caches) await caches.delete(noteWords.cache);
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration();
  const subscription = await registration?.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
