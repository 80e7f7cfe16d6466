import type { Endpoint } from "#contract/endpoint.ts";

/** What was written: as the server answered it, or as it was typed where no answer came. */
export interface Write {
  readonly path: Endpoint["path"];
  readonly entry: unknown;
}

const listeners = new Set<(write: Write) => void>();

/** Hears of every call that writes. Answers how to stop. */
export function followWrites(listener: (write: Write) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function announceWrite(write: Write): void {
  for (const listener of listeners) listener(write);
}
