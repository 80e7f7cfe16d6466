import type { Item } from "./item.ts";

let items: readonly Item[] = [];
const listeners = new Set<() => void>();

export const readOutbox = (): readonly Item[] => items;

export function changeOutbox(next: readonly Item[]): void {
  items = next;
  for (const listener of listeners) listener();
}

export function followOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
