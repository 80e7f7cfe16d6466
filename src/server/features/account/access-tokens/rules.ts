import * as z from "zod/mini";
import { type TokenKind, TokenScopeSchema, tokenKindOf } from "#contract/account/access-tokens.ts";
import type { Endpoint } from "#contract/kernel/endpoint.ts";
import { AppError } from "#server/failures/app-error.ts";
import type { Authenticated } from "#server/http/caller.ts";
import { limits } from "#server/http/fairness/throttle.ts";
import type { Services } from "#server/services.ts";
import { ignoringWriteFailure } from "#server/storage/db/failures.ts";
import type { Owner } from "#server/storage/owner.ts";
import { readToken } from "#server/storage/vault/session-token.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import { ACCESS_TOKEN, bearerOf, openWith, withPages } from "../sessions.ts";
import { findToken, type TokenRow, touchToken } from "./store.ts";

const DetailsSchema = z.extend(TokenScopeSchema, { name: z.string() });
type Details = z.infer<typeof DetailsSchema>;

export const sealDetails = ({ vault }: Owner, details: Details): Buffer =>
  vault.encryptText(textPlaces.accessToken, JSON.stringify(details));

export function detailsOf({ vault }: Owner, row: TokenRow): Details | null {
  const text = vault.openText(textPlaces.accessToken, row.details_sealed);
  return text === null ? null : DetailsSchema.parse(JSON.parse(text));
}

const DAY = 86_400_000;

/** Counts by token. @throws AppError `not_signed_in`, `out_of_scope`, `too_many_attempts` */
export async function authenticateToken(
  { db, clock, secret, throttle }: Services,
  authorization: string | undefined,
  endpoint: Endpoint,
): Promise<Authenticated | null> {
  const token = readToken(bearerOf(authorization), ACCESS_TOKEN);
  if (!token) return null;
  const now = clock();
  const row = await findToken(db, token.accountId, token.hash);
  if (!row || row.expires_at <= now) throw ended();
  const subject = secret.throttleSubject("access token", token.hash);
  await throttle.count([{ limit: limits.accessToken, subject }]);
  const caller = openWith(token, ACCESS_TOKEN, { ...row, provenAt: 0 });
  const scope = detailsOf(caller.owner, row);
  if (!scope) throw ended();
  checkScope(scope, endpoint);
  if (now - (row.last_used_at ?? 0) >= DAY) {
    await ignoringWriteFailure(() => touchToken(db, row, now));
  }
  return withPages(db, row, caller);
}

const ended = () =>
  new AppError(
    "not_signed_in",
    "This access token has ended. Make another in the app, on the page “Who can get in or see”.",
  );

function checkScope({ kinds, canWrite }: Details, endpoint: Endpoint): void {
  const kind = tokenKindOf(endpoint);
  if (kind === null) {
    throw outOfScope("An access token opens entries only. Sign in to the app for this.");
  }
  if (!kinds.includes(kind)) throw outOfScope(makeOne(kind, "that includes"));
  if (endpoint.method !== "GET" && !canWrite) throw outOfScope(makeOne(kind, "that may change"));
}

const makeOne = (kind: TokenKind, may: string) =>
  `Make an access token ${may} “${kind}” in the app, on the page “Who can get in or see”.`;

const outOfScope = (detail: string) => new AppError("out_of_scope", detail);
