import type { Page } from "@playwright/test";
import { ago, checkIn } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { remember } from "../support/woman.ts";
import { liveAs, women } from "../support/women.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    const note = (list: PerformanceObserverEntryList) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry) shifts.push(Number(entry.value));
      }
    };
    new PerformanceObserver(note).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { readonly shifts: readonly number[] };
      return shifts.reduce((sum, shift) => sum + shift, 0);
    });
}

async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const spare = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
  // Drawings that measure their container follow a frame later.
  await expect.poll(spare, `${what} scrolls sideways`).toBe(0);
}

const setLetters = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** The same day at nine in the evening, when the daily log is due. */
async function waitUntilEvening(page: Page): Promise<void> {
  const today = new Date().toLocaleDateString("en-CA", { timeZone: "Africa/Johannesburg" });
  await page.clock.setFixedTime(`${today}T21:00:00+02:00`);
}

for (const life of Object.values(women)) {
  const { who, daysIn } = life;
  test(`the forecast and both buttons are above the tab bar: ${who}`, async ({
    page,
    mwezi,
    register,
  }) => {
    const woman = await register();
    await liveAs(mwezi.address, woman, life);
    await remember(page, woman, { setUp: true });
    const shifted = await watchShifts(page);
    await waitUntilEvening(page);
    await page.goto("/");
    const start = page.getByRole("button", { name: "Start Period" });
    await expect(start).toBeEnabled();
    await expect(checkIn(page).getByRole("slider").first()).toBeAttached();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      const button = await start.boundingBox();
      const tabs = await page.locator("[data-bottom-bar]").boundingBox();
      expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
    }
    if (daysIn !== null) {
      await expect(page.getByRole("heading", { name: "Next Period" })).toBeInViewport();
      await expect(page.getByRole("img", { name: /^Day \d+/ })).toBeInViewport();
    }
    expect(await shifted(), "what was painted moved").toBeLessThanOrEqual(0.02);
    await inspect(page, `home, ${who}`);
    await setLetters(page, "200%");
    await expectNoSidewaysScroll(page, "home in letters twice as large");
    await setLetters(page, "");
  });
}

test.describe("the ring of a long cycle", () => {
  test.beforeEach(async ({ mwezi, signedIn, home }) => {
    await liveAs(mwezi.address, signedIn, women.pcos);
    await home.goto("/");
  });

  test("opens a day's log by keyboard and by a tap on its bead", async ({ home }) => {
    const today = home.getByRole("link", { name: /^Day 49, .*: open its log$/ });
    await today.focus();
    await home.keyboard.press("ArrowLeft");
    await expect(home.getByRole("link", { name: /^Day 48, .*: open its log$/ })).toBeFocused();
    await home.keyboard.press("Enter");
    await expect(home).toHaveURL(new RegExp(`/track\\?day=${ago(1)}$`));
    await home.goto("/");
    await expect(today).toBeAttached();
    const box = await home.locator(".bead-ring").boundingBox();
    if (box === null) throw new Error("the ring has no place on the page");
    const scale = Math.min(box.width / 412, box.height / 332);
    // The first bead is at the top.
    await home.mouse.click(box.x + box.width / 2 + 1, box.y + box.height / 2 - 135 * scale);
    await expect(home).toHaveURL(new RegExp(`/track\\?day=${ago(48)}$`));
  });

  test("links from the ribbon to its certainty, and back", async ({ home }) => {
    const ribbon = home.getByRole("button", { name: /^The days on which your period may begin/ });
    await ribbon.press("Enter");
    await expect(home.getByRole("dialog", { name: "How sure is this?" })).toBeVisible();
    await home.keyboard.press("Escape");
    await expect(ribbon).toBeFocused();
  });

  test("shows the wait as a fact, with an answer beside it that can be undone", async ({
    home,
  }) => {
    await expect(home.getByText("Still within your 28–75 days")).toBeVisible();
    await home.getByRole("button", { name: "Started today?" }).click();
    await expectToast(home, "Period started", "Your new cycle has been logged.");
    await expect(home.getByRole("button", { name: "Started today?" })).toBeHidden();
    await home.getByRole("button", { name: "Undo" }).click();
    await expect(home.getByText("Still within your 28–75 days")).toBeVisible();
  });
});
