import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";

test.use({ viewport: { width: 360, height: 740 } });

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const path = (page: Page) => new URL(page.url()).pathname;

test("Back closes the dialog and then leaves the page", async ({ home }) => {
  await home.getByRole("navigation").getByRole("link", { name: "My Health" }).click();
  await home.getByRole("link", { name: /^Cycle history/ }).click();
  await home.getByRole("button", { name: "Add a period" }).first().click();
  await expect(dialog(home, "Add a period")).toBeVisible();
  await home.goBack();
  await expect(dialog(home, "Add a period")).toBeHidden();
  expect(path(home)).toBe("/history");
  await home.goBack();
  await expect(home.getByRole("heading", { level: 1, name: "My Health" })).toBeVisible();
});

test("a dialog closed by its button needs no second Back", async ({ home }) => {
  await home.goto("/calendar");
  await home.locator("button[data-day]").first().click();
  await expect(home.getByRole("dialog")).toBeVisible();
  await home.getByRole("button", { name: "Close" }).click();
  await expect(home.getByRole("dialog")).toBeHidden();
  await home.goBack();
  await expect(home.getByRole("heading", { level: 1 })).toContainText("Thandi");
});

test("Back closes the log and stays on home", async ({ home }) => {
  await home.getByRole("button", { name: "Log Health Data" }).first().click();
  const log = dialog(home, "Log Health Data");
  await log.getByRole("tab", { name: "Symptoms" }).click();
  await expect(log).toBeVisible();
  await home.goBack();
  await expect(log).toBeHidden();
  expect(path(home)).toBe("/");
});

test("a link in a dialog opens its page", async ({ home }) => {
  await home.goto("/calendar");
  await home.locator("button[data-day]").first().click();
  const link = home.getByRole("dialog").getByRole("link").first();
  const target = (await link.getAttribute("href")) ?? "";
  await link.click();
  await expect(home).toHaveURL(new RegExp(target.replace(/[?#].*/, "")));
  await home.goBack();
  await expect(home.getByRole("dialog")).toBeHidden();
  expect(path(home)).toBe("/calendar");
});
