const listeners = new Set<() => void>();

/** Announces that the session is no longer valid, so that open forms store their drafts. */
export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

export function followSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
