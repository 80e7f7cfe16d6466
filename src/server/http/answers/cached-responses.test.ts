import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { damageEntry } from "#server/testing/faults/damage.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const DAY = 86_400_000;

describe.each(engines)("cached responses on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  async function answeredBefore(path: string) {
    const client = await test.register();
    await client.send("POST", "/api/stress", { body: { date: "2026-11-17", level: 2 } });
    const first = await client.send("GET", path);
    await damageEntry(test, client, "stress");
    return { client, first };
  }

  it.each(["/api/stress", "/api/stress?from=2026-11-01", "/api/stress?limit=1"])(
    "%s is served from the cache without decrypting entries, and with the same headers",
    async (path) => {
      const { client, first } = await answeredBefore(path);
      expect(first.json()).toHaveLength(1);
      const again = await client.send("GET", path);
      expect(again.body).toBe(first.body);
      for (const header of ["content-type", "etag", "link", "content-length", "vary"]) {
        expect(again.headers[header]).toBe(first.headers[header]);
      }
    },
  );

  it("a response is cached as compressed as it was sent, for each encoding", async () => {
    const client = await test.register();
    for (let day = 1; day <= 28; day += 1) {
      const body = { date: `2026-10-${String(day).padStart(2, "0")}`, level: 2 };
      await client.send("POST", "/api/stress", { body });
    }
    const ask = (encoding: string) =>
      client.send("GET", "/api/stress", { headers: { "accept-encoding": encoding } });
    const [first, plain] = [await ask("br"), await ask("identity")];
    await damageEntry(test, client, "stress");
    const again = await ask("br");
    expect(again.headers["content-encoding"]).toBe("br");
    expect(again.headers.vary).toBe("Accept-Encoding");
    expect(again.rawPayload.equals(first.rawPayload)).toBe(true);
    expect((await ask("identity")).body).toBe(plain.body);
    expect(brotliDecompressSync(again.rawPayload).toString()).toBe(plain.body);
  });

  it("who can get in is always computed, and has no ETag", async () => {
    const client = await test.register();
    const lastUse = async () => {
      const answer = await client.send("GET", "/api/account/access");
      expect(answer.headers.etag).toBeUndefined();
      return answer.json()[0].lastUsedAt;
    };
    const before = await lastUse();
    test.passTime(DAY);
    await client.send("GET", "/api/stress");
    expect(Date.parse(await lastUse())).toBeGreaterThan(Date.parse(before));
  });

  it("simultaneous requests compute a response once", async () => {
    const client = await test.register();
    await client.send("POST", "/api/stress", { body: { date: "2026-11-17", level: 2 } });
    const first = client.send("GET", "/api/stress");
    const others = [1, 2, 3].map(() => client.send("GET", "/api/stress"));
    const answers = await Promise.all([first, ...others]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200]);
    // After a rejected request the next one is tried.
    const refused = [1, 2].map(() => client.send("GET", "/api/stress?limit=none"));
    const codes = (await Promise.all(refused)).map(({ statusCode }) => statusCode);
    expect(codes).toEqual([422, 422]);
  });

  it("a response is recomputed after a write, in another session, on a new day, and after a sign-out", async () => {
    const { client } = await answeredBefore("/api/stress");
    const { email, password } = client;
    const signedIn = await test.visitor("POST", "/api/auth/login", { body: { email, password } });
    const another = test.as(signedIn.json().token);
    expect((await another("GET", "/api/stress")).json()).toEqual([]);

    const { client: writer } = await answeredBefore("/api/stress");
    const mood = { date: "2026-11-20", depression: 1, anxiety: 2, stress: 3 };
    expect((await writer.send("POST", "/api/moods", { body: mood })).statusCode).toBe(201);
    expect((await writer.send("GET", "/api/stress")).json()).toEqual([]);

    const { client: leaver } = await answeredBefore("/api/stress");
    expect((await leaver.send("POST", "/api/auth/logout")).statusCode).toBeLessThan(300);
    expect((await leaver.send("GET", "/api/stress")).statusCode).toBe(401);

    const { client: sleeper } = await answeredBefore("/api/stress");
    test.passTime(DAY);
    expect((await sleeper.send("GET", "/api/stress")).json()).toEqual([]);
  });
});
