import type { FileHistory } from "./file-history.ts";

export function joinHistories(histories: readonly FileHistory[]): FileHistory {
  const [first, ...others] = histories;
  if (first === undefined) throw new Error("no history to join");
  return {
    ...first,
    entries: Object.assign({}, ...others.map(({ entries }) => entries), first.entries),
    notUnderstood: histories.flatMap(({ notUnderstood }) => notUnderstood),
    doubts: histories.flatMap(({ doubts }) => doubts),
  };
}
