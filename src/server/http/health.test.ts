import { createServer, type Socket } from "node:net";
import Fastify from "fastify";
import { expect, it } from "vitest";
import { openDatabase } from "#server/storage/db/connect.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { sendProblem } from "./answers/problems.ts";
import { healthRoutes } from "./health.ts";

it("a stopping server is not ready for balancers, but is alive and still answers", async () => {
  const drain = new AbortController();
  const test = await createTestApp("sqlite", { drain: drain.signal });
  const client = await test.register();
  expect((await test.visitor("GET", "/readyz")).statusCode).toBe(200);
  drain.abort();
  const red = await test.visitor("GET", "/readyz");
  expect([red.statusCode, red.json().code]).toEqual([503, "unavailable"]);
  expect(Number(red.headers["retry-after"])).toBeGreaterThan(0);
  expect((await test.visitor("GET", "/healthz")).statusCode).toBe(200);
  const body = { startDate: "2026-11-18" };
  expect((await client.send("POST", "/api/cycles", { body })).statusCode).toBe(201);
  await test.close();
});

it("a hanging database makes the server not ready, but alive", async () => {
  const calls = new Set<Socket>();
  const silent = createServer((socket) => calls.add(socket));
  const port = await new Promise<number>((resolve) =>
    silent.listen(0, "127.0.0.1", () => {
      const address = silent.address();
      resolve(typeof address === "object" && address ? address.port : 0);
    }),
  );
  const db = openDatabase({ engine: "postgresql", url: `postgresql://mwezi@127.0.0.1:${port}/x` });
  const app = Fastify();
  app.setErrorHandler(sendProblem);
  healthRoutes(app, db, { drain: new AbortController().signal, release: "1.2.3" });
  const began = performance.now();
  const probes = await Promise.all([1, 2, 3].map(() => app.inject("/readyz")));
  expect(probes.map(({ statusCode }) => statusCode)).toEqual([503, 503, 503]);
  expect(performance.now() - began).toBeLessThan(4000);
  // Probes of several load balancers share one check.
  expect(calls.size).toBe(1);
  const health = await app.inject("/healthz");
  expect(health.statusCode).toBe(200);
  expect(health.json()).toEqual({ status: "ok", version: "1.2.3" });
  for (const socket of calls) socket.destroy();
  silent.close();
  await app.close();
  await db.destroy();
});
