import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { DaySchema, IdSchema, NameSchema, ShortTextSchema } from "../kernel/fields.ts";
import { wholeNumberFrom } from "../kernel/scales.ts";
import { entryKinds } from "../kinds.ts";
import { visitOptionsSchema } from "./visit.ts";

/** Lifetime of a link, in hours: one hour to thirty days. */
const LINK_HOURS_MIN = 1;
const LINK_HOURS_MAX = 30 * 24;
/** Consecutive wrong PINs that end a link. */
export const MOST_WRONG_PINS = 5;

const PinSchema = ShortTextSchema.check(z.stringFormat("pin", /^\d{4,8}$/));

/** The stored entry of a link. The link itself is returned once and not stored. */
export const SharedReportSchema = z.object({
  id: IdSchema,
  /** The recipient, in the user's words. */
  label: z.optional(NameSchema),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  hasPin: z.boolean(),
  months: z.number(),
  /** The hash of the link's proof, the storage key of its report. */
  hash: z.string(),
  revokedAt: z.optional(z.iso.datetime()),
});

const ListedSchema = z.object({
  ...z.omit(SharedReportSchema, { hash: true }).shape,
  state: z.enum(["open", "expired", "revoked", "too_many_pins"]),
  openedAt: z.array(z.iso.datetime()),
});
export type ListedReport = z.infer<typeof ListedSchema>;

/**
 * Lists the links for clinicians, newest first, with the times each was opened.
 * @example GET → 200 [{"id":"…","label":"Dr Dlamini","expiresAt":"…","hasPin":true,"months":6,
 *                      "state":"open","openedAt":["2026-11-20T09:12:00.000Z"],…}]
 */
export const listSharedReports = endpoint({
  method: "GET",
  path: entryKinds.sharedReport.path,
  summary: "List the links for clinicians",
  request: {},
  response: z.array(ListedSchema),
});

/**
 * Creates a link to the report as it is now. `fragment` goes behind the # of the page
 * `/shared-report`; it is returned only once, and without it nobody, the server included, can open
 * the report. With `birthDate`, which is not stored, it is a SMART Health Link (STU 1), too:
 * `healthLink` has the path of its manifest and its key. Its file is an International Patient
 * Summary of the chosen parts, with name, date of birth and the PDF.
 * Errors: 403 `proof_needed`, 422 `invalid_input`.
 * @example POST {"report":{…},"hours":24,"pin":"2580","label":"Dr Dlamini"} → 201 {"report":{…},"fragment":"…"}
 */
export const shareReport = endpoint({
  method: "POST",
  path: entryKinds.sharedReport.path,
  summary: "Make a link to a report for a clinician",
  request: {
    body: z.strictObject({
      report: visitOptionsSchema,
      hours: wholeNumberFrom(LINK_HOURS_MIN, LINK_HOURS_MAX),
      pin: z.optional(PinSchema),
      label: z.optional(NameSchema),
      birthDate: z.optional(DaySchema),
    }),
  },
  response: z.object({
    report: ListedSchema,
    fragment: z.string(),
    healthLink: z.optional(z.object({ path: z.string(), key: z.string() })),
  }),
  status: 201,
  errors: ["proof_needed", "too_many_entries", "too_many_attempts", "task_too_large"],
});

/**
 * Ends a link: deletes the encrypted report; the list still shows when it was opened.
 * Errors: 404 `not_found`.
 * @example POST /api/shared-reports/…/revoke → 200 {"id":"…","state":"revoked",…}
 */
export const revokeSharedReport = endpoint({
  method: "POST",
  path: "/api/shared-reports/{id}/revoke",
  summary: "End a link",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: ListedSchema,
});

/**
 * Deletes a link and its history. Errors: 404 `not_found`.
 * @example DELETE /api/shared-reports/… → 204
 */
export const deleteSharedReport = endpoint({
  method: "DELETE",
  path: `${entryKinds.sharedReport.path}/{id}`,
  summary: "Remove a link and its record",
  request: { params: z.strictObject({ id: IdSchema }) },
  response: null,
});

/**
 * Returns the encrypted report to anyone with the link. `link` is the account and the proof derived
 * from the secret behind the #; the bytes (base64) are decrypted with the key derived from that
 * secret. Errors: 404 `not_found` for a link that is unknown, ended or expired; 403 `pin_needed`,
 * `wrong_pin`; 429 `too_many_attempts`.
 * @example POST {"link":"…","pin":"2580"} → 200 {"sealed":"AQ…","expiresAt":"…"}
 */
export const openSharedReport = endpoint({
  method: "POST",
  path: "/api/shared-reports/open",
  access: "public",
  summary: "Open a link",
  request: {
    body: z.strictObject({
      link: ShortTextSchema,
      pin: z.optional(PinSchema),
    }),
  },
  response: z.object({ sealed: z.string(), expiresAt: z.iso.datetime() }),
  errors: ["not_found", "pin_needed", "wrong_pin", "too_many_attempts"],
});
