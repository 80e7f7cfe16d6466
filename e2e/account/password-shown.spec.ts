import { expect, test } from "../support/fixtures.ts";

test.use({ beginsAtHome: false });

test("the typed password is shown on request", async ({ home }) => {
  await home.goto("/settings/security");
  const password = home.getByLabel("Current password");
  await password.fill("kept to myself");
  await home.getByRole("button", { name: "Show the password" }).first().click();
  await expect(password).toHaveAttribute("type", "text");
  await home.getByRole("button", { name: "Hide the password" }).click();
  await expect(password).toHaveAttribute("type", "password");
});
