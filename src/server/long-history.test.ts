import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { getCycleSummary } from "#contract/entries/cycles.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, TEST_SECRET, type TestApp } from "#server/testing/test-app.ts";
import { createApp } from "./app.ts";
import { authenticate } from "./features/account/sessions.ts";
import { readConcerns } from "./features/concerns/rules.ts";
import { overviewOf } from "./features/cycles/overview.ts";
import { patternsOf } from "./features/patterns/rules.ts";
import type { Work } from "./jobs/work.ts";
import { createJournal, prepareEntry } from "./storage/journal/journal.ts";
import { createServerSecret } from "./storage/vault/keys/server-secret.ts";
import type { tasks } from "./tasks.ts";

const TODAY = calendarDay("2026-11-20");
const paths = {
  summary: "/api/cycles/summary",
  patterns: "/api/insights/patterns",
  concerns: "/api/concerns",
};

describe.each(engines)("a history on %s", (engine) => {
  let test: TestApp;
  let threaded: string[];
  let app: TestApp["app"];

  beforeAll(async () => {
    test = await createTestApp(engine);
    const { db, work, now } = test;
    const noted: Work<typeof tasks> = {
      run: (call, task, input) => {
        threaded.push(task);
        return work.run(call, task, input);
      },
      rewrite: work.rewrite,
      close: async () => {},
    };
    const secret = createServerSecret(TEST_SECRET);
    const operator = { name: null, email: null, address: null, informationOfficer: null };
    app = await createApp({
      db,
      clock: now,
      work: noted,
      secret,
      operator,
      release: "test",
      build: "test",
    });
  });

  afterAll(async () => {
    await app.close();
    await test.close();
  });

  async function journalOf({ token }: Client) {
    const { owner } = await authenticate(test.db, `Bearer ${token}`, test.now());
    return { owner, journal: createJournal(test.db) };
  }

  async function logCycles(client: Client, count: number): Promise<void> {
    const { owner, journal } = await journalOf(client);
    const prepared = Array.from({ length: count }, (_, index) => {
      const startDay = addDays(TODAY, -28 * (index + 1));
      const endDay = addDays(startDay, 4);
      const days = { startDay, startDate: startDay, endDay, endDate: endDay };
      return prepareEntry("cycle", { id: crypto.randomUUID(), ...days });
    });
    await journal.write(owner, (writer) => writer.addNew(prepared));
  }

  const read = async (client: Client, url: string) => {
    threaded = [];
    const headers = {
      authorization: `Bearer ${client.token}`,
      "time-zone": "Africa/Johannesburg",
    };
    return (await app.inject({ method: "GET", url, headers })).json();
  };

  it("of 130 cycles is computed directly, and of one more in a thread, with the same result", async () => {
    const client = await test.register();
    await logCycles(client, 130);
    expect((await read(client, paths.summary)).totalCycles).toBe(130);
    expect(threaded).toEqual([]);
    const body = { startDate: TODAY };
    expect((await client.send("POST", "/api/cycles", { body })).statusCode).toBe(201);
    const { owner, journal } = await journalOf(client);
    const { summary } = await overviewOf(journal.read(owner), TODAY);
    // The contract leaves out what only the domain reads, such as the odds of ovulation.
    const answer = z.parse(getCycleSummary.response, summary);
    expect(await read(client, paths.summary)).toEqual(JSON.parse(JSON.stringify(answer)));
    expect(threaded).toEqual(["overview"]);
    const patterns = await patternsOf(journal.read(owner), TODAY);
    expect(await read(client, paths.patterns)).toEqual(JSON.parse(JSON.stringify(patterns)));
    expect(threaded).toEqual(["patterns"]);
    const concerns = await readConcerns(journal.read(owner), TODAY);
    expect(await read(client, paths.concerns)).toEqual(JSON.parse(JSON.stringify(concerns)));
    expect(threaded).toEqual(["concerns"]);
    await read(client, paths.summary);
    expect(threaded).toEqual([]);
  });

  it("is computed once for reminders and the summary", async () => {
    const client = await test.register();
    await logCycles(client, 131);
    expect(await read(client, "/api/reminders/due")).toHaveProperty("due");
    expect(threaded).toEqual(["overview"]);
    await read(client, paths.summary);
    expect(threaded).toEqual([]);
  });

  it("of one period left open for years is computed in a thread", async () => {
    const client = await test.register();
    const body = { startDate: addDays(TODAY, -1299), endDate: TODAY };
    const started = await client.send("POST", "/api/cycles", { body });
    await read(client, paths.concerns);
    expect(threaded).toEqual([]);
    const { id } = started.json();
    const longer = { startDate: addDays(TODAY, -1300) };
    expect((await client.send("PATCH", `/api/cycles/${id}`, { body: longer })).statusCode).toBe(
      200,
    );
    await read(client, paths.concerns);
    expect(threaded).toEqual(["concerns"]);
  });
});
