import * as z from "zod/mini";
import { storageKeys } from "#contract/storage-keys.ts";
import { kept } from "#web/entry/kept.ts";
import { DRAFT_PREFIX } from "#web/entry/use-draft-state.ts";

/** What stands outside a sealed record. */
const MarkSchema = z.object({ completed: z.boolean(), sealed: z.string() });

/** What the first screen asks of a record that is not sealed; the wizard reads all of it. */
const PlainSchema = z.object({ version: z.literal(1), completed: z.boolean() });

/** What may be known of this browser's setup record without opening it. */
export function setupMark(owner: string) {
  const key = `${storageKeys.setup}.${owner}`;
  const record =
    kept(key, z.union([MarkSchema, PlainSchema])).read() ??
    kept(DRAFT_PREFIX + key, PlainSchema, "tab").read();
  return {
    /** Nothing is known: her profile says whether another device has asked her. */
    isAbsent: record === null,
    isCompleted: record?.completed ?? false,
    /** An earlier version stored it so. */
    isPlain: record !== null && !("sealed" in record),
  };
}
