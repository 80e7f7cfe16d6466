/**
 * Asks the browser not to clear this site's data when space runs low. Called when the only copy of
 * something is on this device; Firefox asks the user then.
 */
export function persistStorage(): void {
  const storage: StorageManager | undefined = navigator.storage;
  storage?.persist?.().catch(() => undefined);
}
