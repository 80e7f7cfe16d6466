import { serveOrders } from "#server/jobs/serve-orders.ts";
import { tasks } from "./tasks.ts";

/** The worker thread's entry, as main.ts is the server's. */
serveOrders(tasks);
