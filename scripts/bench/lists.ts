import { readFileSync } from "node:fs";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { authenticate } from "#server/features/account/sessions.ts";
import type { Kind } from "#server/storage/journal/collections.ts";
import { createJournal, prepareEntry } from "#server/storage/journal/journal.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

// Measures how long each list and statistic of the largest possible account blocks others: the
// longest event-loop turn in CPU time, which other load doesn't affect, and the longest wall-clock
// wait of another user's profile request. Usage: node scripts/run.mjs bench/lists
const TODAY = calendarDay("2026-11-20");
const DAYS = 8_000;
const CYCLES = 1_000;

const day = (ago: number) => addDays(TODAY, -ago);
const id = () => crypto.randomUUID();
const many = <Entry>(count: number, entry: (index: number) => Entry) =>
  Array.from({ length: count }, (_, index) => entry(index));
const medicineId = id();

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
      id: id(),
      date: day(Math.floor(index / 5)),
      severity: 3,
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
      id: id(),
      date: day(Math.floor(index / 8)),
      medicineId,
      slot: (index % 8) + 1,
      answer: "taken",
    })),
  ],
];

async function plant(test: TestApp, { token }: Client): Promise<void> {
  const { owner } = await authenticate(test.db, `Bearer ${token}`, test.now());
  const journal = createJournal(test.db);
  for (const [kind, entries] of life) {
    const prepared = entries.map((entry) => prepareEntry(kind, entry as never));
    await journal.write(owner, (writer) => writer.addNew(prepared));
  }
}

async function measure(
  client: Client,
  path: string,
  method: "GET" | "POST" | "PATCH" | "DELETE",
  body?: object,
) {
  const start = performance.now();
  const asked = client.send(method, path, body ? { body } : {});
  const waiting = watch(asked);
  const answer = await asked;
  const milliseconds = performance.now() - start;
  const { turn, wait } = await waiting;
  console.log(
    `${method} ${path}`.padEnd(60),
    `${answer.statusCode}`,
    `${Math.round(milliseconds)} ms`.padStart(9),
    `longest turn ${Math.round(turn)} ms`.padStart(22),
    `another waits ${Math.round(wait)} ms at most`,
  );
  return answer;
}

/** CPU time of this thread in milliseconds, from /proc. */
const processorTime = () =>
  Number(readFileSync("/proc/self/schedstat", "ascii").split(" ")[0]) / 1e6;

async function watch(end: Promise<unknown>) {
  let isOver = false;
  void end.finally(() => {
    isOver = true;
  });
  const longest = { turn: 0, wait: 0 };
  const watchTurns = async () => {
    for (let before = processorTime(); !isOver; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const now = processorTime();
      longest.turn = Math.max(longest.turn, now - before);
      before = now;
    }
  };
  const watchAnother = async () => {
    while (!isOver) {
      const start = performance.now();
      await other.send("GET", "/api/user/profile");
      longest.wait = Math.max(longest.wait, performance.now() - start);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await Promise.all([watchTurns(), watchAnother()]);
  return longest;
}

const threadFile = new URL("../../src/server/testing/worker.mjs", import.meta.url);
const test = await createTestApp("sqlite", { threadFile });
const client = await test.register();
const other = await test.register();
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
await measure(client, `/api/cycles/${cycle.id}`, "PATCH", { endDate: cycle.startDay });
await measure(client, `/api/medicines/${medicineId}`, "DELETE");
const entries = Object.fromEntries(
  life.flatMap(([kind, all]) => (kind === "mood" ? [["moods", all]] : [])),
);
const guest = await test.register();
const history = { source: "clue", entries };
const { id: importId } = (await measure(guest, "/api/imports", "POST", history)).json();
await measure(guest, `/api/imports/${importId}`, "DELETE");
await measure(client, "/api/account", "DELETE", { password: client.password });
await test.close();
