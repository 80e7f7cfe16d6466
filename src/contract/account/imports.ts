import * as z from "zod/mini";
import { endpoint, type JsonBounds } from "../kernel/endpoint.ts";
import { IdSchema, ShortTextSchema } from "../kernel/fields.ts";
import { oneOf } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";

export const importSources = [
  "mwezi",
  "clue",
  "flo",
  "natural_cycles",
  "drip",
  "apple_health",
  "health_connect",
  "ovumcy",
  "mensinator",
  "menstrudel",
  "peri",
  "luteal",
  "fertility_friend",
  "kindara",
  "read_your_body",
  "period_tracker",
  "samsung_health",
  "garmin",
  "oura",
  "table",
] as const;
export type ImportSource = (typeof importSources)[number];

/** Twenty-five years of ten entries a day. */
export const IMPORT_MAX_ENTRIES = 100_000;
const IMPORT_MAX_BYTES = 20_000_000;

const DEPTH_OF_LISTS = 3;
/** Only the lists of entries are long; no object in an export, and no list in an entry. */
const IMPORT_BOUNDS: JsonBounds = {
  depth: 16,
  width: (depth) => (depth === DEPTH_OF_LISTS ? Number.POSITIVE_INFINITY : 1_000),
  members: 20 * IMPORT_MAX_ENTRIES,
};

/** Counts by the kind's name in the export: `cycles`, `symptoms`, … */
const CountsSchema = z.record(z.string(), z.number());
export type ImportCounts = z.infer<typeof CountsSchema>;

/** Why an entry was not imported; `twice` and `overlaps` compare it with the rest of the import. */
export const importRefusals = [
  "unreadable",
  "future",
  "twice",
  "overlaps",
  "unknown_kind",
] as const;
export type ImportRefusal = (typeof importRefusals)[number];

/** Entries by their names in the export; the server assigns missing ids. */
export const ImportBodySchema = z.strictObject({
  source: oneOf(importSources),
  entries: z.record(ShortTextSchema, z.unknown()),
});
export type ImportBody = z.infer<typeof ImportBodySchema>;

const summaryFields = {
  id: IdSchema,
  at: z.iso.datetime(),
  source: oneOf(importSources),
  /** Written entries. `profile` counts the answers filled in. */
  counts: CountsSchema,
};

export const ImportRecordSchema = z.object({
  ...summaryFields,
  /** The account's revision at the import: entries still at it are unchanged. */
  revision: z.number(),
  /** The profile answers that the import filled in. */
  filled: z.record(z.string(), z.unknown()),
  /** What the import added to existing entries, by kind and id. Absent from older records. */
  merged: z.optional(
    z.array(z.object({ kind: z.string(), id: IdSchema, added: z.record(z.string(), z.unknown()) })),
  ),
});

const AnswerSchema = z.object({
  /** `null` if nothing was written and there is nothing to undo. */
  id: z.nullable(IdSchema),
  written: CountsSchema,
  /** Skipped because the account has such an entry, or a period on those days. */
  kept: CountsSchema,
  same: CountsSchema,
  refused: z.array(z.object({ kind: z.string(), why: oneOf(importRefusals), count: z.number() })),
});
export type ImportAnswer = z.infer<typeof AnswerSchema>;

/**
 * Imports a history parsed on the user's device. All or nothing is written; existing values stay as
 * they are, and a day's missing signs of ovulation are added; repeating an import writes nothing.
 * At most 100,000 entries. Errors: 400 `malformed_request`, 413 `body_too_large`, 422
 * `invalid_input`, `too_many_entries`, 503 `task_too_large`, 507 `server_full`.
 * @example POST {"source":"clue","entries":{"symptoms":[{"date":"2026-01-05","type":"cramps","severity":5}]}}
 *   → 201 {"id":"…","written":{"symptoms":1},"kept":{},"same":{},"refused":[]}
 */
export const importHistory = endpoint({
  method: "POST",
  path: entryKinds.import.path,
  summary: "Bring in a history from another app or an export",
  request: {
    bytes: { type: "application/json", maxBytes: IMPORT_MAX_BYTES, bounds: IMPORT_BOUNDS },
  },
  response: AnswerSchema,
  status: 201,
  errors: [
    "invalid_input",
    "too_many_entries",
    "too_many_attempts",
    "task_too_large",
    "server_full",
  ],
});

/**
 * Lists the imports, newest first.
 * @example GET → 200 [{"id":"…","at":"2026-11-20T08:00:00.000Z","source":"clue","counts":{"symptoms":1}}]
 */
export const listImports = endpoint({
  method: "GET",
  path: entryKinds.import.path,
  summary: "List what was brought in, newest first",
  request: {},
  response: z.array(z.object(summaryFields)),
});

/**
 * Undoes a whole import. Entries edited since stay; they are counted together with those deleted
 * since. Errors: 404 `not_found`.
 * @example DELETE /api/imports/… → 200 {"removed":240,"changedSince":3}
 */
export const undoImport = endpoint({
  method: "DELETE",
  path: `${entryKinds.import.path}/{id}`,
  summary: "Undo an import",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: z.object({ removed: z.number(), changedSince: z.number() }),
});
