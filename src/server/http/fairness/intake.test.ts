import { afterEach, beforeEach, expect, it } from "vitest";
import { beginSending } from "#server/testing/faults/half-sent.ts";
import { samplePng } from "#server/testing/sample-files.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

let test: TestApp;

beforeEach(async () => {
  test = await createTestApp("sqlite", { proxies: 1 });
  await test.app.listen({ port: 0, host: "127.0.0.1" });
});

afterEach(async () => {
  test.app.server.closeAllConnections();
  await test.close();
});

const upload = (client: Client, address: string) =>
  client.send("POST", `/api/uploads?id=${crypto.randomUUID()}`, {
    bytes: samplePng,
    headers: { "upload-name": "scan.png", "x-forwarded-for": address },
  });

it("stalled uploads of one address delay only that address", async () => {
  const stalled = [];
  for (let account = 0; account < 3; account += 1) {
    const client = await test.register();
    for (const _ of [1, 2]) stalled.push(await beginSending(test, client, "198.51.100.7"));
  }
  const [neighbour, stranger] = [await test.register(), await test.register()];
  let isStored = false;
  const waiting = upload(neighbour, "198.51.100.7").then((answer) => {
    isStored = true;
    return answer.statusCode;
  });
  expect((await upload(stranger, "203.0.113.9")).statusCode).toBe(201);
  expect(isStored).toBe(false);
  stalled[0]?.sending.destroy();
  expect(await waiting).toBe(201);
});
