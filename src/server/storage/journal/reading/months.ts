import { FIRST_DAY, LAST_DAY, monthsBetween } from "#domain/days/calendar-day.ts";
import type { EntryVault } from "#server/storage/vault/entry-vault.ts";
import { type Kind, storedKind } from "../collections.ts";
import { NO_DAY } from "../sealed-entry.ts";

/** Most entries are from around this month, so searching outwards from it tries few months. */
const LIKELY = "2026-01";

const all = monthsBetween(FIRST_DAY, LAST_DAY);
const likely = all.indexOf(LIKELY);
const likeliestFirst = all
  .map((month, index) => ({ month, away: Math.abs(index - likely) }))
  .sort((one, other) => one.away - other.away)
  .map(({ month }) => month);

/** Returns the months by their hashes. A damaged row's hash, or that of no day, may match none. */
export function monthsByHash(
  vault: EntryVault,
  kind: Kind,
  hashes: Iterable<string>,
): ReadonlyMap<string, string> {
  const name = storedKind(kind);
  const sought = new Set(hashes);
  sought.delete(vault.blindMonth(name, NO_DAY));
  const found = new Map<string, string>();
  for (const month of likeliestFirst) {
    if (found.size === sought.size) break;
    const hash = vault.blindMonth(name, month);
    if (sought.has(hash)) found.set(hash, month);
  }
  return found;
}
