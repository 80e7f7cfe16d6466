import type { Page } from "@playwright/test";
import type { Profile } from "#contract/account/profile.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { read, ZONE } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const today = dayInZone(Date.now(), ZONE);

const dialog = (page: Page) => page.getByRole("dialog");
const card = (page: Page) => page.locator("#life-stages");
const row = (page: Page, name: string) =>
  card(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });

test("contraception is stored with its days, and Settings and the history agree", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const profile = () => read<Profile>(mwezi.address, "/api/user/profile", signedIn);
  const stages = () => read<LifeStage[]>(mwezi.address, "/api/life-stages", signedIn);
  await home.goto("/settings/profile");
  await home.getByLabel("Contraception", { exact: true }).selectOption("Pill");
  await home.getByRole("button", { name: "Save" }).click();
  await expect(row(home, "Pill")).toBeVisible();

  await row(home, "Pill").getByRole("button", { name: "Edit Pill" }).click();
  await dialog(home).getByLabel("Your pill pack").selectOption("21 days of pills, then 7 days off");
  await dialog(home).getByLabel("First day").fill(addDays(today, -400));
  await inspect(home, "the pill");
  await dialog(home).getByRole("button", { name: "Save" }).click();
  await expectToast(home, "Saved", "Your history is up to date.");
  await expect(row(home, "Pill")).toContainText("21 days of pills");

  await row(home, "Pill").getByRole("button", { name: "Pill: I stopped" }).press("Enter");
  await expect(dialog(home).getByLabel("Last day")).toHaveValue(today);
  await dialog(home).getByLabel("Last day").fill(addDays(today, -40));
  await dialog(home).getByLabel("Why did you stop?").selectOption("Trying to get pregnant");
  await dialog(home).getByRole("button", { name: "Save" }).click();
  await expect(row(home, "Pill")).toContainText("Stopped: Trying to get pregnant");
  await expect(home.getByLabel("Contraception", { exact: true })).toHaveValue("none");
  await inspect(home, "settings with a history");

  await card(home).getByRole("button", { name: "Add to your history" }).click();
  await dialog(home).getByLabel("What do you want to add?").selectOption("Pregnancy");
  await dialog(home).getByLabel("First day of your last period").fill(addDays(today, -300));
  await dialog(home).getByLabel("Last day").fill(addDays(today, 1));
  await dialog(home).getByRole("button", { name: "Save" }).click();
  await expect(dialog(home).getByText("Choose today or an earlier day.")).toBeVisible();
  await dialog(home).getByLabel("Last day").fill(addDays(today, -10));
  await dialog(home).getByLabel("How did it end?").selectOption("I gave birth");
  await dialog(home).getByRole("button", { name: "Save" }).click();
  await expect(row(home, "Pregnancy")).toContainText("I gave birth");
  expect(await profile()).toMatchObject({
    contraception: "none",
    pregnancyStatus: "not_pregnant",
  });
  expect(await stages()).toHaveLength(2);

  await row(home, "Pregnancy").getByRole("button", { name: "Edit Pregnancy" }).click();
  await dialog(home).getByRole("button", { name: "Delete this entry" }).click();
  await dialog(home).getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(home, "Deleted", "Your history is up to date.");
  expect(await stages()).toHaveLength(1);
});
