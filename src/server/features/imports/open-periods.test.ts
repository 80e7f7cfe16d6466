import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const cycle = (startDay: string, endDay?: string) => ({
  startDate: startDay,
  startDay,
  ...(endDay !== undefined && { endDate: endDay, endDay }),
});

describe.each(engines)("an import after a forgotten end on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  it.each(["2026-10-20", "2026-09-01", "2025-09-01"])(
    "ends a period forgotten since %s before later imported ones, and Undo leaves its end",
    async (startDate) => {
      const client = await test.register();
      await client.send("POST", "/api/cycles", { body: { startDate } });
      const cycles = [cycle("2026-11-17"), cycle("2026-11-03", "2026-11-05")];
      const body = { source: "clue", entries: { cycles } };
      const answer = (await client.send("POST", "/api/imports", { body })).json();
      expect(answer).toMatchObject({ written: { cycles: 2 }, kept: {} });
      const [open, ended, forgotten] = await cyclesOf(client);
      expect(open).not.toHaveProperty("endDay");
      expect(ended).toMatchObject({ endDay: "2026-11-05" });
      const endDay = addDays(calendarDay(startDate), 7);
      expect(forgotten).toMatchObject({ endDay, endIsUnknown: true });
      await client.send("DELETE", `/api/imports/${answer.id}`);
      expect(await cyclesOf(client)).toMatchObject([{ endDay, endIsUnknown: true }]);
    },
  );
});

const cyclesOf = async (client: Client) => (await client.send("GET", "/api/cycles")).json();
