import type { FastifyInstance } from "fastify";
import { AppError } from "#server/failures/app-error.ts";
import { checkDatabase } from "#server/storage/db/facts-store.ts";
import type { Database } from "#server/storage/db/schema.ts";

const PATIENCE = 2000;

/** `/readyz` is not ready without a responding database, or once the server is stopping. */
export function healthRoutes(
  app: FastifyInstance,
  db: Database,
  { drain, release }: { readonly drain: AbortSignal; readonly release: string },
): void {
  let check: Promise<void> | null = null;
  // Checks one at a time: with a hanging database, the load balancers' checks would pile up.
  const checkOnce = () => {
    check ??= checkDatabase(db).finally(() => {
      check = null;
    });
    return check;
  };
  app.get("/healthz", async () => ({ status: "ok", version: release }));
  app.get("/readyz", async () => {
    if (drain.aborted) throw notReady("This server is about to stop. Ask another.");
    await Promise.race([checkOnce(), rejectAfter(PATIENCE)]);
    return { status: "ready" };
  });
}

const notReady = (detail: string) => new AppError("unavailable", detail);

function rejectAfter(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => {
    const late = () => reject(notReady("The database does not answer."));
    setTimeout(late, milliseconds).unref();
  });
}
