import type { Cycle } from "#contract/entries/cycles.ts";
import { isBodyPhoto, type Upload } from "#contract/entries/uploads.ts";
import { heaviest, samePeriods } from "#domain/cycles/same-period.ts";
import { allEntries } from "./all-entries.ts";
import type { EntryOf, Kind } from "./collections.ts";
import { withoutGaps, withoutUndefined } from "./field-gaps.ts";
import type { Reader } from "./reader.ts";

const NOTES_AT_MOST = 2000;

const notesOf = (one: string | undefined, other: string | undefined) =>
  [one, other].filter(Boolean).join("\n").slice(0, NOTES_AT_MOST) || undefined;

/**
 * Returns two logged periods as one, from the first day of the earlier to the end of the later, if it has
 * one.
 */
export function joinedCycle(earlier: Cycle, later: Cycle): Cycle {
  return withoutGaps({
    ...withoutUndefined(later),
    ...withoutUndefined(earlier),
    endDate: later.endDate,
    endDay: later.endDay,
    endIsUnknown: later.endIsUnknown,
    flow: heaviest([earlier.flow, later.flow]),
    intermenstrualSpotting: earlier.intermenstrualSpotting || later.intermenstrualSpotting,
    missedLog: later.missedLog ?? earlier.missedLog,
    stillBleedingOn: later.stillBleedingOn ?? earlier.stillBleedingOn,
    isUnsure: earlier.isUnsure,
    isSeparate: earlier.isSeparate,
    notes: notesOf(earlier.notes, later.notes),
    spottingNotes: notesOf(earlier.spottingNotes, later.spottingNotes),
  }) as Cycle;
}

/**
 * Returns periods as they are counted, newest first: starts fewer than 10 days apart are one.
 * @example joinedCycles(await reader.list("cycle")).length
 */
export function joinedCycles(cycles: readonly Cycle[]): Cycle[] {
  return samePeriods(cycles)
    .map((parts) => parts.reduce(joinedCycle))
    .reverse();
}

/**
 * Like `allEntries`, but with periods joined and without photos of hair and skin, for files that others read.
 */
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
