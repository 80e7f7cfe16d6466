/** Leaves nothing of Mwezi in this browser, the app itself included. */
export async function emptyDevice(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  // Held open by this page, they go with it at the latest.
  for (const name of ["mwezi", "mwezi-answers", "mwezi-outbox"]) indexedDB.deleteDatabase(name);
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  const registrations = (await workers?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (!globalThis.caches) return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}
