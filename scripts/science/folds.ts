export const FOLDS = 5;

/** FNV-1a, 32 bits, of the UTF-8 bytes (Fowler, Noll and Vo). */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return hash >>> 0;
}

/** The fold of a woman: all her cycles are either fitted on or tested on. */
export const foldOf = (id: string) => fnv1a(id) % FOLDS;
