import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import { AppError } from "#server/failures/app-error.ts";

// Browsers and proxies wait for each response before the next request.
const MOST_UNANSWERED = 8;

/** One packet can hold a thousand requests, whose responses would all stay in memory. */
export function cutPipelines(app: FastifyInstance): void {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook("onRequest", async ({ raw: { socket } }, reply) => {
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    reply.raw.once("close", () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1));
    if (count <= MOST_UNANSWERED) return;
    socket.destroy();
    throw new AppError("too_many_attempts", "Wait for an answer before you ask again.");
  });
}
