import { joinedCycle } from "#contract/entries/cycle-changes.ts";
import type { Cycle } from "#contract/entries/cycles.ts";
import { isBodyPhoto, type Upload } from "#contract/entries/uploads.ts";
import { samePeriods } from "#domain/cycles/periods/same-period.ts";
import type { EntryOf, Kind } from "../collections.ts";
import { allEntries } from "./all-entries.ts";
import type { Reader } from "./reader.ts";

export function joinedCycles(cycles: readonly Cycle[]): Cycle[] {
  return samePeriods(cycles)
    .map((parts) => parts.reduce(joinedCycle))
    .reverse();
}

/** Joins periods and omits photos of hair and skin, for files that others read. */
export async function entriesAsCounted<K extends Kind>(
  reader: Reader,
  kind: K,
): Promise<EntryOf<K>[]> {
  const entries = await allEntries(reader, kind);
  // TypeScript cannot see the entries' type while K is open.
  if (kind === "cycle") return joinedCycles(entries as Cycle[]) as EntryOf<K>[];
  if (kind !== "upload") return entries;
  return (entries as Upload[]).filter((upload) => !isBodyPhoto(upload)) as EntryOf<K>[];
}
