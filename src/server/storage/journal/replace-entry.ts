import { isDeepStrictEqual } from "node:util";
import type { Revised } from "#contract/entry.ts";
import { AppError, notFound } from "#server/failures/app-error.ts";
import { collections, type EntryOf, type Kind } from "./collections.ts";
import type { Stored, Writer } from "./journal.ts";

/** What a caller says of the entry as it was read. */
export interface Precondition {
  /** The revision it was read at; 0 when there was none, `null` when the caller does not say. */
  readonly expectedRevision: number | null;
}

interface Replacement<Entry> extends Precondition {
  readonly before: Stored<Entry> | null;
  readonly after: Entry;
}

/** An entry as the API answers it. */
export function answerOf<Entry extends object>({ entry, revision }: Stored<Entry>): Revised<Entry> {
  return { ...entry, revision };
}

/**
 * Writes `after` in the place of `before`, if `before` is what the caller has read. One that stands
 * already as the caller wants it is answered as it stands, so that a save whose answer was lost
 * can be sent again. `check` sees to what else must hold, once nothing stands in conflict.
 * @throws AppError `conflict` with the entry as it is now, and what `check` throws
 */
export async function replaceEntry<K extends Kind>(
  writer: Writer,
  kind: K,
  { before, after, expectedRevision }: Replacement<EntryOf<K>>,
  check: () => void | Promise<void> = () => {},
): Promise<Revised<EntryOf<K>>> {
  if (isStale(before, expectedRevision)) {
    const isDone = before !== null && isDeepStrictEqual(before.entry, asStored(kind, after));
    if (isDone) return answerOf(before);
    throw conflict(before);
  }
  await check();
  return answerOf(await writer.put(kind, after));
}

/**
 * Removes `before`, if it is what the caller has read.
 * @throws AppError `not_found`, or `conflict` to a caller who has read another state of it
 */
export async function removeEntry<K extends Kind>(
  writer: Writer,
  kind: K,
  before: Stored<EntryOf<K>> | null,
  { expectedRevision }: Precondition,
): Promise<null> {
  const { entry } = existing(before, expectedRevision);
  if (isStale(before, expectedRevision)) throw conflict(before);
  // TypeScript cannot see that collections[K] takes EntryOf<K> while K is open.
  const naturalKey = collections[kind].naturalKey as (entry: EntryOf<K>) => string;
  await writer.remove(kind, naturalKey(entry));
  return null;
}

/**
 * The entry that a change or deletion is about.
 * @throws AppError `not_found`, or `conflict` to a caller who has read it before
 */
export function existing<Entry extends object>(
  before: Stored<Entry> | null,
  expectedRevision: number | null,
): Stored<Entry> {
  if (before !== null) return before;
  throw expectedRevision === null ? notFound() : conflict(null);
}

const isStale = (before: Stored<unknown> | null, expected: number | null) =>
  expected !== null && expected !== (before?.revision ?? 0);

const asStored = (kind: Kind, entry: object) => collections[kind].schema.parse(entry);

function conflict(current: Stored<object> | null): AppError {
  const detail =
    current === null
      ? "This entry is not there any more."
      : "This entry has been changed since you read it. Compare it with yours and send it again.";
  return new AppError("conflict", detail, { current: current && answerOf(current) });
}
