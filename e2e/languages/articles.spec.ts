import type { Page } from "@playwright/test";
import { articlePath } from "#web/articles/article.ts";
import { readSummaries } from "../../scripts/building/article-summaries.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { onboard, remember } from "../support/woman.ts";

test.use({ beginsAtHome: false });

/** Maximum gzipped size of an article's page, without font and style sheet. */
const HEAVIEST_PAGE = 40_000;

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every article is linked from the index and complete, with its sources", async ({
    page,
  }) => {
    await page.goto("/articles");
    for (const { slug, title } of readSummaries()) {
      await page.getByRole("link", { name: new RegExp(`^${title}`) }).click();
      await expect(page).toHaveURL(articlePath(slug));
      await expect(page).toHaveTitle(`${title} – Mwezi`);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByText("no doctor has reviewed it yet")).toBeVisible();
      await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
      await page.getByRole("link", { name: "All articles" }).click();
    }
  });

  test("an article links to the previous and the next one", async ({ page }) => {
    await page.goto(articlePath("hormones-and-your-cycle"));
    const more = page.getByRole("navigation", { name: "More to read" });
    await more.getByRole("link", { name: /^Read next/ }).click();
    await expect(page).toHaveURL(articlePath("irregular-cycles-and-predictions"));
    await more.getByRole("link", { name: /^Before this/ }).click();
    await expect(page).toHaveURL(articlePath("hormones-and-your-cycle"));
  });
});

test("an article downloads little data and no part of the app", async ({ page }) => {
  const fetched: { readonly path: string; readonly bytes: number }[] = [];
  page.on("requestfinished", async (request) => {
    const { responseBodySize } = await request.sizes();
    fetched.push({ path: new URL(request.url()).pathname, bytes: responseBodySize });
  });
  await page.goto(articlePath("cycle-basics"), { waitUntil: "networkidle" });
  const counted = fetched.filter(({ path }) => !/\.(css|woff2)$/.test(path));
  expect(counted.map(({ path }) => path)).not.toContainEqual(expect.stringMatching("main-"));
  const bytes = counted.reduce((sum, file) => sum + file.bytes, 0);
  expect(bytes).toBeLessThan(HEAVIEST_PAGE);
});

test("an evidence mark links to its source", async ({ page }) => {
  await page.goto(articlePath("moving-with-your-cycle"));
  await page
    .getByRole("link", { name: /^some evidence/ })
    .first()
    .click();
  await expect(page.locator(":target")).toContainText("Cochrane");
});

test("articles and their index are accessible and fit a narrow phone", async ({ page }) => {
  const slugs = ["pcos-explained", "pcos-and-food", "after-a-birth-or-a-loss"];
  for (const path of ["/articles", ...slugs.map(articlePath)]) {
    await page.goto(path);
    await inspect(page, path);
  }
});

test("a signed-in reader finds the way back to Learn", async ({ page, signedIn }) => {
  expect(signedIn.name).toBe("Thandi");
  await page.goto(articlePath("cycle-basics"));
  await expect(page.getByRole("link", { name: "Sign in" })).toBeHidden();
  await page.getByRole("link", { name: "Back to Learn" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeVisible();
});

test("every button of Learn opens an article, and Back restores the tab [S2-78]", async ({
  page,
  home,
}) => {
  expect(home).toBe(page);
  const violations: string[] = [];
  for (const tab of ["Wellness", "Research", "News"]) {
    await page.goto("/learn");
    await page.getByRole("tab", { name: tab }).click();
    const hrefs = await hrefsIn(page);
    violations.push(...hrefs);
    await page.getByRole("tabpanel").getByRole("link").first().click();
    await expect(page).toHaveURL(hrefs[0] ?? "");
    await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
  }
  expect(violations).toContain("/learn/care-plan");
  for (const href of violations.filter((address) => address.startsWith("/articles"))) {
    const answer = await page.request.get(href);
    expect(await answer.text(), href).toContain(`data-page="${href}"`);
  }
  for (const { slug } of readSummaries()) expect(violations).toContain(articlePath(slug));
});

test("the Research tab filters by topic [S2-76]", async ({ page, home }) => {
  expect(home).toBe(page);
  await page.goto("/learn?tab=research");
  await expect(page.getByText("Explainer")).toHaveCount(2);
  await page.getByText("Endometriosis", { exact: true }).first().click();
  await expect(page.getByRole("radio", { name: "Endometriosis" })).toBeChecked();
  await expect(page.getByText("Explainer")).toHaveCount(0);
  expect(await hrefsIn(page)).toEqual([articlePath("endometriosis-explained"), "/articles"]);
});

test("a search for PMOS finds the articles on PCOS, and Back restores it", async ({
  page,
  home,
}) => {
  expect(home).toBe(page);
  await page.goto("/learn?tab=research");
  await page.getByLabel("Search articles").fill("PMOS");
  const pcos = page.getByRole("tabpanel").locator(`a[href="${articlePath("pcos-and-food")}"]`);
  await expect(pcos).toBeVisible();
  await expect(page.getByText("Endometriosis explained")).toBeHidden();
  await pcos.click();
  await expect(page).toHaveURL(articlePath("pcos-and-food"));
  await page.goBack();
  await expect(page.getByLabel("Search articles")).toHaveValue("PMOS");
  await page.getByLabel("Search articles").fill("motor cars");
  await expect(page.getByText("No article found.")).toBeVisible();
});

test("Learn is accessible and fits a narrow phone", async ({ page, home }) => {
  expect(home).toBe(page);
  for (const tab of ["wellness", "research", "news"]) {
    await page.goto(`/learn?tab=${tab}`);
    await expect(page.getByRole("tabpanel")).toBeVisible();
    await inspect(page, `Learn, ${tab}`);
  }
});

test("the care plan follows the goals, and a tick is still there the next day [S2-78]", async ({
  page,
  mwezi,
  register,
}) => {
  const woman = await register();
  const goals = ["manage-pcos", "eat-well", "doctor-visit"];
  await onboard(mwezi.address, woman, { pcosDiagnosis: "yes", goals });
  await remember(page, woman, { setUp: true });
  await page.goto("/learn/care-plan");
  await expect(page).toHaveTitle("My Care Plan – Mwezi");
  await expect(page.getByText("0 of 6 done")).toBeVisible();
  const step = page.getByRole("checkbox", { name: "Add beans or leaves to one meal a day" });
  await step.check();
  await expect(page.getByText("1 of 6 done")).toBeVisible();
  await inspect(page, "My Care Plan");
  await page.reload();
  await expect(step).toBeChecked();
  await step.uncheck();
  await expect(page.getByText("0 of 6 done")).toBeVisible();
});

test("a tick that fails to save is reverted and reported", async ({ page, home }) => {
  expect(home).toBe(page);
  await page.goto("/learn/care-plan");
  const step = page.getByRole("checkbox", { name: /^Log the first day/ });
  await expect(step).toBeVisible();
  await page.route("**/api/care-plan", (route) =>
    route.request().method() === "GET"
      ? route.continue()
      : route.fulfill({ status: 503, body: "" }),
  );
  await step.click();
  await expect(page.getByText("Not saved", { exact: true })).toBeVisible();
  await expect(step).not.toBeChecked();
});

async function hrefsIn(page: Page): Promise<string[]> {
  const links = await page.getByRole("tabpanel").getByRole("link").all();
  const hrefs = await Promise.all(links.map((link) => link.getAttribute("href")));
  return [...new Set(hrefs.filter((href) => href !== null))];
}

test("the landing page's Research Hub links to four articles [S2-17]", async ({ page }) => {
  const hub = page.locator("#research-hub");
  for (const title of [
    "PCOS explained",
    "Free health messages and your privacy rights",
    "Hormones and your cycle",
    "PMS and PMDD",
  ]) {
    await page.goto("/");
    const link = readSummaries().find((article) => article.title === title);
    await hub.locator(`a[href="${articlePath(link?.slug ?? "")}"]`).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
});
