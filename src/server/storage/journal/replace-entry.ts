import { isDeepStrictEqual } from "node:util";
import type { Revised } from "#contract/kernel/entry.ts";
import { AppError, notFound } from "#server/failures/app-error.ts";
import { collections, type EntryOf, type Kind } from "./collections.ts";
import type { Writer } from "./journal.ts";
import type { Stored } from "./reading/reader.ts";

export interface Precondition {
  /** The revision read; 0 when there was no entry, `null` without a precondition. */
  readonly expectedRevision: number | null;
}

interface Replacement<Entry> extends Precondition {
  readonly before: Stored<Entry> | null;
  readonly after: Entry;
}

export function answerOf<Entry extends object>({ entry, revision }: Stored<Entry>): Revised<Entry> {
  return { ...entry, revision };
}

/** Equal to `after` is no conflict: a save without a response can be repeated. */
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

/** @throws AppError `not_found`, or `conflict` when the caller read another revision */
export async function removeEntry<K extends Kind>(
  writer: Writer,
  kind: K,
  before: Stored<EntryOf<K>> | null,
  precondition: Precondition,
): Promise<null> {
  const { entry } = removable(before, precondition);
  // TypeScript cannot see that collections[K] takes EntryOf<K> while K is open.
  const naturalKey = collections[kind].naturalKey as (entry: EntryOf<K>) => string;
  await writer.remove(kind, naturalKey(entry));
  return null;
}

export function removable<Entry extends object>(
  before: Stored<Entry> | null,
  { expectedRevision }: Precondition,
): Stored<Entry> {
  const stored = existing(before, expectedRevision);
  if (isStale(stored, expectedRevision)) throw conflict(stored);
  return stored;
}

/** @throws AppError `not_found`, or `conflict` when the caller has read it before */
export function existing<Entry extends object>(
  before: Stored<Entry> | null,
  expectedRevision: number | null,
): Stored<Entry> {
  if (before !== null) return before;
  throw expectedRevision === null ? notFound() : conflict(null);
}

export const isStale = (before: Stored<unknown> | null, expected: number | null) =>
  expected !== null && expected !== (before?.revision ?? 0);

const asStored = (kind: Kind, entry: object) => collections[kind].schema.parse(entry);

export function conflict(current: Stored<object> | null): AppError {
  const detail =
    current === null
      ? "This entry is not there any more."
      : "This entry has been changed since you read it. Compare it with yours and send it again.";
  return new AppError("conflict", detail, { current: current && answerOf(current) });
}
