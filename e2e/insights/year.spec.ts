import { logCycles } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

test("a year is drawn on one string, and printed alone", async ({ home, signedIn, mwezi }) => {
  await home.goto("/history/year");
  await expect(home.getByText("Your year begins with your first period")).toBeVisible();
  await inspect(home, "a year before the first period");

  await logCycles(mwezi.address, signedIn, 20, [63, 35, 75, 28, 55]);
  await home.goto("/history");
  await home.getByRole("link", { name: "Your year on a string" }).click();
  const year = home.getByRole("img", { name: /6 periods, bleeding on 30 days\.$/ });
  await expect(year).toBeVisible();
  await inspect(home, "a year on a string");
  await home.emulateMedia({ media: "print", colorScheme: "dark" });
  await expect(year).toBeVisible();
  for (const other of [home.getByRole("banner"), home.getByRole("button", { name: "Print" })]) {
    await expect(other).toBeHidden();
  }
  const card = await home
    .locator("figure")
    .evaluate((one) => getComputedStyle(one).backgroundColor);
  expect(card).toBe("rgb(255, 255, 255)");
});

test("home announces the completion of a long cycle", async ({ home, signedIn, mwezi }) => {
  await logCycles(mwezi.address, signedIn, 63, [28]);
  await home.goto("/");
  await home.getByRole("button", { name: "Start Period" }).click();
  await expect(home.getByText("Your ring closed after 63 days")).toBeVisible();
});
