import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { addDays, dayInZone } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { log, mood, saveButton, scale } from "./daily-log.ts";
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

const tab = (page: Page, name: string) => page.getByRole("navigation").getByRole("link", { name });
const row = (page: Page, name: string | RegExp) =>
  page.getByRole("main").getByRole("link", { name });

/** A walk that begins at home. */
async function fromHome(home: Page) {
  await home.goto("/");
  await expect(home.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
  return counterOf(home);
}

test("logging a day takes few taps", async ({ home }) => {
  const usual = await fromHome(home);
  await usual.tap(tab(home, "Track"));
  await usual.sees(scale(home, "Pain"));
  for (const [name, place] of [
    ["Calm", mood(home, "Calm")],
    ["None", mood(home, "None")],
  ] as const) {
    await usual.tap(place);
    await expect(mood(home, name)).toBeChecked();
  }
  for (const name of ["Energy", "Pain", "Sleep quality"]) await usual.tap(scale(home, name));
  await usual.tap(saveButton(home));
  await expect(log(home).getByText("Saved", { exact: true })).toBeVisible();
  await expectInDocs("A usual day, by Track", usual.count);

  const spotting = await fromHome(home);
  await spotting.tap(tab(home, "Track"));
  await spotting.sees(scale(home, "Pain"));
  const yesterday = formatDay(addDays(today(), -1), "en");
  await spotting.tap(home.getByRole("radio", { name: `${yesterday}, not logged` }));
  await expect(home.getByRole("heading", { name: "Yesterday" })).toBeVisible();
  await spotting.tap(mood(home, "Spotting"));
  await spotting.tap(saveButton(home));
  await expect(log(home).getByText("Saved", { exact: true })).toBeVisible();
  await expectInDocs("Spotting yesterday, by Track", spotting.count);
});

test("what she looks for is few taps away", async ({ home }) => {
  const missed = await fromHome(home);
  await missed.tap(tab(home, "My Health"));
  await missed.sees(row(home, /^Cycle history/));
  await missed.tap(row(home, /^Cycle history/));
  await missed.step("Cycle history");
  await missed.tap(home.getByRole("button", { name: "Add a period" }).first());
  await missed.sees(home.getByRole("dialog", { name: "Add a period" }));
  await expectInDocs("To the form of a missed period", missed.count);

  const visit = await fromHome(home);
  await visit.tap(tab(home, "My Health"));
  await visit.sees(row(home, "Generate PDF"));
  await visit.tap(row(home, "Generate PDF"));
  await visit.step("Doctor Visit Prep");
  const saving = home.waitForEvent("download");
  await visit.button("Download PDF");
  await saving;
  await expectInDocs("The page for her doctor, as PDF", visit.count);

  const everything = await fromHome(home);
  await everything.tap(home.getByRole("banner").getByRole("link", { name: "Settings" }));
  await everything.step("Settings");
  await everything.tap(row(home, "Your data"));
  await everything.step("Your data");
  const exporting = home.waitForEvent("download");
  await everything.button("Export my data");
  await exporting;
  await expectInDocs("Everything she wrote, as a file", everything.count);
});
