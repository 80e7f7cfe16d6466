import { randomUUID } from "node:crypto";
import { addDays, type CalendarDay, dayInZone } from "#domain/calendar-day.ts";
import type { Shot } from "./load.ts";

const PASSWORD = "marula-24";
const SIGN_INS = 20;
const CYCLES = 26;
const JSON_BODY = { "content-type": "application/json" };

/** The woman whose calls are measured; everything of hers was written through the API. */
export interface BenchOwner {
  readonly accountId: string;
  readonly shots: Readonly<Record<string, Shot>>;
}

/** Registers her with two years of cycles, and women enough to sign in side by side. */
export async function writeOwner(address: string): Promise<BenchOwner> {
  const { token, user } = await register(address, "thandi@example.org");
  const authorised = { ...JSON_BODY, authorization: `Bearer ${token}` };
  const today = dayInZone(Date.now(), "UTC");
  const ids: string[] = [];
  for (let number = CYCLES; number > 0; number -= 1) {
    const id = randomUUID();
    ids.push(id);
    // 26 to 30 days apart, so that the forecast has something to weigh.
    await post(
      address,
      "/api/cycles",
      cycle(id, addDays(today, -28 * number + (number % 3))),
      authorised,
    );
  }
  const emails = Array.from({ length: SIGN_INS }, (_, number) => `woman${number}@example.org`);
  for (const email of emails) await register(address, email);
  return { accountId: user.id, shots: shotsOf(authorised, ids.at(-1) ?? "", emails) };
}

function shotsOf(
  authorised: Readonly<Record<string, string>>,
  cycleId: string,
  emails: readonly string[],
): Record<string, Shot> {
  let turn = 0;
  const nextTurn = () => {
    turn += 1;
    return turn;
  };
  return {
    "GET /api/cycles/summary": { method: "GET", path: "/api/cycles/summary", headers: authorised },
    "GET /api/cycles": { method: "GET", path: "/api/cycles", headers: authorised },
    "PATCH /api/cycles/{id} (durable write)": {
      method: "PATCH",
      path: `/api/cycles/${cycleId}`,
      headers: authorised,
      body: () => JSON.stringify({ notes: `a note, the ${nextTurn()}th` }),
    },
    "POST /api/auth/login": {
      method: "POST",
      path: "/api/auth/login",
      headers: JSON_BODY,
      body: () => JSON.stringify({ email: emails[nextTurn() % emails.length], password: PASSWORD }),
    },
  };
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
  return (await answer.json()) as { token: string; user: { id: string } };
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
