import { expect, type Page } from "@playwright/test";
import { changeProfile } from "#contract/account/profile.ts";
import { type LanguageTag, nameOf } from "#contract/kernel/language-tag.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { demoAccount } from "#server/demo/plant.ts";
import { saveButton, scale } from "./daily-log.ts";
import { remember, send, type Woman } from "./woman.ts";

/** Signs in to the demo account with two full years, without a browser. */
export async function signInToDemo(address: string): Promise<Woman> {
  const { email, password } = demoAccount;
  const answer = await send("POST", `${address}/api/auth/login`, { email, password });
  const { token, user } = (await answer.json()) as { token: string; user: Woman };
  return { ...user, token };
}

/** Signs the browser in to the demo account in a language, without opening a screen. */
export async function openDemo(page: Page, address: string, tag: LanguageTag): Promise<Woman> {
  const woman = await signInToDemo(address);
  const language = { preferredLanguage: nameOf(tag) };
  await send("PATCH", address + changeProfile.path, language, woman.token);
  await remember(page, woman, { setUp: true });
  await page.evaluate(
    ([key = "", value = ""]) => localStorage.setItem(key, value),
    [storageKeys.language, tag],
  );
  return woman;
}

export async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(demoAccount.name);
  await page.keyboard.press("End");
  await expect(page.getByText("Your last 3 cycles")).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** Navigates from home, where the app is loaded already. */
export async function logToday(page: Page, pain: number): Promise<void> {
  await page.getByRole("link", { name: "Track", exact: true }).click();
  await scale(page, "Pain").fill(String(pain));
  const answer = page.waitForResponse(
    (response) => response.request().method() === "POST" && /pcos-logs/.test(response.url()),
  );
  await saveButton(page).click();
  expect((await answer).ok()).toBe(true);
  await page.waitForLoadState("networkidle");
}

export async function lookAtTrends(page: Page): Promise<void> {
  await page.goto("/trends");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trends");
  await page.waitForLoadState("networkidle");
  await page.getByRole("heading", { name: "Symptoms by phase" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Measures" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}
