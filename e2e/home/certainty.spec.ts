import type { Page } from "@playwright/test";
import { ago, card, logCycles } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { onboard, remember } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

const predictions = (page: Page) => card(page, "Predictions");
const REGULAR = [28, 28, 28, 28, 28, 28];

test("a new user with PCOS, 34 days after her period, sees no 28-day forecast and no past date", async ({
  page,
  mwezi,
  register,
}) => {
  const woman = await register();
  const pcos = { pcosDiagnosis: "yes", cycleRegularity: "irregular", lastPeriodDate: ago(34) };
  await onboard(mwezi.address, woman, pcos);
  await remember(page, woman, { setUp: true });
  await page.goto("/");
  const ring = page.getByRole("img", { name: /^Day 35 of about 4\d, hard to predict\. / });
  await expect(ring).toHaveAttribute("aria-label", /Next period hard to predict: likely/);
  await expect(page.getByText(/^Day 35 of about 4\d, hard to predict$/)).toBeVisible();
  await expect(predictions(page).getByText("Hard to predict").first()).toBeVisible();
  await expect(page.getByText(/Later than expected|Overdue|of 28/)).toHaveCount(0);
  await expect(page.getByText(/^Before ovulation: about \d in 10 likely$/).first()).toBeVisible();
  await page.goto("/pcos-tracking");
  await expect(page.getByText(/^Before ovulation: about \d in 10 likely$/)).toBeVisible();
});

for (const [daysIn, words] of [
  [27, "In 1 day"],
  [28, "Today"],
  [29, "Overdue"],
  [34, "Overdue"],
] as const) {
  test(`a user with regular cycles sees "${words}" ${daysIn} days after her period began`, async ({
    home,
    mwezi,
    signedIn,
  }) => {
    await logCycles(mwezi.address, signedIn, daysIn, REGULAR);
    await home.goto("/");
    await expect(predictions(home).getByText(words, { exact: true })).toBeVisible();
    // The chip, and the number of days under the ring.
    const isLate = words === "Overdue";
    const chip = home.getByText("Later than expected", { exact: true });
    await expect(chip).toHaveCount(isLate ? 1 : 0);
    await expect(home.getByText(/^\d+ days? later than expected$/)).toHaveCount(isLate ? 1 : 0);
  });
}
