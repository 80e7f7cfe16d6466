import { type EntryKind, entryKinds, kindNames, type OfflineKind } from "#contract/kinds.ts";

export interface Kind extends EntryKind {
  readonly name: OfflineKind;
}

const canWait = (name: string): name is OfflineKind => entryKinds[name as OfflineKind].canWait;

const kinds: readonly Kind[] = kindNames
  .filter(canWait)
  .map((name) => ({ ...entryKinds[name], name }));

/** Paths below a kind's that create or fetch something else. */
const NOT_WRITES: readonly string[] = ["/api/medicines/list"];

export function kindOf(path: string): Kind | null {
  if (NOT_WRITES.includes(path)) return null;
  return kinds.find((kind) => path === kind.path || path.startsWith(`${kind.path}/`)) ?? null;
}
