import { serveOrders } from "#server/jobs/serve-orders.ts";
import { yieldToRequests } from "#server/jobs/thread-priority.ts";
import { tasks } from "./tasks.ts";

/** The entry point of the worker thread. */
yieldToRequests();
serveOrders(tasks);
