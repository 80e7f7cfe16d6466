import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { after } from "#web/api/after.ts";
import { ANSWERS } from "#web/api/device/names.ts";
import { endPlace } from "#web/api/device/place.ts";
import { countItems, OUTBOX } from "#web/api/outbox/store.ts";
import { KEYS } from "#web/api/seal/browser-key.ts";
import { people } from "#web/features/account/people/view-model.ts";

/** Other tabs may block the deletion, which continues without this page. */
const LONGEST_WAIT_MILLISECONDS = 3000;

/** By then an unregistered worker without tabs has ended. */
const WORKER_END_MILLISECONDS = 500;

export async function emptyDevice(): Promise<void> {
  await Promise.race([empty(), after(LONGEST_WAIT_MILLISECONDS)]);
}

async function empty(): Promise<void> {
  sessionStorage.clear();
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  // Not awaited: it resolves only when no tab uses the worker.
  for (const registration of (await workers?.getRegistrations()) ?? []) {
    void registration.unregister();
  }
  // Makes the other tabs reload, without the worker.
  const needsKey = clearStorage();
  await Promise.all([emptyCaches(), endDatabases(needsKey)]);
  // A worker that is filling its cache would recreate it.
  await after(WORKER_END_MILLISECONDS);
  await emptyCaches();
}

/**
 * Other accounts stay remembered by their beads, and so does what this browser stores for those
 * that answered "Only I use this phone": it may exist nowhere else. Returns whether some has.
 */
function clearStorage(): boolean {
  const remembered = people.read();
  const answer = `${storageKeys.deviceUse}.`;
  const items = Object.entries({ ...localStorage });
  const own = items.flatMap(([key, value]) =>
    key.startsWith(answer) && value === "own" ? [key.slice(answer.length)] : [],
  );
  localStorage.clear();
  if (remembered !== null) people.write(remembered);
  for (const [key, value] of items) {
    if (own.some((id) => key.endsWith(`.${id}`))) localStorage.setItem(key, value);
  }
  return own.length > 0;
}

/** Deletes the account's data and messages, and leaves the app itself for the next account. */
export async function emptyForNext(): Promise<void> {
  sessionStorage.clear();
  const needsKey = clearStorage();
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registration = await workers?.getRegistration();
  for (const message of (await registration?.getNotifications?.()) ?? []) message.close();
  await endDatabases(needsKey);
}

async function emptyCaches(): Promise<void> {
  if (!globalThis.caches) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** Unsent entries stay, encrypted for their account, with the key they need. */
async function endDatabases(needsKey: boolean): Promise<void> {
  endPlace(ANSWERS);
  const isUnsent = (await countItems().catch(() => 0)) > 0;
  if (!isUnsent) endPlace(OUTBOX);
  if (!isUnsent && !needsKey) endPlace(KEYS);
}
