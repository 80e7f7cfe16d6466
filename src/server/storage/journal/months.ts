import { FIRST_DAY, LAST_DAY, monthsBetween } from "#domain/calendar-day.ts";
import type { EntryVault } from "#server/storage/vault/entry-vault.ts";
import { type Kind, storedKind } from "./collections.ts";

/** Every month there can be entries in, by its hash, oldest first. */
export function monthsByHash(vault: EntryVault, kind: Kind): Map<string, string> {
  const name = storedKind(kind);
  const months = monthsBetween(FIRST_DAY, LAST_DAY);
  return new Map(months.map((month) => [vault.blindMonth(name, month), month]));
}
