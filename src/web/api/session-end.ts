const listeners = new Set<() => void>();

/** Says that the server knows this sign-in no more: whoever holds something unsaved puts it by. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

/** Listens for the end of the session; returns how to stop. */
export function followSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
