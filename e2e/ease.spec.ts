import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { addDays, dayInZone } from "#domain/calendar-day.ts";
import { log } from "./daily-log.ts";
import { expect, test } from "./fixtures.ts";
import { expectStep } from "./walks.ts";
import { PASSWORD, ZONE } from "./woman.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const today = () => dayInZone(Date.now(), ZONE);

/** Counts what a walk asks of her thumb: taps, keys, and the screens it leads through. */
function counterOf(page: Page) {
  const count = { screens: 0, taps: 0, keys: 0 };
  const tap = async (target: Locator) => {
    await target.tap();
    count.taps += 1;
  };
  return {
    count,
    tap,
    /** A tap into the field, then a key for each character. */
    type: async (target: Locator, text: string) => {
      await tap(target);
      await target.fill(text);
      count.keys += text.length;
    },
    /** A key of the phone's keyboard, such as Go in the last field of a form. */
    press: async (key: string) => {
      await page.keyboard.press(key);
      count.keys += 1;
    },
    /** She stands before a screen she has not seen yet. */
    sees: async (sign: Locator) => {
      await expect(sign).toBeVisible();
      count.screens += 1;
    },
    step: async (title: string | RegExp) => {
      await expectStep(page, title);
      count.screens += 1;
    },
    button: (name: string | RegExp) => tap(page.getByRole("button", { name })),
  };
}

/** What a walk counted stands so in docs/ease.md. */
async function expectInDocs(
  task: string,
  { screens, taps, keys }: ReturnType<typeof counterOf>["count"],
): Promise<void> {
  const figures = [screens, taps, keys].join(" | ");
  process.stdout.write(`| ${task} | ${figures} |\n`);
  const lines = (await readFile("docs/ease.md", "utf8")).split("\n");
  const line = lines.find((one) => one.startsWith(`| ${task} |`));
  expect(line, `docs/ease.md on "${task}"`).toContain(`| ${figures} |`);
}

test("a newcomer is at her first log within 12 screens and 22 taps", async ({ page }) => {
  const walk = counterOf(page);
  const { tap, type, sees, step, button, count } = walk;
  await page.goto("/");
  await step("Your Wellness, Beautifully Tracked");
  await tap(page.getByRole("link", { name: "Begin your journey" }).first());
  await sees(page.locator("form[data-live]"));
  await type(page.getByLabel("Name"), "Thandi");
  await type(page.getByLabel("Email"), "thandi@example.org");
  await type(page.getByLabel("Password", { exact: true }), PASSWORD);
  await type(page.getByLabel("Confirm password"), PASSWORD);
  await walk.press("Enter");

  await step(/^Welcome to Mwezi/);
  await button("Begin your journey");
  await step("When did your last period start?");
  const lately = Math.min(12, Number(today().slice(8)) - 1);
  await tap(page.locator(`button[data-day="${addDays(today(), -lately)}"]`));
  await button("Continue");
  await step("About you");
  await type(page.getByLabel("Age", { exact: true }), "29");
  await button("Continue");
  await step("Your cycle and health");
  await tap(page.getByRole("radio", { name: "Regular", exact: true }));
  await tap(page.getByRole("radio", { name: "No", exact: true }));
  await button("Continue");
  await step("What brings you here?");
  await button("Track my periods");
  await button("Continue");
  await step("Privacy and consent");
  await tap(page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }));
  await button("Complete Setup");
  await step("You're all set");
  await button("Go to Dashboard");
  await sees(page.getByRole("dialog", { name: "Set up your space" }));
  await button("Skip");
  await sees(page.getByRole("heading", { name: "Cycle Overview" }));
  await expect(page.getByText(/^Day \d+ of/)).toBeVisible();
  await expectInDocs("Landing to the dashboard", count);

  await tap(page.getByRole("navigation").getByRole("link", { name: "Track" }));
  await sees(page.getByRole("radio", { name: "Calm", exact: true }));
  await tap(page.getByRole("radio", { name: "Calm", exact: true }));
  await tap(page.getByRole("button", { name: "Save", exact: true }));
  await expect(log(page).getByText("Saved", { exact: true })).toBeVisible();
  expect(count.screens).toBeLessThanOrEqual(12);
  expect(count.taps).toBeLessThanOrEqual(22);
  await expectInDocs("Landing to the first log", count);
});
