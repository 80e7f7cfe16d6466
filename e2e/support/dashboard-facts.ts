import type { Page, Request } from "@playwright/test";
import { addDays, type CalendarDay, dayInZone } from "#domain/days/calendar-day.ts";
import { send, type Woman } from "./woman.ts";

const ZONE = "Africa/Johannesburg";

export const today = () => dayInZone(Date.now(), ZONE);
export const ago = (days: number) => addDays(today(), -days);

export const card = (page: Page, title: string) => page.getByRole("region", { name: title });
export const checkIn = (page: Page) => card(page, "Mood check-in");
export const slider = (page: Page, name: string) => checkIn(page).getByRole("slider", { name });

interface Entry {
  readonly [field: string]: unknown;
}

export async function post(
  address: string,
  path: string,
  body: Entry,
  { token }: Woman,
): Promise<void> {
  await send("POST", `${address}${path}`, body, token);
}

export async function read(address: string, path: string, { token }: Woman): Promise<Entry[]> {
  const headers = { authorization: `Bearer ${token}`, "time-zone": ZONE };
  return (await (await fetch(`${address}${path}`, { headers })).json()) as Entry[];
}

/** Logs five-day periods this many days apart; the last one began `daysIn` days ago. */
export async function logCycles(
  address: string,
  woman: Woman,
  lastStart: number,
  lengths: readonly number[],
): Promise<void> {
  let day: CalendarDay = ago(lastStart);
  for (const length of [0, ...lengths]) {
    day = addDays(day, -length);
    await post(address, "/api/cycles", { startDate: day, endDate: addDays(day, 4) }, woman);
  }
}

/** Logs temperatures of a cycle that began this many days ago: low, then high from a given day. */
export async function logShift(
  address: string,
  woman: Woman,
  daysIn: number,
  firstHigh: number,
): Promise<void> {
  for (let cycleDay = firstHigh - 8; cycleDay <= firstHigh + 3; cycleDay += 1) {
    const basalBodyTemp = cycleDay < firstHigh ? 36.4 + (cycleDay % 2) * 0.05 : 36.75;
    const date = addDays(today(), cycleDay - 1 - daysIn);
    await post(address, "/api/ovulation", { date, basalBodyTemp }, woman);
  }
}

export const mood = (daysAgo: number, level: number) => ({
  date: ago(daysAgo),
  depression: level,
  anxiety: level,
  stress: level,
});

export function watchFor(page: Page, method: string, path: string): Request[] {
  const seen: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) {
      seen.push(request);
    }
  });
  return seen;
}

/** Logs symptoms, moods, daily logs and measurements over several weeks. */
export async function logDays(address: string, woman: Woman): Promise<void> {
  for (const days of [2, 5, 9, 18, 19, 20]) {
    const date = ago(days);
    await post(address, "/api/symptoms", { date, type: "cramps", severity: 6 }, woman);
    await post(address, "/api/moods", { date, depression: 2, anxiety: 3, stress: 2 }, woman);
    await post(address, "/api/pcos-logs", { date, sleep_quality: 6, motivation: 4 }, woman);
  }
  const measured = { weight: 71.5, bloodPressure: { systolic: 118, diastolic: 76 } };
  await post(address, "/api/metabolic", { date: ago(2), ...measured }, woman);
}
