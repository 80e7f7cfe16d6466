import type { Response } from "@playwright/test";
import { articleAddress } from "#web/articles/article-address.ts";
import { readSummaries } from "../../scripts/building/article-summaries.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { translated } from "../support/translated.ts";
import { onboard, remember } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const sw = (english: string) => translated("sw", english);
const CYCLE_BASICS = "Misingi ya mzunguko";
const WHEN_TO_GET_HELP = "Wakati wa kutafuta msaada";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a Swahili reader gets from the landing page to an article and its English version", async ({
    page,
  }) => {
    await page.goto("/sw");
    await page
      .locator("#research-hub")
      .getByRole("link", { name: sw("All articles") })
      .click();
    await expect(page).toHaveURL(/\/sw\/articles$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "sw");
    await page.getByRole("link", { name: new RegExp(`^${WHEN_TO_GET_HELP}`) }).click();
    await expect(page).toHaveURL(/\/sw\/articles\/when-to-get-help$/);
    await expect(page).toHaveTitle(`${WHEN_TO_GET_HELP} – Mwezi`);
    await page.getByRole("link", { name: sw("Read it in English") }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("When to get help");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
  });

  test("the list marks untranslated articles as English", async ({ page }) => {
    await page.goto("/sw/articles");
    for (const { slug, title } of readSummaries()) {
      const address = `/articles/${slug}`;
      const inHers = articleAddress(address, "sw");
      const card = page.getByRole("main").locator(`a[href="${inHers}"]`);
      const isEnglish = inHers === address;
      await expect(card.getByText(sw("in English"))).toHaveCount(isEnglish ? 1 : 0);
      await expect(card.locator("[lang=en]", { hasText: title })).toHaveCount(isEnglish ? 1 : 0);
    }
  });

  test("an article links to its other languages", async ({ page }) => {
    await page.goto("/sw/articles/cycle-basics");
    const footer = page.getByRole("contentinfo");
    await footer.getByRole("link", { name: "Hausa" }).click();
    await expect(page).toHaveURL(/\/ha\/articles\/cycle-basics$/);
    await page.goto("/articles/pcos-and-food");
    await footer.getByRole("link", { name: "Hausa" }).click();
    await expect(page).toHaveURL(/\/ha\/articles$/);
  });
});

test("a Yoruba article can be navigated by headings and fits a narrow phone", async ({ page }) => {
  await page.goto("/yo/articles/preparing-for-the-doctor");
  const contents = page.locator("aside nav a");
  for (const link of await contents.all()) {
    const href = decodeURIComponent((await link.getAttribute("href")) ?? "");
    await expect(page.locator(`h2[id="${href.slice(1)}"]`)).toHaveText(
      (await link.textContent()) ?? "",
    );
  }
  await expect(page.locator(".article-help h2")).toHaveCount(1);
  await inspect(page, "an article in Yoruba");
  await page.goto("/ha/articles");
  await inspect(page, "the list of articles in Hausa");
});

test("Learn lists translated articles and finds them by English words, too", async ({
  page,
  mwezi,
  register,
}) => {
  const woman = await register();
  await onboard(mwezi.address, woman, { preferredLanguage: "Swahili" });
  await remember(page, woman, { setUp: true });
  await page.goto("/learn?tab=research");
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByText(CYCLE_BASICS)).toBeVisible();
  await expect(panel.locator('a[href="/articles/pcos-and-food"]')).toContainText(sw("in English"));
  const search = page.getByLabel(sw("Search articles"));
  await search.fill("mzunguko");
  await expect(panel.getByText(CYCLE_BASICS)).toBeVisible();
  await search.fill("cycle basics");
  await panel.getByText(CYCLE_BASICS).click();
  await expect(page).toHaveURL(/\/sw\/articles\/cycle-basics$/);
  await expect(page.getByRole("heading", { level: 1, name: CYCLE_BASICS })).toBeVisible();
  // The way back leads into the app in the user's language.
  await page.getByRole("link", { name: sw("Back to Learn") }).click();
  await expect(page.getByRole("heading", { level: 1, name: sw("Learn") })).toBeVisible();
});

test("an English reader downloads no text in another language", async ({ page, home }) => {
  expect(home).toBe(page);
  const scripts: Response[] = [];
  page.on("response", (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname)) scripts.push(response);
  });
  await page.goto("/learn?tab=research");
  await expect(page.getByRole("tabpanel").getByText("Cycle basics")).toBeVisible();
  const bodies = await Promise.all(scripts.map((script) => script.text()));
  expect(bodies.filter((body) => body.includes(CYCLE_BASICS))).toEqual([]);
});
