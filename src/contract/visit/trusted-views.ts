import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { revised } from "../kernel/entry.ts";
import { DaySchema, IdSchema, limited, NameSchema, NoteSchema } from "../kernel/fields.ts";
import { oneOf, wholeNumberFrom } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";

/** What can be shared with a trusted person; nothing else. */
export const trustedParts = ["period", "mood"] as const;
export type TrustedPart = (typeof trustedParts)[number];

const DAYS_MAX = 180;
/** About one phone screen. */
const WORDS_MAX = 300;

const PartsSchema = z.array(oneOf(trustedParts)).check(z.maxLength(trustedParts.length));
const WordsSchema = NoteSchema.check(z.trim(), z.minLength(1), z.maxLength(WORDS_MAX));

export const TrustedViewSchema = z.object({
  id: IdSchema,
  /** The person, in the user's words. */
  name: z.optional(NameSchema),
  parts: PartsSchema,
  words: z.optional(NoteSchema),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Whether the link is paused and shows nothing. */
  isPaused: z.boolean(),
  /** The fragment of the link, with which each of the user's devices can encrypt the copy. */
  fragment: z.string(),
  /** A hash of the copy's content; absent while there is no copy and the link shows nothing. */
  copyOf: z.optional(z.string()),
});

const RevisedViewSchema = revised(TrustedViewSchema);
const ListedViewSchema = z.extend(RevisedViewSchema, {
  openedAt: z.array(z.iso.datetime()),
  /** True after the server was restored: its backups have no links. */
  isGone: z.boolean(),
});
export type ListedView = z.infer<typeof ListedViewSchema>;

/**
 * What a link shows, as computed on the device from the chosen parts. Missing data reveals no
 * state: a pregnancy, a late period and a record without a period are all `unknown`.
 */
export const TrustedContentSchema = z.object({
  day: DaySchema,
  words: z.optional(z.string()),
  period: z.optional(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("now") }),
      z.object({
        kind: z.literal("expected"),
        first: DaySchema,
        last: DaySchema,
        /** The range is too wide to name days. */
        isWide: z.boolean(),
      }),
      z.object({ kind: z.literal("unknown") }),
    ]),
  ),
  /** The week before the next period. */
  mood: z.optional(
    z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("expected"), first: DaySchema, last: DaySchema }),
      z.object({ kind: z.literal("unknown") }),
    ]),
  ),
});
export type TrustedContent = z.infer<typeof TrustedContentSchema>;

/**
 * Lists the trusted views, newest first, with the times each link was opened. A link is
 * `/shared#<fragment>`; like a report's page, its page calls `POST /api/shared-reports/open`.
 * @example GET → 200 [{"id":"…","name":"Sipho","parts":["period","mood"],"isPaused":false,
 *   "expiresAt":"…","fragment":"…","openedAt":["2026-11-20T09:12:00.000Z"],"isGone":false,…}]
 */
export const listTrustedViews = endpoint({
  method: "GET",
  path: entryKinds.trustedView.path,
  summary: "List whom she lets see a little",
  request: {},
  response: z.array(ListedViewSchema),
});

/**
 * Creates a link for a trusted person. It shows nothing until a copy is uploaded for it. With a
 * client-generated `id` the request is idempotent. Errors: 403 `proof_needed`, 422 `invalid_input`.
 * @example POST {"name":"Sipho","parts":["period","mood"],"days":30} → 201 {"id":"…","fragment":"…",…}
 */
export const addTrustedView = endpoint({
  method: "POST",
  path: entryKinds.trustedView.path,
  summary: "Make a link for someone she trusts",
  request: {
    body: z.strictObject({
      id: z.optional(IdSchema),
      name: z.optional(NameSchema),
      parts: PartsSchema,
      words: z.optional(WordsSchema),
      days: wholeNumberFrom(1, DAYS_MAX),
    }),
  },
  response: RevisedViewSchema,
  status: 201,
  errors: ["proof_needed", "too_many_entries"],
});

/**
 * Changes what a trusted person may see, or pauses and resumes the view. The earlier copy is
 * deleted immediately: the link shows nothing until a new copy is uploaded. `null` clears a field.
 * Another part and the end of a pause need a recent proof.
 * Errors: 403 `proof_needed`, 404 `not_found`, 412 `conflict`, 422 `invalid_input`.
 * @example PATCH /api/trusted-views/… {"isPaused":true} → 200 {"id":"…","isPaused":true,…}
 */
export const changeTrustedView = endpoint({
  method: "PATCH",
  path: `${entryKinds.trustedView.path}/{id}`,
  summary: "Change or pause what someone may see",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.strictObject({
      parts: z.optional(PartsSchema),
      words: z.nullish(WordsSchema),
      isPaused: z.optional(z.boolean()),
    }),
  },
  response: RevisedViewSchema,
  entry: RevisedViewSchema,
  errors: ["proof_needed"],
});

/**
 * Replaces the encrypted copy. The device computes it from the chosen parts, pads it and encrypts
 * it with the link's key (AES-256-GCM, base64). Send the revision of the view it was made for: a
 * copy for outdated choices is rejected with 412. Errors: 404 `not_found`, also while paused and
 * after it expired; 412 `conflict`, 422 `invalid_input`.
 * @example POST /api/trusted-views/…/copy {"sealed":"AQ…","copyOf":"9f…"} → 200 {"id":"…","copyOf":"9f…",…}
 */
export const sealTrustedCopy = endpoint({
  method: "POST",
  path: "/api/trusted-views/{id}/copy",
  summary: "Seal what someone may see",
  request: {
    params: z.strictObject({ id: IdSchema }),
    body: z.strictObject({
      sealed: limited(8000).check(z.base64()),
      copyOf: limited(64).check(z.stringFormat("id", /^[0-9a-f]{64}$/)),
    }),
  },
  response: RevisedViewSchema,
  entry: RevisedViewSchema,
});

/**
 * Ends a link at once, and removes all that is known of it.
 * Errors: 404 `not_found`, 412 `conflict`.
 * @example DELETE /api/trusted-views/… → 204
 */
export const endTrustedView = endpoint({
  method: "DELETE",
  path: `${entryKinds.trustedView.path}/{id}`,
  summary: "End what someone may see",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
  entry: RevisedViewSchema,
});
