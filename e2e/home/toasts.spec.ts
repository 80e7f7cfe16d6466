import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

const region = (page: Page) => page.getByRole("region", { name: "Notifications (F8)" });
const toasts = (page: Page) => region(page).getByRole("listitem");

async function subscribe(page: Page, address: string) {
  await page.getByLabel("Email address").fill(address);
  await page.getByRole("button", { name: "Subscribe" }).click();
}

test("only one toast is visible: a new one replaces the last [S9-30]", async ({ page }) => {
  await page.goto("/");
  await subscribe(page, "nobody");
  await expect(toasts(page)).toContainText("Invalid email");
  await subscribe(page, "thandi@example.org");
  await expect(toasts(page)).toContainText("Success!");
  await expect(toasts(page)).toHaveCount(1);
});

test("a toast disappears after five seconds, not before [S9-32]", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  // Freezes the page's clock, however slow the machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await subscribe(page, "nobody");
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(4900);
  await expect(toasts(page)).toHaveCount(1);
  await page.clock.runFor(200);
  await expect(toasts(page)).toHaveCount(0);
});

test("F8 focuses the toasts, and the close button dismisses one [S9-34]", async ({ page }) => {
  await page.goto("/");
  await subscribe(page, "nobody");
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(region(page).locator(":focus").or(region(page).locator("ol:focus"))).toBeVisible();
  await toasts(page).getByRole("button", { name: "Dismiss" }).click();
  await expect(toasts(page)).toHaveCount(0);
});

for (const { distance, stays } of [
  { distance: 120, stays: false },
  { distance: 30, stays: true },
]) {
  test(`a swipe of ${distance} px to the right ${stays ? "leaves it" : "sends it away"} [S9-33]`, async ({
    page,
  }) => {
    await page.goto("/");
    await subscribe(page, "nobody");
    const box = await toasts(page).boundingBox();
    if (!box) throw new Error("the toast has no place on the page");
    await page.mouse.move(box.x + 40, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + 40 + distance, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(toasts(page)).toHaveCount(stays ? 1 : 0);
  });
}

test("on a wide screen the toast is at most 420 px wide [S9-35]", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  await subscribe(page, "nobody");
  const box = await toasts(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
});

test("a toast appears in the half of the screen that was not just used", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const button = page.getByRole("button", { name: "Subscribe" });
  await page.getByLabel("Email address").fill("nobody");
  for (const block of ["end", "start"] as const) {
    await button.evaluate((one, where) => one.scrollIntoView({ block: where }), block);
    await button.click();
    await expect(toasts(page)).toContainText("Invalid email");
    const [used, shown] = await Promise.all([button.boundingBox(), toasts(page).boundingBox()]);
    if (used === null || shown === null) throw new Error("one of them is not in sight");
    const isApart = used.y + used.height <= shown.y || shown.y + shown.height <= used.y;
    expect(isApart, `with the button at the ${block} of the screen`).toBe(true);
    await toasts(page).getByRole("button", { name: "Dismiss" }).click();
    await expect(toasts(page)).toHaveCount(0);
    const isCovered = () =>
      region(page).evaluate((one) => {
        const { x, y, width } = one.getBoundingClientRect();
        return one.contains(document.elementFromPoint(x + width / 2, y + 2));
      });
    expect(await isCovered(), "the empty region covers nothing").toBe(false);
  }
});
