import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPdf } from "#server/testing/read-pdf.ts";
import { cutWords, PHONE } from "../support/comfort-faults.ts";
import { expect, test } from "../support/fixtures.ts";
import { walkInside } from "../support/inside.ts";
import { brokenRules } from "../support/inspect.ts";
import { leftInEnglish, translated } from "../support/translated.ts";
import {
  agreeAndFinish,
  expectStep,
  type Say,
  walkSetup,
  walkToConsent,
} from "../support/walks.ts";
import { PASSWORD, read } from "../support/woman.ts";

test.use({ viewport: PHONE });

const QUESTION = "Kí ló dé tí inú mi ń rùn?";

type Look = (screen: string) => Promise<void>;

async function registerIn(page: Page, tag: string, say: Say, look: Look): Promise<void> {
  await page.goto(`/${tag}`);
  await page
    .getByRole("link", { name: say("Begin your journey") })
    .first()
    .click();
  await expectStep(page, say("Create your account"));
  await page.getByLabel(say("Name"), { exact: true }).fill("Thandi");
  await page.getByLabel(say("Email"), { exact: true }).fill("thandi@example.org");
  await page.getByLabel(say("Password"), { exact: true }).fill(PASSWORD);
  await page.getByLabel(say("Confirm password"), { exact: true }).fill(PASSWORD);
  await look("register");
  await page.getByRole("button", { name: say("Create account") }).click();
}

/** Submit buttons whose text wraps to a second line. */
const tornButtons = (page: Page) =>
  page
    .locator("form button[type=submit]")
    .evaluateAll((buttons) =>
      buttons
        .filter((button) => button.getBoundingClientRect().height > 52)
        .map(({ textContent }) => textContent),
    );

async function logTheDay(page: Page, say: Say, look: Look): Promise<void> {
  await page.getByRole("slider", { name: say("Pain"), exact: true }).fill("6");
  await look("daily log");
  await page.getByRole("button", { name: say("Save"), exact: true }).click();
  await expect(page.getByText(say("Saved"), { exact: true }).first()).toBeVisible();
}

async function startPeriod(page: Page, say: Say, look: Look): Promise<void> {
  await page.getByRole("button", { name: say("Start Period") }).click();
  await expect(page.getByRole("button", { name: say("End Period") })).toBeVisible();
  await look("home with a period");
}

async function takePage(page: Page, tag: string, say: Say, look: Look): Promise<void> {
  await page.getByLabel(say("Written in")).selectOption(tag);
  const report = page.getByRole("article", { name: say("The page you hand over") });
  await expect(report).toHaveAttribute("lang", tag);
  await expect(report.getByRole("heading", { level: 2 })).toHaveText(say("report.title"));
  await page.getByLabel(say("Add a question")).fill(QUESTION);
  await page.getByRole("button", { name: say("Add"), exact: true }).click();
  // The language of the user's own text is unknown, so it is not declared.
  await expect(report.locator("li [lang='']")).toHaveText(QUESTION);
  const pdf = page.getByRole("button", { name: say("Download PDF") });
  await expect(pdf).toBeEnabled();
  await look("doctor's page");
  const coming = page.waitForEvent("download");
  await pdf.click();
  const { language, title, pages } = await readPdf(await readFile(await (await coming).path()));
  expect([language, title.normalize("NFC")]).toEqual([tag, say("report.title").normalize("NFC")]);
  expect(pages[0]?.text.normalize("NFC")).toContain(QUESTION.normalize("NFC"));
  expect(pages[0]?.languages).toEqual({ und: 1 });
}

async function findHelp(page: Page, say: Say, look: Look): Promise<void> {
  await expectStep(page, say("When to get help"));
  await expect(page.locator("a[href='tel:112']").first()).toBeVisible();
  await look("guidance");
}

for (const [tag, name] of [
  ["sw", "Swahili"],
  ["ha", "Hausa"],
  ["yo", "Yoruba"],
] as const) {
  test(`a user registers, logs a day and a period, gets the report and finds help in ${name}`, async ({
    page,
    mwezi,
  }) => {
    const say = (english: string) => translated(tag, english);
    const look = async (screen: string) => {
      await expect(page.locator("html")).toHaveAttribute("lang", tag);
      const left = await leftInEnglish(page, tag);
      expect.soft(left, `English on: ${screen}`).toEqual([]);
      expect.soft(await cutWords(page), `words cut off on: ${screen}`).toEqual([]);
      expect.soft(await tornButtons(page), `buttons on: ${screen}`).toEqual([]);
      expect.soft(await brokenRules(page, ["light"]), `accessibility of: ${screen}`).toEqual([]);
    };
    await registerIn(page, tag, say, look);
    await walkToConsent(page, { say, atStep: look });
    await agreeAndFinish(page, { say, atStep: look });
    await walkSetup(page, { say, atStep: look });
    const open = walkInside(page);
    await open("/track");
    await logTheDay(page, say, look);
    await open("/");
    await startPeriod(page, say, look);
    await open("/my-health/doctor-visit");
    await takePage(page, tag, say, look);
    await open("/guidance");
    await findHelp(page, say, look);

    const token = (await page.evaluate(() => localStorage.getItem("token"))) ?? "";
    const saved = (path: string) => read<unknown>(mwezi.address, path, { token });
    expect(await saved("/api/user/profile")).toMatchObject({ preferredLanguage: name });
    expect(await saved("/api/pcos-logs?days=7")).toMatchObject([{ pain_level: 6 }]);
    expect(await saved("/api/cycles")).toHaveLength(1);
  });
}
