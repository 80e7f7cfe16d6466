import { describe, expect, it } from "vitest";
import { UPLOAD_MAX_BYTES } from "#contract/entries/uploads.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { engines } from "#server/testing/engines.ts";
import { samplePdf, uploadFile } from "#server/testing/sample-files.ts";
import { createTestApp, TEST_SECRET, type TestApp } from "#server/testing/test-app.ts";
import type { CapacityLimits } from "./capacity.ts";
import { limits } from "./throttle.ts";

const LONGER_THAN_REMEMBERED = 11_000;

async function withLimits(
  engine: (typeof engines)[number],
  capacity: CapacityLimits,
  run: (test: TestApp) => Promise<void>,
): Promise<void> {
  const test = await createTestApp(engine, { capacity });
  try {
    await run(test);
  } finally {
    await test.close();
  }
}

const attempt = (test: TestApp, from?: string) =>
  test.visitor("POST", "/api/auth/register", {
    body: { name: "Thandi", email: `${crypto.randomUUID()}@example.org`, password: "marula-24" },
    ...(from !== undefined && { headers: { "x-forwarded-for": from } }),
  });

describe.each(engines)("capacity limits on %s", (engine) => {
  it("a full server rejects files, imports and accounts, but accepts daily logs", async () => {
    // An empty PostgreSQL database takes 8 MB.
    await withLimits(engine, { storageMegabytes: 15 }, async (test) => {
      const owner = await test.register();
      for (const _ of [1, 2]) {
        expect((await uploadFile(owner, samplePdf(UPLOAD_MAX_BYTES))).statusCode).toBe(201);
      }
      test.passTime(LONGER_THAN_REMEMBERED);
      const answers = [
        await uploadFile(owner, samplePdf(1000)),
        await owner.send("POST", "/api/imports", { body: { source: "table", entries: {} } }),
        await attempt(test),
      ];
      expect(answers.map((each) => [each.statusCode, each.json().code])).toEqual(
        answers.map(() => [507, "server_full"]),
      );
      const log = await owner.send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });
      expect(log.statusCode).toBe(201);
    });
  });

  it("reject registrations beyond the limit of accounts", async () => {
    await withLimits(engine, { accounts: 2 }, async (test) => {
      for (const _ of [1, 2]) expect((await attempt(test)).statusCode).toBe(201);
      test.passTime(LONGER_THAN_REMEMBERED);
      const refused = await attempt(test);
      expect([refused.statusCode, refused.json().code]).toEqual([503, "registration_closed"]);
    });
  });

  it("count an account without an e-mail address as a registration", async () => {
    const begin = (test: TestApp) =>
      test.visitor("POST", "/api/auth/begin", { body: { password: "marula-24" } });
    await withLimits(engine, { registrationsAnHour: 2 }, async (test) => {
      const answers = [await attempt(test), await begin(test), await begin(test)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
    });
    await withLimits(engine, { accounts: 1 }, async (test) => {
      expect((await begin(test)).statusCode).toBe(201);
      test.passTime(LONGER_THAN_REMEMBERED);
      expect((await begin(test)).json().code).toBe("registration_closed");
    });
  });

  it("reject registrations beyond the hourly limit", async () => {
    await withLimits(engine, { registrationsAnHour: 2 }, async (test) => {
      for (const _ of [1, 2]) expect((await attempt(test)).statusCode).toBe(201);
      const refused = await attempt(test);
      expect([refused.statusCode, refused.json().code]).toEqual([429, "too_many_attempts"]);
      test.passTime(3_600_000);
      expect((await attempt(test)).statusCode).toBe(201);
    });
  });

  it("count registrations from the /64 networks of one /48 together", async () => {
    const test = await createTestApp(engine, { proxies: 1 });
    try {
      const secret = createServerSecret(TEST_SECRET);
      const subject = secret.throttleSubject("registration", "2001:db8:7::/48");
      const attempts = limits.registration.attempts - 1;
      const row = { subject, window_start: test.now(), attempts };
      await test.db.insertInto("throttle").values(row).execute();
      const froms = ["2001:db8:7:1::1", "2001:db8:7:2::1", "2001:db8:8:1::1"];
      const statuses: number[] = [];
      for (const from of froms) statuses.push((await attempt(test, from)).statusCode);
      expect(statuses).toEqual([201, 429, 201]);
    } finally {
      await test.close();
    }
  });
});
