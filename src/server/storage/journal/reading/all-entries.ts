import type { DamagedEntry } from "#contract/account/damaged-entries.ts";
import { currentAnswers } from "#contract/entries/current-answers.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import { collections, type EntryOf, type Kind, ONLY } from "../collections.ts";
import { newestFirst } from "./newest-first.ts";
import type { Reader, StoredReader } from "./reader.ts";

export async function allEntries<K extends Kind>(reader: Reader, kind: K): Promise<EntryOf<K>[]> {
  if (!collections[kind].isOnly) return sorted(kind, await reader.list(kind));
  const only = await reader.find(kind, ONLY);
  return only ? [await asAnswered(kind, only, () => reader.list("lifeStage"))] : [];
}

async function asAnswered<K extends Kind>(
  kind: K,
  entry: EntryOf<K>,
  stages: () => Promise<readonly LifeStage[]>,
): Promise<EntryOf<K>> {
  if (kind !== "profile") return entry;
  const answers = currentAnswers(entry as EntryOf<"profile">, await stages());
  return { ...entry, ...answers };
}

export async function inspectEntries<K extends Kind>(
  reader: Pick<StoredReader, "inspect">,
  kind: K,
): Promise<{ readonly entries: EntryOf<K>[]; readonly damaged: readonly DamagedEntry[] }> {
  const { entries, damaged } = await reader.inspect(kind);
  const list = async () => (await reader.inspect("lifeStage")).entries;
  const answered = entries.map((entry) => asAnswered(kind, entry, list));
  return { entries: await sorted(kind, await Promise.all(answered)), damaged };
}

function sorted<K extends Kind>(kind: K, entries: readonly EntryOf<K>[]): Promise<EntryOf<K>[]> {
  // TypeScript cannot see that collections[K] takes EntryOf<K> while K is open.
  const dayOf = collections[kind].day as (entry: EntryOf<K>) => string | null;
  return newestFirst(entries, (entry) => dayOf(entry) ?? "");
}
