/** Asks the browser to keep this site's data when space runs low; Firefox asks the user. */
export function persistStorage(): void {
  const storage: StorageManager | undefined = navigator.storage;
  storage?.persist?.().catch(() => undefined);
}
