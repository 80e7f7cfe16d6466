import * as z from "zod/mini";
import { storageKeys } from "#contract/storage-keys.ts";
import { kept } from "#web/entry/kept.ts";
import { DRAFT_PREFIX } from "#web/entry/use-draft-state.ts";
import { SetupRecordSchema } from "#web/features/account/setup/view-model.ts";

/** What stands outside a sealed record. */
const MarkSchema = z.object({ completed: z.boolean(), sealed: z.string() });

/** What may be known of this browser's setup record without opening it. */
export function setupMark(owner: string) {
  const key = `${storageKeys.setup}.${owner}`;
  const record =
    kept(key, z.union([MarkSchema, SetupRecordSchema])).read() ??
    kept(DRAFT_PREFIX + key, SetupRecordSchema, "tab").read();
  return {
    /** Nothing is known: her profile says whether another device has asked her. */
    isAbsent: record === null,
    isCompleted: record?.completed ?? false,
    /** An earlier version stored it so. */
    isPlain: record !== null && !("sealed" in record),
  };
}
