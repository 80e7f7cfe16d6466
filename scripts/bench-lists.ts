import { monitorEventLoopDelay } from "node:perf_hooks";
import { symptomTypes } from "#contract/symptoms.ts";
import { addDays, calendarDay } from "#domain/calendar-day.ts";
import { authenticate } from "#server/features/account/sessions.ts";
import type { Kind } from "#server/storage/journal/collections.ts";
import { createJournal, prepareEntry } from "#server/storage/journal/journal.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

// How long the largest account that there can be holds others up: the longest turn of the event loop
// while each of its lists and sums is made. By hand: node scripts/run.mjs bench-lists
const TODAY = calendarDay("2026-11-20");
const DAYS = 8_000;
const CYCLES = 1_000;

const day = (ago: number) => addDays(TODAY, -ago);
const id = () => crypto.randomUUID();
const many = <Entry>(count: number, entry: (index: number) => Entry) =>
  Array.from({ length: count }, (_, index) => entry(index));
const medicineId = id();

/** As full as the limits of each kind allow. */
const life: readonly (readonly [Kind, readonly object[]])[] = [
  [
    "cycle",
    many(CYCLES, (index) => {
      const [first, last] = [day(20 + index * 20), day(16 + index * 20)];
      return { id: id(), startDay: first, startDate: first, endDay: last, endDate: last };
    }),
  ],
  [
    "mood",
    many(DAYS, (ago) => ({ id: id(), date: day(ago), depression: 1, anxiety: 2, stress: 3 })),
  ],
  ["ovulation", many(DAYS, (ago) => ({ id: id(), date: day(ago), basalBodyTemp: 36.5 }))],
  ["dailyLog", many(DAYS, (ago) => ({ date: day(ago), pain_level: 2, period_flow: "none" }))],
  [
    "symptom",
    many(DAYS * 5, (index) => ({
      ...{ id: id(), date: day(Math.floor(index / 5)), severity: 3 },
      type: symptomTypes[index % 5],
    })),
  ],
  [
    "medicine",
    [
      {
        id: medicineId,
        name: "Inositol",
        startDate: day(DAYS),
        schedule: { kind: "daily", timesADay: 8 },
      },
    ],
  ],
  [
    "dose",
    many(DAYS * 8, (index) => ({
      ...{ id: id(), date: day(Math.floor(index / 8)), medicineId },
      ...{ slot: (index % 8) + 1, answer: "taken" },
    })),
  ],
];

async function plant(test: TestApp, { token }: Client): Promise<void> {
  const { owner } = await authenticate(test.db, `Bearer ${token}`, test.now());
  const journal = createJournal(test.db, test.now);
  for (const [kind, entries] of life) {
    const prepared = entries.map((entry) => prepareEntry(owner, kind, entry as never));
    await journal.write(owner, (writer) => writer.addNew(prepared));
  }
}

async function measure(
  client: Client,
  path: string,
  method: "GET" | "PATCH" | "DELETE",
  body?: object,
) {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const start = performance.now();
  const answer = await client.send(method, path, body ? { body } : {});
  const milliseconds = performance.now() - start;
  delay.disable();
  console.log(
    `${method} ${path}`.padEnd(60),
    `${answer.statusCode}`,
    `${Math.round(milliseconds)} ms`.padStart(9),
    `longest turn ${Math.round(delay.max / 1e6)} ms`,
  );
  return answer;
}

const test = await createTestApp("sqlite");
const client = await test.register();
await plant(test, client);
for (let round = 0; round < 2; round += 1) {
  for (const path of [
    "doses",
    "symptoms",
    "moods",
    "cycles",
    "doses?limit=100",
    "cycles/summary",
    "insights/patterns",
  ]) {
    await measure(client, `/api/${path}`, "GET");
  }
  const [mood] = (await client.send("GET", "/api/moods?limit=1")).json();
  await measure(client, `/api/moods/${mood.id}`, "PATCH", { stress: 4 });
}
const cycle = (await client.send("GET", "/api/cycles?limit=1")).json()[0];
await measure(client, `/api/cycles/${cycle.id}`, "PATCH", { flow: "light" });
await measure(client, `/api/medicines/${medicineId}`, "DELETE");
await test.close();
