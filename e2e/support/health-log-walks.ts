import type { Locator, Page } from "@playwright/test";
import { dayInZone } from "#domain/days/calendar-day.ts";
import { expect } from "./fixtures.ts";
import { read, type Woman, ZONE } from "./woman.ts";

/** Helpers for the journeys of the health log. */

export const today = dayInZone(Date.now(), ZONE);
export const SAVED = ["Success", "Your health data has been logged successfully"] as const;
export const FAILED = ["Error", "Failed to save health data"] as const;

export const log = (page: Page) => page.getByRole("dialog", { name: "Log Health Data" });
export const alertOf = (page: Page) =>
  page.getByRole("dialog", { name: "Medical Emergency Alert" });
export const tab = (page: Page, name: string) => log(page).getByRole("tab", { name }).click();
export const save = (page: Page) =>
  log(page).getByRole("button", { name: "Save", exact: true }).click();
export const flow = (page: Page, name: string) => log(page).getByRole("radio", { name }).check();

export async function openLog(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log Health Data" }).click();
  await expect(log(page)).toBeVisible();
}

export const listOf = <Entry>(address: string, woman: Woman, path: string) =>
  read<Entry[]>(address, `/api/${path}`, woman);

/** Neither the page behind nor the dialog may be wider than the phone. */
export async function expectToFit(dialog: Locator, what: string): Promise<void> {
  const page = dialog.page();
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const over = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(over, `${what} fits 320 px`).toBeLessThanOrEqual(0);
  if (usual) await page.setViewportSize(usual);
}

/** Collects the bodies the page sends, by method and path. */
export function watchSaves(page: Page) {
  const saves: { what: string; body: unknown }[] = [];
  page.on("request", (request) => {
    if (!["POST", "PATCH"].includes(request.method())) return;
    const path = new URL(request.url()).pathname.replace(/[\da-f-]{36}$/, "{id}");
    // The report is a read with a body, prefetched once on a new device.
    if (path === "/api/visit/report") return;
    saves.push({ what: `${request.method()} ${path}`, body: request.postDataJSON() });
  });
  return saves;
}
