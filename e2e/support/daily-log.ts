import { expect, type Page } from "@playwright/test";
import { type CalendarDay, dayInZone } from "#domain/days/calendar-day.ts";
import { send, type Woman } from "./woman.ts";

export const ZONE = "Africa/Johannesburg";
export const today = () => dayInZone(Date.now(), ZONE);
export const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
export const log = (page: Page) => page.getByRole("region", { name: "Daily log" });
export const mood = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
export const scale = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });

export async function openTrack(page: Page, path = "/track"): Promise<void> {
  await page.goto(path);
  await expect(scale(page, "Pain")).toBeVisible();
}

export async function savedLogs(
  address: string,
  { token }: Woman,
): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${address}/api/pcos-logs?days=60`, {
    headers: { authorization: `Bearer ${token}`, "time-zone": "Pacific/Kiritimati" },
  });
  const logs = (await answer.json()) as Record<string, unknown>[];
  return logs.map(({ revision: _, ...log }) => log);
}

export const logOn = (address: string, { token }: Woman, date: CalendarDay, fields: object) =>
  send("POST", `${address}/api/pcos-logs`, { date, ...fields }, token);
