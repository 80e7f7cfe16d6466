import { ANSWERS } from "#web/api/device/names.ts";
import { endPlace } from "#web/api/device/place.ts";
import { countItems, OUTBOX } from "#web/api/outbox/store.ts";
import { KEYS } from "#web/api/seal/browser-key.ts";

/** Other tabs may hold up a deletion. It goes on without this page, which has to go. */
const LONGEST_WAIT_MILLISECONDS = 3000;

/** An unregistered worker without tabs has ended by then. */
const WORKER_END_MILLISECONDS = 500;

/** Leaves nothing of Mwezi in this browser, the app itself included. */
export async function emptyDevice(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MILLISECONDS));
  await Promise.race([empty(), timeout]);
}

async function empty(): Promise<void> {
  sessionStorage.clear();
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  // Not waited for: it ends only once no tab uses the worker.
  for (const registration of (await workers?.getRegistrations()) ?? []) {
    void registration.unregister();
  }
  // At this the other tabs load again, without the worker.
  localStorage.clear();
  await Promise.all([emptyCaches(), endDatabases()]);
  // A worker that is just filling its cache makes it again.
  await new Promise((resolve) => setTimeout(resolve, WORKER_END_MILLISECONDS));
  await emptyCaches();
}

async function emptyCaches(): Promise<void> {
  if (!globalThis.caches) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** What could not be sent yet stays, sealed for the account that wrote it, with the key it needs. */
async function endDatabases(): Promise<void> {
  endPlace(ANSWERS);
  const isUnsent = (await countItems().catch(() => 0)) > 0;
  if (!isUnsent) for (const name of [OUTBOX, KEYS]) endPlace(name);
}
