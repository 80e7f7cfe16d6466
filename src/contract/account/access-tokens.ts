import * as z from "zod/mini";
import { type Endpoint, endpoint } from "../kernel/endpoint.ts";
import { NameSchema, ShortTextSchema } from "../kernel/fields.ts";
import { mediaTypesOf } from "../kernel/files.ts";
import { oneOf, wholeNumberFrom, YesNoSchema } from "../kernel/scales.ts";
import { entryKinds, type KindName } from "../kinds.ts";

export const tokenKinds = [
  "cycle",
  "dailyLog",
  "symptom",
  "mood",
  "stress",
  "ovulation",
  "measures",
  "signs",
  "hairAndSkin",
  "labResult",
  "questionnaire",
  "medicine",
  "dose",
  "lifeStage",
] as const satisfies readonly KindName[];
export type TokenKind = (typeof tokenKinds)[number];

export const TokenScopeSchema = z.object({
  kinds: z
    .array(oneOf(tokenKinds))
    .check(z.minLength(1, { abort: true }), z.maxLength(tokenKinds.length)),
  canWrite: YesNoSchema,
});

const LONGEST_DAYS = 366;
export const MOST_TOKENS = 20;

/** Returns the kind of entry that a token needs for a call; `null` if no token may make it. */
export function tokenKindOf({ path, access, response }: Endpoint): TokenKind | null {
  const isFile = response !== null && mediaTypesOf(response) !== null;
  if (access !== "session" || isFile) return null;
  return tokenKinds.find((kind) => `${path}/`.startsWith(`${entryKinds[kind].path}/`)) ?? null;
}

/**
 * Creates an access token for a script of the user's own, returned only once. It reads the chosen
 * kinds of entries, and with `canWrite` also changes them, until it expires or is ended; it opens
 * nothing else. Errors: 403 `proof_needed`, 422 `invalid_input`, `too_many_entries`.
 * @example POST {"name":"Home Assistant","kinds":["cycle"],"canWrite":false,"days":90} → 201 {"id":"9f…","token":"mwezi_…","expiresAt":"2027-02-18T08:00:00.000Z"}
 */
export const makeAccessToken = endpoint({
  method: "POST",
  path: "/api/account/tokens",
  summary: "Make an access token for a script",
  request: {
    body: z.strictObject({
      name: NameSchema,
      ...TokenScopeSchema.shape,
      days: wholeNumberFrom(1, LONGEST_DAYS),
    }),
  },
  response: z.object({
    id: z.string(),
    token: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  status: 201,
  errors: ["proof_needed", "too_many_entries"],
});

/**
 * Ends an access token at once. Errors: 404 `not_found`.
 * @example DELETE /api/account/tokens/9f… → 204
 */
export const endAccessToken = endpoint({
  method: "DELETE",
  path: "/api/account/tokens/{id}",
  summary: "End an access token",
  request: {
    params: z.strictObject({
      id: ShortTextSchema.check(z.stringFormat("id", /^[0-9a-f]{64}$/)),
    }),
  },
  response: null,
});
