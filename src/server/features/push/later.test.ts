import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { operator, sendDueOf } from "#server/testing/send-due.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { startPushService } from "../../../../scripts/testing/push-service.ts";

describe.each(engines)("postponed push messages on %s", (engine) => {
  let test: TestApp;
  let service: Awaited<ReturnType<typeof startPushService>>;

  beforeAll(async () => {
    service = await startPushService();
    test = await createTestApp(engine, { operator, isPushService: service.isPushService });
  });

  afterAll(async () => {
    await test.close();
    await service.stop();
  });

  const send = () => sendDueOf(test);

  it("are sent again when the browser asks, to that browser only", async () => {
    const client = await test.register();
    const medicine = { name: "Metformin", startDate: "2026-11-01" };
    const schedule = { kind: "daily", timesADay: 2 };
    const body = { ...medicine, schedule };
    const { id: medicineId } = (await client.send("POST", "/api/medicines", { body })).json();
    const { subscription } = service.openBrowser();
    await client.send("POST", "/api/push/subscriptions", { body: subscription });
    const rows = () => test.db.selectFrom("push_subscriptions").selectAll().execute();
    const { notes } = (await client.send("GET", "/api/reminders/due")).json();
    // Today's first dose is open, and its message came at eight; at eight in the evening the log is due too.
    expect(notes.slice(0, 3)).toMatchObject([
      { at: Date.parse("2026-11-20T06:00:00Z"), doses: [{ medicineId, slot: 1 }] },
      { at: Date.parse("2026-11-20T18:00:00Z"), doses: [] },
      {
        at: Date.parse("2026-11-21T06:00:00Z"),
        until: Date.parse("2026-11-21T20:00:00Z"),
        date: "2026-11-21",
        doses: [{ medicineId, slot: 1 }],
      },
    ]);
    for (const time of ["2026-11-20T18:00:00Z", "2026-11-21T06:00:00Z"]) {
      test.setClock(time);
      expect(await send()).toBe(1);
    }
    const { endpoint } = subscription;
    const again = { accountId: client.user.id, endpoint, minutes: 60 };
    const ask = async (changes: object) =>
      (await test.visitor("POST", "/api/push/later", { body: { ...again, ...changes } }))
        .statusCode;
    expect(await ask({ endpoint: `${endpoint}x` })).toBe(404);
    expect(await ask({ accountId: (await test.register()).user.id })).toBe(404);
    expect(await ask({ minutes: 1 })).toBe(422);
    const before = await rows();
    expect(await ask({})).toBe(204);
    test.setClock("2026-11-21T06:59:59Z");
    expect(await send()).toBe(0);
    test.setClock("2026-11-21T07:00:00Z");
    expect(await send()).toBe(1);
    expect(await rows()).toEqual(before.map((row) => ({ ...row, last_sent_at: test.now() })));
  });
});
