import type { DamagedEntry } from "#contract/account/damaged-entries.ts";
import { addDays, type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import type { EntryVault } from "#server/storage/vault/entry-vault.ts";
import { collections, type Kind, kinds, storedKind } from "./collections.ts";
import { monthsByHash } from "./reading/months.ts";
import type { StoredEntry } from "./store.ts";

// A character that occurs neither in a name nor in a base64url key.
const SEPARATOR = ".";

/** Parses a damaged entry's id into its kind and row key; `null` for any other id. */
export function readDamagedId(id: string): { readonly kind: Kind; readonly key: string } | null {
  const [name, key] = id.split(SEPARATOR);
  const kind = kinds.find((each) => collections[each].exportedAs === name);
  return kind && key !== undefined ? { kind, key } : null;
}

/**
 * Returns what is still known about unreadable entries. Their month and key are keyed hashes, so months, and
 * then days of the month, are tried until one matches.
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
