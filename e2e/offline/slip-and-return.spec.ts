import { ago, logCycles, post, read } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

test("an accidental New Period is undone completely", async ({ home, signedIn, mwezi }) => {
  const cycles = async () => {
    const list = await read(mwezi.address, "/api/cycles", signedIn);
    return list.map(({ revision: _, ...cycle }) => cycle);
  };
  await logCycles(mwezi.address, signedIn, 30, [28, 29]);
  await post(mwezi.address, "/api/cycles", { startDate: ago(2) }, signedIn);
  const before = await cycles();
  await home.goto("/");
  await expect(home.getByText(/^Day 3 of \d/).first()).toBeVisible();
  await home.getByRole("button", { name: "New Period" }).click();
  await expectToast(home, "Period started", "Your new cycle has been logged.");
  expect(await cycles()).toHaveLength(before.length + 1);
  await home.getByRole("button", { name: "Undo" }).click();
  await expectToast(home, "Undone", "Everything is as it was before.");
  expect(await cycles()).toEqual(before);
  await expect(home.getByText(/^Day 3 of \d/).first()).toBeVisible();
  await expect(home.getByRole("button", { name: "End Period" })).toBeEnabled();
  await expect(home.getByText("Is this the same period?")).toHaveCount(0);
  await inspect(home, "home after a slip undone");
});

test("after 200 days away the period is overdue without a date, and the next logged period continues the history", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await logCycles(mwezi.address, signedIn, 200, [28, 29, 28, 27, 28]);
  await home.goto("/");
  const asked = home.getByRole("region", {
    name: "When did your last period start?",
  });
  await expect(asked).toBeVisible();
  await expect(home.getByText("Overdue", { exact: true })).toBeVisible();
  await expect(home.getByText(/^In \d+ days?$/)).toHaveCount(0);
  await inspect(home, "home after 200 days");

  await home.getByRole("button", { name: "Start Period" }).click();
  await expectToast(home, "Period started", "Your new cycle has been logged.");
  await expect(home.getByText(/^Day 1 of/).first()).toBeVisible();
  await expect(asked).toHaveCount(0);
  await home.goto("/history");
  await expect(home.getByRole("img", { name: /: 200 days\./ })).toBeVisible();
  await inspect(home, "history after 200 days");
});
