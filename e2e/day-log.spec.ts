import type { Page } from "@playwright/test";
import { storageKeys } from "#contract/storage-keys.ts";
import { addDays } from "#domain/calendar-day.ts";
import { defaultRecord } from "#web/features/account/setup/view-model.ts";
import { expect, test } from "./fixtures.ts";
import { expectToFit, today } from "./health-log-walks.ts";
import { inspect } from "./inspect.ts";
import type { Woman } from "./woman.ts";

test.describe("the log of this browser", () => {
  const dayLog = (page: Page) => page.getByRole("dialog", { name: "Log your day" });
  const keyOf = (woman: Woman) => `${storageKeys.days}.${woman.id}`;
  const stored = (page: Page, woman: Woman) =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}"), keyOf(woman));
  const openDay = async (page: Page) => {
    await page.getByRole("button", { name: "View insights" }).click();
    await expect(dayLog(page)).toBeVisible();
  };

  test("opens on the mood panel and saves each change at once [S2-50 S2-88 S3-24 S4-23]", async ({
    home,
    signedIn,
  }) => {
    await openDay(home);
    const anxiety = dayLog(home).getByRole("slider", { name: "Anxiety" });
    await expect(anxiety).toHaveValue("3");
    await anxiety.fill("4");
    await expect(dayLog(home).getByText("Saved", { exact: true })).toBeVisible();
    await expect(dayLog(home).getByText("Saved", { exact: true })).toBeHidden();
    await dayLog(home).getByRole("tab", { name: "Cycle & Flow" }).click();
    await dayLog(home).getByRole("radio", { name: "Luteal" }).check();
    await dayLog(home).getByRole("tab", { name: "Symptoms" }).click();
    await dayLog(home).getByRole("button", { name: "Fatigue" }).click();
    await dayLog(home).getByRole("tab", { name: "Notes" }).click();
    await dayLog(home).getByRole("textbox", { name: "Notes" }).fill("Slept badly");
    expect(await stored(home, signedIn)).toEqual({
      [today]: {
        dateISO: today,
        mood: { anxiety: 4 },
        phase: "luteal",
        symptoms: ["fatigue"],
        notes: "Slept badly",
      },
    });
    await inspect(home, "day log");
    await expectToFit(dayLog(home), "day log");
    await dayLog(home).getByRole("button", { name: "Save" }).click();
    await expect(dayLog(home)).toBeHidden();
  });

  test("asks before a future date, each time anew [S4-24]", async ({ home, signedIn }) => {
    await openDay(home);
    const date = dayLog(home).getByLabel("Date");
    const saveButton = dayLog(home).getByRole("button", { name: "Save" });
    const question = dayLog(home).getByText("You are logging for a future date. Continue?");
    await date.fill(addDays(today, 3));
    await expect(question).toBeVisible();
    await expect(saveButton).toBeDisabled();
    await dayLog(home).getByRole("button", { name: "Continue" }).click();
    await expect(saveButton).toBeEnabled();
    await dayLog(home).getByRole("slider", { name: "Stress" }).fill("2");
    await expect(dayLog(home).getByText("Saved", { exact: true })).toBeVisible();
    expect(Object.keys(await stored(home, signedIn))).toEqual([addDays(today, 3)]);
    await date.fill(addDays(today, 4));
    await expect(question).toBeVisible();
    await expect(saveButton).toBeDisabled();
    await inspect(home, "day log of a future date");
  });

  const withTracking = (page: Page, woman: Woman, tracking: object) =>
    page.evaluate(([key, record]) => localStorage.setItem(key, record), [
      `${storageKeys.setup}.${woman.id}`,
      JSON.stringify({ ...defaultRecord, completed: true, tracking }),
    ] as const);

  test("shows no moods where they are not tracked [S2-88 S4-25]", async ({ home, signedIn }) => {
    await withTracking(home, signedIn, { selected: ["flow"] });
    await openDay(home);
    await expect(dayLog(home).getByRole("tab", { name: "Mood & Stress" })).toBeHidden();
    await expect(dayLog(home).getByRole("radio", { name: "Period" })).toBeVisible();
  });

  test("says so when every mood scale is off [S4-26]", async ({ home, signedIn }) => {
    const moodScales = { pmdd: false, anxiety: false, acuteStress: false };
    await withTracking(home, signedIn, { selected: ["mood_scales"], moodScales });
    await openDay(home);
    const words = "No mood scales enabled. You can adjust this in Settings.";
    await expect(dayLog(home).getByText(words)).toBeVisible();
  });

  test("reads a broken record without falling over", async ({ home, signedIn }) => {
    await home.evaluate((key) => localStorage.setItem(key, '{"2026-'), keyOf(signedIn));
    await openDay(home);
    await dayLog(home).getByRole("slider", { name: "Stress" }).fill("5");
    expect(await stored(home, signedIn)).toMatchObject({ [today]: { mood: { acuteStress: 5 } } });
  });
});
