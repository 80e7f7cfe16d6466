import type { FastifyInstance, FastifyRequest } from "fastify";
import { readAccessRecords, writeAccessRecord } from "#server/storage/backup/access-records.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { ServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { readToken } from "#server/storage/vault/session-token.ts";
import { closeAccount } from "../deletion.ts";
import { bearerOf } from "../sessions.ts";
import { findAccount } from "../store.ts";
import { readAccess, replaceAccess } from "./store.ts";

export interface RecordPlaces {
  readonly db: Database;
  readonly secret: ServerSecret;
  readonly dataDirectory: string;
}

const RECOVERY = "/api/auth/recover";
const EXPORT = "/api/account/export";

const READABLE = ["/api/shared-reports", "/api/trusted-views", "/api/calendar-feed"];

function changesAccess(method: string, path: string): boolean {
  if (method === "GET" || path === EXPORT) return false;
  const isEnding = method === "DELETE" || path.endsWith("/revoke");
  if (isEnding && READABLE.some((start) => path.startsWith(start))) return true;
  return path === RECOVERY || path.startsWith("/api/account");
}

export function recordAccess(app: FastifyInstance, places: RecordPlaces): void {
  const { db, secret, dataDirectory } = places;
  app.addHook("onSend", async (request, reply, payload) => {
    const path = request.routeOptions.url ?? "";
    if (reply.statusCode >= 300 || !changesAccess(request.method, path)) return;
    const accountId = path === RECOVERY ? userOf(payload) : accountOf(request);
    if (accountId === null) return;
    try {
      await writeAccessRecord(dataDirectory, secret, await readAccess(db, accountId));
    } catch (error) {
      // The change itself is saved, so a full disk must not make it look failed.
      request.log.error(
        { code: (error as { code?: string }).code },
        "No access record was written",
      );
    }
  });
}

const accountOf = ({ headers }: FastifyRequest): string | null =>
  readToken(bearerOf(headers.authorization))?.accountId ?? null;

const userOf = (payload: unknown): string => JSON.parse(String(payload)).user.id;

/**
 * Applies records newer than a restored backup, before serving. Returns how many accounts changed.
 */
export async function applyAccessRecords(places: RecordPlaces): Promise<number> {
  const { db, secret, dataDirectory } = places;
  let changed = 0;
  for await (const record of readAccessRecords(dataDirectory, secret)) {
    const account = await findAccount(db, record.accountId);
    if (!account) continue;
    const isChanged =
      record.account === null ? await closeAccount(db, account) : await replaceAccess(db, record);
    if (isChanged) changed += 1;
  }
  return changed;
}
