import type { DamagedEntry } from "#contract/account/damaged-entries.ts";
import { addDays, type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import type { EntryVault } from "#server/storage/vault/entry-vault.ts";
import { collections, type Kind, kinds, storedKind } from "./collections.ts";
import { monthsByHash } from "./months.ts";
import type { StoredEntry } from "./store.ts";

// Neither a name nor a base64url key has one.
const SEPARATOR = ".";

/** The kind and the row's key that the id of a damaged entry is made of; `null` for any other. */
export function readDamagedId(id: string): { readonly kind: Kind; readonly key: string } | null {
  const [name, key] = id.split(SEPARATOR);
  const kind = kinds.find((each) => collections[each].exportedAs === name);
  return kind && key !== undefined ? { kind, key } : null;
}

/**
 * What is still known of entries that cannot be read. Their month and key are keyed hashes: the
 * months, and then the days of the month, are tried until one has the hash.
 */
export function describeDamage(
  vault: EntryVault,
  kind: Kind,
  rows: readonly Pick<StoredEntry, "key" | "month">[],
): DamagedEntry[] {
  if (rows.length === 0) return [];
  const monthOfHash = monthsByHash(
    vault,
    kind,
    rows.map(({ month }) => month),
  );
  return rows.map((row) => {
    const month = monthOfHash.get(row.month) ?? null;
    const day = month === null ? null : dayOfKey(vault, kind, month, row.key);
    const name = collections[kind].exportedAs;
    return { id: `${name}${SEPARATOR}${row.key}`, kind: name, month, day };
  });
}

const MOST_DAYS = 31;

function dayOfKey(vault: EntryVault, kind: Kind, month: string, key: string): CalendarDay | null {
  const { keysOfDay } = collections[kind];
  const name = storedKind(kind);
  const first = calendarDay(`${month}-01`);
  const days = Array.from({ length: MOST_DAYS }, (_, index) => addDays(first, index));
  const hasKey = (day: CalendarDay) =>
    keysOfDay(day).some((naturalKey) => vault.blindKey(name, naturalKey) === key);
  return days.find(hasKey) ?? null;
}
