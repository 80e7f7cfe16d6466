import { randomUUID } from "node:crypto";
import { addDays, type CalendarDay, dayInZone } from "#domain/days/calendar-day.ts";
import type { Shot } from "./load.ts";

type Headers = Readonly<Record<string, string>>;

const PASSWORD = "marula-24";
const SIGN_INS = 20;
/** Concurrent users, each writing to her own account. */
const WRITERS = 40;
const CYCLES = 26;
const DAYS = 730;
const DAYS_WITH_SYMPTOMS = 500;
const SYMPTOMS = ["cramps", "bloating", "fatigue", "brain_fog"];
const DASHBOARD = [
  "/api/user/profile",
  "/api/account",
  "/api/cycles",
  "/api/ovulation",
  "/api/moods",
  "/api/stress",
  "/api/insights/cortisol",
  "/api/symptoms",
];
const JSON_BODY = { "content-type": "application/json" };
const BROWSER = { "time-zone": "UTC", "accept-encoding": "gzip, deflate, br" };

export interface BenchOwner {
  readonly shots: Readonly<Record<string, Shot>>;
}

/** Registers her with two years of cycles and daily entries, plus users for concurrent sign-ins. */
export async function writeOwner(address: string): Promise<BenchOwner> {
  const { token } = await register(address, "thandi@example.org");
  const authorised = headersOf(token);
  const today = dayInZone(Date.now(), "UTC");
  const ids: string[] = [];
  for (let number = CYCLES; number > 0; number -= 1) {
    const id = randomUUID();
    ids.push(id);
    // 26 to 30 days apart, so that the forecast has variation.
    await post(
      address,
      "/api/cycles",
      cycle(id, addDays(today, -28 * number + (number % 3))),
      authorised,
    );
  }
  await writeDays(address, authorised);
  const emails = Array.from({ length: SIGN_INS }, (_, number) => `woman${number}@example.org`);
  for (const email of emails) await register(address, email);
  return {
    shots: {
      ...shotsOf(authorised, ids.at(-1) ?? "", emails),
      "POST /api/symptoms of 40 accounts (durable write)": await registerWriters(address),
    },
  };
}

/** 40 users who write in turn, each to her own account, in a month that has entries already. */
export async function registerWriters(address: string, entriesInMonth = 0): Promise<Shot> {
  const today = dayInZone(Date.now(), "UTC");
  const date = addDays(today, -Number(today.slice(-2)));
  const symptoms = Array.from({ length: entriesInMonth }, (_, number) => ({
    date: addDays(date, -Math.floor(number / SYMPTOMS.length)),
    type: SYMPTOMS[number % SYMPTOMS.length],
    severity: 1 + (number % 10),
  }));
  const writers: Headers[] = [];
  for (let number = 0; number < WRITERS; number += 1) {
    const headers = headersOf((await register(address, `writer${number}@example.org`)).token);
    await post(address, "/api/imports", { source: "clue", entries: { symptoms } }, headers);
    writers.push(headers);
  }
  let turn = 0;
  return {
    method: "POST",
    paths: ["/api/symptoms"],
    headers: writers[0] ?? {},
    headersOfNext: () => {
      turn += 1;
      return writers[turn % WRITERS] ?? {};
    },
    body: () => JSON.stringify({ date, type: "cramps", severity: turn % 11 }),
  };
}

const headersOf = (bearer: string): Headers => ({
  ...JSON_BODY,
  ...BROWSER,
  authorization: `Bearer ${bearer}`,
});

function shotsOf(
  authorised: Headers,
  cycleId: string,
  emails: readonly string[],
): Record<string, Shot> {
  let turn = 0;
  const nextTurn = () => {
    turn += 1;
    return turn;
  };
  const read = (...paths: string[]): Shot => ({ method: "GET", paths, headers: authorised });
  const today = dayInZone(Date.now(), "UTC");
  return {
    "GET /api/cycles/summary": read("/api/cycles/summary"),
    "GET /api/cycles": read("/api/cycles"),
    "GET /api/symptoms (1,500 entries)": read("/api/symptoms"),
    "GET /api/pcos-logs?days=30": read("/api/pcos-logs?days=30"),
    "the dashboard's calls": read(...DASHBOARD),
    "PATCH /api/cycles/{id} (durable write)": {
      method: "PATCH",
      paths: [`/api/cycles/${cycleId}`],
      headers: authorised,
      body: () => JSON.stringify({ notes: `a note, the ${nextTurn()}th` }),
    },
    "POST /api/symptoms (durable write)": {
      method: "POST",
      paths: ["/api/symptoms"],
      headers: authorised,
      body: () => JSON.stringify({ date: today, type: "cramps", severity: nextTurn() % 11 }),
    },
    "POST /api/auth/login": {
      method: "POST",
      paths: ["/api/auth/login"],
      headers: JSON_BODY,
      body: () => JSON.stringify({ email: emails[nextTurn() % emails.length], password: PASSWORD }),
    },
  };
}

async function writeDays(address: string, headers: Readonly<Record<string, string>>) {
  const today = dayInZone(Date.now(), "UTC");
  for (let ago = DAYS; ago > 0; ago -= 1) {
    const date = addDays(today, -ago);
    const severity = ago % 11;
    const entries = [
      ["/api/moods", { date, depression: 2, anxiety: 3, stress: 1 + (ago % 5) }],
      ["/api/pcos-logs", { date, pain_level: severity, mood: "calm", sleep_quality: 6 }],
      ...(ago <= DAYS_WITH_SYMPTOMS ? SYMPTOMS.slice(0, 3) : []).map(
        (type) => ["/api/symptoms", { date, type, severity }] as const,
      ),
    ] as const;
    await Promise.all(entries.map(([path, body]) => post(address, path, body, headers)));
  }
}

function cycle(id: string, startDate: CalendarDay) {
  return {
    id,
    startDate,
    endDate: addDays(startDate, 4),
    flow: "moderate",
    notes: "cramps, day two",
  };
}

async function register(address: string, email: string) {
  const body = { name: "Thandi", email, password: PASSWORD };
  const answer = await post(address, "/api/auth/register", body, JSON_BODY);
  return (await answer.json()) as { token: string };
}

async function post(
  address: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const answer = await fetch(address + path, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}
