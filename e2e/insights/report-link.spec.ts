import type { Browser, Page } from "@playwright/test";
import { logCycles } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";

test.use({ beginsAtHome: false });

test.beforeEach(async ({ home, signedIn, mwezi }) => {
  await logCycles(mwezi.address, signedIn, 9, [28, 31, 29]);
  await home.goto("/my-health/doctor-visit");
});

async function makeLink(page: Page, choices: { readonly pin?: string } = {}): Promise<string> {
  await page.getByLabel("Who it is for").fill("Dr Dlamini");
  if (choices.pin) await page.getByLabel("PIN (optional)").fill(choices.pin);
  await page.getByRole("button", { name: "Make a link" }).click();
  return (await page.getByText("/shared-report#").textContent()) ?? "";
}

const elsewhere = async (browser: Browser) => (await browser.newContext()).newPage();

test("a clinician opens the report by its link, and the user sees when", async ({
  home,
  browser,
}) => {
  const address = await makeLink(home);
  await inspect(home, "a new link");
  await home.getByRole("button", { name: "Done" }).click();
  await expect(home.getByText("Not opened yet")).toBeVisible();

  const page = await elsewhere(browser);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
  const answer = await page.goto(address);
  expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
  expect(answer?.headers()["referrer-policy"]).toBe("no-referrer");
  await expect(page.getByText(/median 29, range 28–31/)).toBeVisible();
  await inspect(page, "a shared report");
  const secret = new URL(address).hash.slice(1);
  expect(requests.some((request) => request.includes(secret))).toBe(false);

  await page.getByLabel("Written in").selectOption({ label: "Kiswahili" });
  await expect(page.getByText(/median 29, range 28–31/)).toBeHidden();
  await expect(page.locator("article[lang=sw]")).toBeVisible();
  await inspect(page, "a shared report in Swahili");
  await page.context().close();

  await home.reload();
  await expect(home.getByText(/Opened once/)).toBeVisible();
});

test("a link with a PIN asks for it, and can be revoked", async ({ home, browser }) => {
  const address = await makeLink(home, { pin: "2580" });
  await home.getByRole("button", { name: "Done" }).click();
  const page = await elsewhere(browser);
  await page.goto(address);
  await page.getByRole("textbox", { name: "PIN" }).fill("1111");
  await page.getByRole("button", { name: "Open the report" }).click();
  await expect(page.getByRole("alert")).toContainText("That isn't the PIN");
  await inspect(page, "the PIN of a shared report");
  await page.getByRole("textbox", { name: "PIN" }).fill("2580");
  await page.getByRole("button", { name: "Open the report" }).click();
  await expect(page.getByText(/median 29, range 28–31/)).toBeVisible();

  await home.getByRole("button", { name: "Turn off the link: Dr Dlamini" }).click();
  await expect(home.getByText("You turned it off")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "This link no longer opens" })).toBeVisible();
  // The page can't know which: the answer is the same for all three.
  await expect(page.getByText("or its PIN was wrong five times")).toBeVisible();
  await page.context().close();
  await home.getByRole("button", { name: "Remove from the list: Dr Dlamini" }).click();
  await expect(home.getByText("You turned it off")).toBeHidden();
});

test("a truncated link is reported without a request to the server", async ({ home, browser }) => {
  const address = await makeLink(home);
  const page = await elsewhere(browser);
  await page.goto(address.slice(0, -5));
  await expect(page.getByText("Part of the link is missing.")).toBeVisible();
  await page.context().close();
});

test("a link made for the clinic's computer shows a code, whose address answers", async ({
  home,
  mwezi,
}) => {
  const clinic = home.getByRole("checkbox", { name: "Add a code for the clinic's computer" });
  await clinic.check();
  await home.getByRole("button", { name: "Make a link" }).click();
  await expect(home.getByLabel("Your date of birth")).toHaveAttribute("aria-invalid", "true");
  await home.getByLabel("Your date of birth").fill("1994-03-02");
  const answer = home.waitForResponse((response) => response.url().endsWith("/shared-reports"));
  await home.getByRole("button", { name: "Make a link" }).click();
  // Three files are made for it.
  const { healthLink } = await (await answer).json();
  await expect(home.getByRole("img", { name: "Code for the clinic's computer" })).toBeVisible();
  await inspect(home, "a new link for a clinic's computer");
  const manifest = await home.request.post(`${mwezi.address}${healthLink.path}`, {
    data: { recipient: "Hillbrow clinic" },
  });
  expect((await manifest.json()).files).toHaveLength(1);
});
