import type { Page } from "@playwright/test";

export type Take = (page: Page, name: string, part: "page" | "dialog") => Promise<void>;

/** High enough for whole dialogs. */
const TALL = { width: 360, height: 1600 };
/** A limit, as the buttons of lists open the same dialog. */
const MOST = 14;
const DIALOG = "dialog[open], [role=dialog]";
/** Milliseconds in which a dialog has to open, including loading. */
const COMES_WITHIN = 1200;

/** Presses every button of a screen and takes a screenshot of each dialog that opens. */
export async function openDialogs(page: Page, screen: string, take: Take): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(TALL);
  const address = page.url();
  const names = await buttonsOf(page);
  for (const name of names.slice(0, MOST)) {
    const button = page.locator("main").getByRole("button", { name, exact: true }).first();
    if (!(await button.isVisible())) continue;
    await button.click({ timeout: 2000 }).catch(() => undefined);
    const dialog = page.locator(DIALOG).last();
    const isOpen = await dialog
      .waitFor({ timeout: COMES_WITHIN })
      .then(() => true)
      .catch(() => false);
    if (isOpen) {
      await take(page, `${screen}: ${name}`, "dialog");
    }
    // Restores the screen after each press.
    await page.goto(address, { waitUntil: "networkidle" }).catch(() => undefined);
  }
  if (before) await page.setViewportSize(before);
}

async function buttonsOf(page: Page): Promise<string[]> {
  const names = await page.evaluate(() =>
    [...document.querySelectorAll("main button:not([type=submit]):not(:disabled)")]
      .filter((button) => button.checkVisibility())
      .filter(
        (button) => !button.hasAttribute("aria-expanded") && !button.hasAttribute("aria-pressed"),
      )
      .map((button) => button.getAttribute("aria-label") ?? (button.textContent ?? "").trim()),
  );
  const kinds = new Map(names.map((name) => [name.replaceAll(/[\d\s]+/g, " "), name]));
  return [...kinds.values()].filter((name) => name !== "");
}
