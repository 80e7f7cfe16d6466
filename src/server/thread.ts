import { parentPort, workerData } from "node:worker_threads";
import type { RewriteData } from "#server/jobs/rewrite.ts";
import { serveOrders } from "#server/jobs/serve-orders.ts";
import { yieldToRequests } from "#server/jobs/thread-priority.ts";
import { openDatabase } from "#server/storage/db/connect.ts";
import { eraseTraces } from "#server/storage/db/traces.ts";
import { tasks } from "./tasks.ts";

yieldToRequests();
const { location, rewriteLimit }: Partial<RewriteData> = workerData;
if (location && rewriteLimit !== undefined) {
  const db = openDatabase(location);
  parentPort?.postMessage(await eraseTraces(db, rewriteLimit));
  await db.destroy();
} else {
  serveOrders(tasks);
}
