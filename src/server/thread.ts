import { serveOrders } from "#server/jobs/serve-orders.ts";
import { tasks } from "./tasks.ts";

/** The entry point of the worker thread. */
serveOrders(tasks);
