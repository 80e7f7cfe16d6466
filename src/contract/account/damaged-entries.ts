import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { DaySchema, ShortTextSchema } from "../kernel/fields.ts";

/** An entry that cannot be read any more, with what is still known of it. */
const DamagedEntrySchema = z.object({
  /** Made for this list: its own is part of what cannot be read. */
  id: z.string(),
  /** The name the export gives its kind: `cycles`, `symptoms`, … */
  kind: z.string(),
  /** `YYYY-MM`; `null` when the kind has none or it cannot be found out. */
  month: z.nullable(z.string()),
  /** Known for kinds with one entry a day. */
  day: z.nullable(DaySchema),
});
export type DamagedEntry = z.output<typeof DamagedEntrySchema>;

/**
 * Her entries that cannot be read any more: modified, moved or cut off at rest. Every other call
 * answers as if they were not there.
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
 * Deletes an entry that cannot be read; with the last damaged paper or link its file or report too.
 * Errors: 404 `not_found` for an entry that is not hers, not there, or can be read.
 * @example DELETE /api/damaged-entries/moods.c0… → 204
 */
export const deleteDamagedEntry = endpoint({
  method: "DELETE",
  path: "/api/damaged-entries/{id}",
  summary: "Delete an entry that cannot be read",
  request: { params: z.strictObject({ id: ShortTextSchema }) },
  response: null,
});
