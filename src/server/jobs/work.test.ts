import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitParts } from "#contract/visit/visit-report.ts";
import { engines } from "#server/testing/engines.ts";
import { stallReader } from "#server/testing/faults/stalled-reader.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("work in threads on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  it("decrypts the account's own entries with the vault it was given", async () => {
    const [owner, other] = [await test.register(), await test.register()];
    await owner.send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });
    await other.send("POST", "/api/cycles", { body: { startDate: "2026-11-17" } });
    const answer = await owner.send("POST", "/api/account/export");
    expect(answer.headers["content-type"]).toBe("application/json");
    expect(answer.headers["content-disposition"]).toBe(
      'attachment; filename="mwezi-export-2026-11-20.json"',
    );
    expect(answer.json().cycles).toMatchObject([{ startDay: "2026-11-18" }]);
  });

  it("continues after its worker has ended", async () => {
    const owner = await test.register();
    for (const _ of [1, 2]) {
      expect((await owner.send("POST", "/api/account/export")).statusCode).toBe(200);
      await test.work.close();
    }
  });

  it("runs two tasks at once for one account, and rejects a third", async () => {
    const owner = await test.register();
    // Starting a thread takes longer than the three requests.
    await test.work.close();
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner.send("POST", "/api/account/export")),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 200, 429]);
    expect((await owner.send("POST", "/api/account/export")).statusCode).toBe(200);
  });

  it("is done for others while one account's sixteen downloads are not read", async () => {
    const own = await createTestApp(engine);
    try {
      await own.app.listen({ port: 0, host: "127.0.0.1" });
      const [flood, owner] = [await own.register(), await own.register()];
      await owner.send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });
      for (let number = 0; number < 16; number += 1) {
        await stallReader(own, flood, "/api/account/export/fhir");
      }
      const answers = await Promise.all([
        owner.send("POST", "/api/account/export"),
        owner.send("POST", "/api/visit/pdf", { body: { months: 6, include: visitParts } }),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const history = { source: "table", entries: { moods: [] } };
      const imported = await owner.send("POST", "/api/imports", { body: history });
      expect(imported.statusCode).toBe(201);
    } finally {
      own.app.server.closeAllConnections();
      await own.close();
    }
  });

  it("is sent compressed to clients that accept it, and uncompressed to others", async () => {
    const owner = await test.register();
    const fetchAs = (encodings: string) =>
      owner.send("POST", "/api/account/export", { headers: { "accept-encoding": encodings } });
    const plain = await fetchAs("br, gzip;q=0");
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const packed = await fetchAs("gzip, deflate, br");
    expect(packed.headers["content-encoding"]).toBe("gzip");
    expect(JSON.parse(gunzipSync(packed.rawPayload).toString())).toEqual(plain.json());
  });
});
