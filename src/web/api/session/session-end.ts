const listeners = new Set<() => void>();

export function announceSessionEnd(): void {
  for (const listener of listeners) listener();
}

export function followSessionEnd(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
