import type { FastifyInstance } from "fastify";
import { endAccessToken, MOST_TOKENS, makeAccessToken } from "#contract/account/access-tokens.ts";
import { AppError, notFound } from "#server/failures/app-error.ts";
import { checkProof, type Gatekeeper, route } from "#server/http/route.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { issueToken } from "#server/storage/vault/session-token.ts";
import { ACCESS_TOKEN } from "../sessions.ts";
import { sealDetails } from "./rules.ts";
import { deleteExpiredTokens, deleteToken, insertToken, listTokens } from "./store.ts";

const DAY = 86_400_000;

export function accessTokenRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
): void {
  const { clock } = gatekeeper;

  route(app, gatekeeper, makeAccessToken, async ({ owner, session, body }) => {
    const now = clock();
    checkProof(session, now);
    const { days, ...details } = body;
    const token = issueToken(owner.accountId, ACCESS_TOKEN);
    const row = {
      account_id: owner.accountId,
      token_hash: token.hash,
      wrapped_key: session.wrapFor(token),
      details_sealed: sealDetails(owner, details),
      created_at: now,
      expires_at: now + days * DAY,
      last_used_at: null,
      made_by: session.tokenHash,
    };
    await journal.write(owner, async (_, write) => {
      await deleteExpiredTokens(write, now);
      await checkCount(write, owner.accountId);
      await insertToken(write, row);
    });
    const expiresAt = new Date(row.expires_at).toISOString();
    return { id: token.hash, token: token.text, expiresAt };
  });

  route(app, gatekeeper, endAccessToken, async ({ owner, params }) => {
    await journal.write(owner, async (_, write) => {
      if (!(await deleteToken(write, owner.accountId, params.id))) throw notFound();
    });
    return null;
  });
}

async function checkCount(write: Write | Database, accountId: string): Promise<void> {
  const tokens = await listTokens(write, accountId);
  if (tokens.length < MOST_TOKENS) return;
  const fields = [{ field: "tokens", code: "too_many", params: { max: MOST_TOKENS } }] as const;
  const detail = `There are ${MOST_TOKENS} access tokens. End one to make another.`;
  throw new AppError("too_many_entries", detail, { fields });
}
