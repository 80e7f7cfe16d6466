import { ANSWERS } from "#web/api/device/names.ts";
import { endPlace } from "#web/api/device/place.ts";
import { countItems, OUTBOX } from "#web/api/outbox/store.ts";

/** Leaves nothing of Mwezi in this browser, the app itself included. */
export async function emptyDevice(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const isUnsent = (await countItems().catch(() => 0)) > 0;
  // What could not be sent yet stays, sealed for the account that wrote it, with the key it needs.
  for (const name of isUnsent ? [ANSWERS] : [ANSWERS, OUTBOX]) endPlace(name);
  // Held open by this page, it goes with it.
  if (!isUnsent) indexedDB.deleteDatabase("mwezi");
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registrations = (await workers?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (!globalThis.caches) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
