import type { Browser } from "@playwright/test";
import { ago, logCycles, post, read } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";

test.use({ beginsAtHome: false });

const PLACE = "/settings/someone-i-trust";

const elsewhere = async (browser: Browser) => (await browser.newContext()).newPage();

test("a trusted person sees what was switched on, and nothing else is sent for them", async ({
  home,
  signedIn,
  mwezi,
  browser,
  context,
}) => {
  await logCycles(mwezi.address, signedIn, 9, [28, 28, 29, 28]);
  await home.goto(PLACE);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const copies: string[] = [];
  home.on("request", (request) => {
    if (request.url().endsWith("/copy")) copies.push(request.postData() ?? "");
  });
  await inspect(home, "someone I trust");
  await home.getByLabel("Who it is for").fill("Sipho");
  await home.getByLabel("Days that may be harder").uncheck();
  await home.getByLabel("A line from you").fill("Tea helps.");
  const preview = home.getByRole("region", { name: "A new link" });
  await expect(preview.getByText("Tea helps.").last()).toBeVisible();
  const range = await preview.getByText(/^\d+ \w{3} – \d+ \w{3}$/).textContent();
  await home.getByRole("button", { name: "Make a link" }).click();
  await expect(home.getByText(/Opens until/)).toBeVisible();
  await home.getByRole("button", { name: "Copy the link" }).click();
  const address = await home.evaluate(() => navigator.clipboard.readText());
  expect(copies).toHaveLength(1);
  expect(copies[0]).not.toMatch(/Tea|period|20\d\d-/);

  const page = await elsewhere(browser);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  const answer = await page.goto(address);
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  await expect(page.getByRole("heading", { name: "Shared with you" })).toBeVisible();
  await expect(page.getByText(range ?? "")).toBeVisible();
  await expect(page.getByText("Tea helps.")).toBeVisible();
  await expect(page.getByText("Days that may be harder")).toBeHidden();
  await inspect(page, "shared with someone");
  const secret = new URL(address).hash.slice(1);
  expect(requests.some((request) => request.includes(secret))).toBe(false);

  await home.reload();
  await expect(home.getByText(/Opened once/)).toBeVisible();
  await page.context().close();
});

test("pausing and revoking look the same to the trusted person", async ({
  home,
  signedIn,
  mwezi,
  browser,
}) => {
  await logCycles(mwezi.address, signedIn, 9, [28, 28, 29, 28]);
  await home.goto(PLACE);
  await home.getByLabel("Who it is for").fill("Sipho");
  await home.getByRole("button", { name: "Make a link" }).click();
  await expect(home.getByText(/Opens until/)).toBeVisible();
  const [view] = await read(mwezi.address, "/api/trusted-views", signedIn);
  const page = await elsewhere(browser);
  await page.goto(`${mwezi.address}/shared#${view?.fragment}`);
  const shared = page.getByRole("heading", { name: "Her next period" });
  const closed = page.getByRole("heading", { name: "Not shared at the moment" });
  await expect(shared).toBeVisible();

  await home.getByRole("button", { name: "Stop quietly: Sipho" }).click();
  await expect(home.getByText("Stopped: they see “Not shared at the moment”")).toBeVisible();
  await page.reload();
  await expect(closed).toBeVisible();
  const stopped = (await page.locator("main").textContent()) ?? "";

  await home.getByRole("button", { name: "Share again: Sipho" }).click();
  await expect(home.getByText(/Opens until/)).toBeVisible();
  await page.reload();
  await expect(shared).toBeVisible();

  await home.getByRole("button", { name: "End it for good: Sipho" }).click();
  await expect(home.getByText("Who can see")).toBeHidden();
  await page.reload();
  await expect(closed).toBeVisible();
  await expect(page.locator("main")).toHaveText(stopped);
  await page.context().close();
});

test("the shared data is refreshed while Mwezi is in use on any page", async ({
  home,
  signedIn,
  mwezi,
  browser,
}) => {
  await logCycles(mwezi.address, signedIn, 27, [28, 28, 29, 28]);
  await home.goto(PLACE);
  await home.getByRole("button", { name: "Make a link" }).click();
  await expect(home.getByText(/Opens until/)).toBeVisible();
  const [view] = await read(mwezi.address, "/api/trusted-views", signedIn);
  const page = await elsewhere(browser);
  await page.goto(`${mwezi.address}/shared#${view?.fragment}`);
  await expect(page.getByText("It probably begins on one of these days.")).toBeVisible();

  await post(mwezi.address, "/api/cycles", { startDate: ago(0) }, signedIn);
  const renewed = home.waitForResponse((answer) => answer.url().endsWith("/copy") && answer.ok());
  await home.goto("/");
  await renewed;
  await page.reload();
  await expect(page.getByText("She has her period now.")).toBeVisible();
  await page.context().close();
});
