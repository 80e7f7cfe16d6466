import { expect, type Page } from "@playwright/test";
import { addDays, type CalendarDay, dayInZone } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { walkInside } from "./inside.ts";
import type { Mwezi } from "./server.ts";
import { ZONE } from "./woman.ts";

/** Moves the server's and the page's clock, and opens home. */
export async function livesOn(home: Page, mwezi: Mwezi, days: number) {
  mwezi.travel(days);
  await home.clock.setFixedTime(mwezi.now());
  await home.goto("/");
}

export const daysAgo = (mwezi: Mwezi, days: number): CalendarDay =>
  addDays(dayInZone(mwezi.now(), ZONE), -days);

interface Pages {
  /** The line under Track's greeting, and whether the greeting counts days. */
  readonly track: string | RegExp;
  readonly countsDays: boolean;
  readonly report: string | RegExp;
  readonly calendar: string | RegExp;
}

/** Compares Track, the calendar and the doctor's page with what home said, and returns home. */
export async function expectPages(
  home: Page,
  mwezi: Mwezi,
  { track, countsDays, report, calendar }: Pages,
  look: (page: Page, what: string) => Promise<void>,
): Promise<void> {
  const open = walkInside(home);
  await open("/track");
  const header = home.getByRole("main").locator("header").first();
  await expect(header).toContainText(track);
  await expect(header.getByText(/Day \d+/)).toHaveCount(countsDays ? 1 : 0);
  await look(home, "Track");

  await open("/calendar");
  const today = formatDay(daysAgo(mwezi, 0), "en");
  await home.getByRole("button", { name: new RegExp(`^${today}`) }).click();
  await expect(home.getByRole("dialog", { name: today })).toContainText(calendar);
  const ofCycle = home.getByRole("dialog").getByText(/of this cycle|Edit the cycle that began/);
  await expect(ofCycle).toHaveCount(countsDays ? 2 : 0);
  await look(home, "the calendar");
  await home.keyboard.press("Escape");

  await open("/my-health/doctor-visit");
  const page = home.getByRole("article", { name: "The page you hand over" });
  await expect(page).toContainText(report);
  await look(home, "the doctor's page");
  await open("/");
}
