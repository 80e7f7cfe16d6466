import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { DaySchema, ShortTextSchema } from "../kernel/fields.ts";

/** Stands for the kind where all entries of a month, or without a date, cannot be decrypted. */
export const EVERY_KIND = "entries";

/** An entry that cannot be decrypted, with what is still known about it. */
const DamagedEntrySchema = z.object({
  /** Generated for this list: the entry's own id is unreadable too. */
  id: z.string(),
  /** The kind's name in the export: `cycles`, `symptoms`, …; or `EVERY_KIND`. */
  kind: z.string(),
  /** `YYYY-MM`; `null` if the kind has none or it is unknown. */
  month: z.nullable(z.string()),
  /** Known for kinds with one entry a day. */
  day: z.nullable(DaySchema),
});
export type DamagedEntry = z.output<typeof DamagedEntrySchema>;

/**
 * Lists entries that cannot be decrypted: modified, moved or truncated at rest. Every other call
 * omits them.
 * @example GET → 200 [{"id":"moods.c0…","kind":"moods","month":"2026-03","day":"2026-03-03"}]
 */
export const listDamagedEntries = endpoint({
  method: "GET",
  path: "/api/damaged-entries",
  summary: "List entries that cannot be read",
  request: {},
  response: z.array(DamagedEntrySchema),
});

/**
 * Deletes an unreadable entry; with the last damaged file entry or link, its file or report too.
 * Errors: 404 `not_found` for an unknown entry, another account's, or one that can be read.
 * @example DELETE /api/damaged-entries/moods.c0… → 204
 */
export const deleteDamagedEntry = endpoint({
  method: "DELETE",
  path: "/api/damaged-entries/{id}",
  summary: "Delete an entry that cannot be read",
  request: { params: z.strictObject({ id: ShortTextSchema }) },
  response: null,
});
