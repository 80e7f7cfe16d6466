import { FIRST_DAY, LAST_DAY, monthsBetween } from "#domain/days/calendar-day.ts";
import { LASTING } from "#server/storage/journal/collections.ts";
import type { EntryVault } from "#server/storage/vault/entry-vault.ts";

/** The hashes that a page is stored under: what belongs to no month is stored twice. */
export const hashesOf = (vault: EntryVault, name: string): readonly string[] =>
  name === LASTING
    ? [vault.blindPage(LASTING), vault.blindPage(`${LASTING}/2`)]
    : [vault.blindPage(name)];

/** How many damaged pages of one name can be stored beside the current one. */
export const MOST_DAMAGED = 4;

/** Under this hash a damaged page is stored when its place is needed. */
export const damagedHash = (vault: EntryVault, name: string, number: number): string =>
  vault.blindPage("damaged", name, String(number));

/** Most entries are from around this month, so searching outwards from it tries few months. */
const LIKELY = "2026-01";

const all = monthsBetween(FIRST_DAY, LAST_DAY);
const likely = all.indexOf(LIKELY);
const likeliestFirst = all
  .map((month, index) => ({ month, away: Math.abs(index - likely) }))
  .sort((one, other) => one.away - other.away)
  .map(({ month }) => month);

/** Returns the months by their hashes; other hashes are left out. */
export function monthsByHash(
  hashes: Iterable<string>,
  blindMonth: (month: string) => string,
): ReadonlyMap<string, string> {
  const sought = new Set(hashes);
  const found = new Map<string, string>();
  for (const month of likeliestFirst) {
    if (found.size === sought.size) break;
    const hash = blindMonth(month);
    if (sought.has(hash)) found.set(hash, month);
  }
  return found;
}

/** Returns the name of a page that could not be opened; `null` if no name has its hash. */
export function nameOfDamaged(vault: EntryVault, hash: string): string | null {
  const isOf = (name: string) =>
    hashesOf(vault, name).includes(hash) ||
    Array.from({ length: MOST_DAMAGED }, (_, number) => damagedHash(vault, name, number)).includes(
      hash,
    );
  return [LASTING, ...likeliestFirst].find(isOf) ?? null;
}
