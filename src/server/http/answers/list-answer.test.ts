import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Mood } from "#contract/entries/check-in.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { authenticate } from "#server/features/account/sessions.ts";
import { createJournal, prepareEntry } from "#server/storage/journal/journal.ts";
import { Page } from "#server/storage/journal/reading/list-entries.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { listAnswer } from "./list-answer.ts";

const MANY = 4_000;

const moods = Array.from(
  { length: MANY },
  (_, back): Mood => ({
    id: crypto.randomUUID(),
    date: addDays(calendarDay("2026-11-20"), -back),
    depression: 1,
    anxiety: 2,
    stress: 3,
  }),
);

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe.each(engines)("a long list on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const plant = async ({ token }: Client) => {
    const { owner } = await authenticate(test.db, `Bearer ${token}`, test.now());
    const prepared = moods.map((mood) => prepareEntry("mood", mood));
    await createJournal(test.db).write(owner, (writer) => writer.addNew(prepared));
  };

  it("is complete, newest first, and does not block other requests", async () => {
    const client = await test.register();
    await plant(client);
    let isDone = false;
    const list = client.send("GET", "/api/moods").finally(() => {
      isDone = true;
    });
    let others = 0;
    while (!isDone) {
      expect((await test.visitor("GET", "/healthz")).statusCode).toBe(200);
      others += 1;
      await turn();
    }
    const answer = await list;
    expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
    expect(answer.json<Mood[]>().map(({ date }) => date)).toEqual(moods.map(({ date }) => date));
    expect(others).toBeGreaterThan(4);
  });
});

it("a list is serialised like JSON.stringify, with only the fields of its contract", async () => {
  const schema = z.array(z.object({ name: z.string() }));
  const write = async (answer: unknown) => String(await listAnswer(schema, answer, true));
  expect(await write([])).toBe("[]");
  expect(await write([{ name: "é", secret: 1 }])).toBe('[{"name":"é"}]');
  const many = Array.from({ length: 450 }, (_, index) => ({ name: `${index}` }));
  expect(await write(many)).toBe(JSON.stringify(many));
  await expect(write([{ name: 1 }])).rejects.toThrow();
  expect(await listAnswer(z.object({}), {}, true)).toBeNull();
});

it("a page is written unchanged, and in tests checked against the contract", async () => {
  const schema = z.array(z.object({ name: z.string() }));
  const page = new Page([{ name: "é" }], null);
  expect(String(await listAnswer(schema, page, false))).toBe('[{"name":"é"}]');
  expect(String(await listAnswer(schema, page, true))).toBe('[{"name":"é"}]');
  const more = new Page([{ name: "é", secret: 1 }], null);
  await expect(listAnswer(schema, more, true)).rejects.toThrow("does not declare");
});
