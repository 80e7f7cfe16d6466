import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { like } from "#web/api/like.ts";
import { kept } from "#web/entry/kept.ts";
import { DRAFT_PREFIX } from "#web/entry/use-draft-state.ts";

/** What stands outside a sealed record. */
const markShape = like({ completed: true, sealed: "" });

/** What the first screen asks of a record that is not sealed; the wizard reads all of it. */
const plainShape = like({ version: 1, completed: true });

/** What may be known of this browser's setup record without opening it. */
export function setupMark(owner: string) {
  const key = `${storageKeys.setup}.${owner}`;
  const record =
    kept(key, markShape).read() ??
    current(kept(key, plainShape).read()) ??
    current(kept(DRAFT_PREFIX + key, plainShape, "tab").read());
  return {
    /** Nothing is known: her profile says whether another device has asked her. */
    isAbsent: record === null,
    isCompleted: record?.completed ?? false,
    /** An earlier version stored it so. */
    isPlain: record !== null && !("sealed" in record),
  };
}

const current = <Plain extends { readonly version: number }>(record: Plain | null) =>
  record?.version === 1 ? record : null;
