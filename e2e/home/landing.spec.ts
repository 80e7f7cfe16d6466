import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { expectToast } from "../support/walks.ts";

const LANDING_BUDGET = 110_000;

const bytesReceived = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .reduce((total, { encodedBodySize }) => total + encodedBodySize, 0),
  );

test("the landing page says who Mwezi is for and what it promises [S2-14 S2-15 S2-16 S2-18 S2-19]", async ({
  page,
}) => {
  await page.goto("/");
  await expect(
    page.getByRole("heading", { level: 1, name: "Your Wellness, Beautifully Tracked" }),
  ).toBeVisible();
  await expect(page.getByText("Your health, beautifully understood.")).toBeVisible();
  for (const badge of ["POPIA-compliant", "Data encrypted", "Health data never sold"]) {
    await expect(page.getByRole("listitem").filter({ hasText: badge })).toBeVisible();
  }
  const headings = [
    "Each sign counts the same day",
    "It shows where it was wrong",
    "No warning sign stays unanswered",
    "The clinic's computer can read it",
    "A thief doesn't even learn when",
    "Wellness Hub",
    "Stay informed",
    "Research Hub",
    "Privacy by design",
    "Cycle-Synced Movement",
    "Nutrition Guidance",
    "Sleep & Stress",
    "PCOS Research",
    "Health Policy",
    "Hormonal Health",
    "Mental Health",
    "Cycle tracking",
    "Wellness insights",
    "Health support",
    "Privacy first",
  ];
  for (const name of headings) await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByRole("blockquote")).toHaveCount(2);
  await expect(page.getByText("Illustration", { exact: true })).toHaveCount(2);
  const footer = page.getByRole("contentinfo");
  for (const [name, href] of Object.entries({
    Privacy: "/privacy",
    Terms: "/terms",
    Contact: "/contact",
  })) {
    await expect(footer.getByRole("link", { name })).toHaveAttribute("href", href);
  }
  await expect(page.getByRole("link", { name: "Join free" })).toHaveAttribute("href", "/register");
});

test("on a wide screen the header links to each section and both forms [S2-10 S2-12]", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const header = page.getByRole("banner");
  const sections = {
    About: "about",
    "Wellness Hub": "wellness-hub",
    Newsletter: "newsletter",
    "Research Hub": "research-hub",
  };
  for (const [name, id] of Object.entries(sections)) {
    await header.getByRole("link", { name }).click();
    await expect(page).toHaveURL(new RegExp(`#${id}$`));
    await expect(page.locator(`#${id}`)).toBeInViewport();
  }
  await expect(header.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/login");
  await expect(header.getByRole("link", { name: "Begin your journey" })).toHaveAttribute(
    "href",
    "/register",
  );
});

test("on a small screen the side menu closes when a link is chosen [S2-11]", async ({ page }) => {
  await page.goto("/");
  const menu = page.getByRole("navigation", { name: "Menu" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await menu.getByRole("link", { name: "Research Hub" }).click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/#research-hub$/);
  await expect(page.locator("#research-hub")).toBeInViewport();
});

test("the newsletter form rejects invalid addresses, thanks for valid ones and sends nothing [S5-05 S7-31 S8-04 S8-18]", async ({
  page,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => request.method() !== "GET" && requests.push(request.url()));
  await page.goto("/");
  const field = page.getByLabel("Email address");
  await field.fill("thandi at example");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expectToast(page, "Invalid email", "Please enter a valid email address.");
  await field.fill("thandi@example.org");
  await page.getByRole("button", { name: "Subscribe" }).click();
  await expectToast(page, "Success!", "Thank you for subscribing to our newsletter.");
  await expect(field).toHaveValue("");
  expect(requests).toEqual([]);
});

test("a visitor who only reads downloads at most 110 kB [S2-21]", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.mouse.wheel(0, 6000);
  const bytes = await bytesReceived(page);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(LANDING_BUDGET);
});

const kilobytesSaid = (words: string | null, of: string) =>
  Number(words?.match(new RegExp(`${of} about (\\d+) kB`))?.[1]) * 1000;

test("the landing page states its size, and never too low [S2-21]", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const words = await page.getByText("No price, no adverts, no trackers.").textContent();
  const bytes = await bytesReceived(page);
  expect(kilobytesSaid(words, "This page takes")).toBeGreaterThanOrEqual(bytes);
  expect(kilobytesSaid(words, "This page takes")).toBeLessThanOrEqual(LANDING_BUDGET);
  expect(kilobytesSaid(words, "the app")).toBeGreaterThan(kilobytesSaid(words, "This page takes"));
});

test("on a phone the ring and the sign-up button are on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const ring = page.getByRole("img", { name: /^An example of the bead ring/ });
  await expect(ring).toBeInViewport({ ratio: 1 });
  const wayIn = page.getByRole("main").getByRole("link", { name: "Begin your journey" });
  await expect(wayIn).toBeInViewport({ ratio: 1 });
});

test("privacy, terms and contact name the operator of this copy [S2-20]", async ({ page }) => {
  for (const address of ["/privacy", "/terms", "/contact"]) {
    await page.goto(address);
    await expect(page.getByRole("link", { name: "privacy@example.org" })).toBeVisible();
    await expect(page.getByText("Information Officer", { exact: true })).toBeVisible();
    const name = page.locator('operator-value[field="name"]');
    await expect(name).toBeVisible();
    const words = await name.evaluate(({ shadowRoot }) => shadowRoot?.textContent);
    expect(words).toBe("Thandi's Clinic Trust");
    await expect(page.getByText("hasn't said who they are")).toBeHidden();
  }
});

test("the page says so when the operator's details fail to load [S2-20]", async ({ page }) => {
  await page.route("**/api/operator", (route) => route.abort());
  await page.goto("/contact");
  await expect(page.getByText("We couldn't load the details.")).toBeVisible();
});

test("the header stays visible while scrolling [S2-10]", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(page.getByRole("banner").getByRole("link", { name: "Mwezi" })).toBeInViewport();
});

test("no page requests a profile without a token [S7-09]", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).pathname));
  for (const address of ["/", "/login", "/register", "/track"]) {
    await page.goto(address, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(requests).toContain("/login");
  expect(requests.filter((path) => path.startsWith("/api/"))).toEqual([]);
});

test("a signed-out visit to any other address shows the landing page [S2-01]", async ({ page }) => {
  await page.goto("/my-health");
  await expect(
    page.getByRole("heading", { name: "Your Wellness, Beautifully Tracked" }),
  ).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page is complete and its links work [S2-20 S2-21]", async ({ page }) => {
    await page.goto("/");
    for (const name of ["Wellness Hub", "Research Hub", "Privacy by design", "Mental Health"]) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
    }
    await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
    await expect(page).toHaveURL(/\/privacy$/);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    for (const address of ["/terms", "/contact"]) {
      await page.goto(address);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    }
    await page.goto("/");
    await page.getByRole("link", { name: "Join free" }).click();
    await expect(page).toHaveURL(/\/register$/);
    await expect(page.getByLabel("Email")).toBeVisible();
  });
});
