import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { PASSWORD } from "../support/woman.ts";

test.use({ beginsAtHome: false });

test("a corrected e-mail address signs in, and the mistyped one no longer does", async ({
  home,
  signedIn,
  mwezi,
  register,
}) => {
  const other = await register();
  const email = "thandi.nkosi@example.org";
  await home.goto("/settings/security");
  await expect(home.getByText(`You sign in with ${signedIn.email}.`)).toBeVisible();
  const form = home.locator("form").filter({ hasText: "New email address" });
  const change = form.getByRole("button", { name: "Change email address" });
  await form.getByLabel("New email address").fill("thandi@example");
  await form.getByLabel("Password, to change the address").fill(PASSWORD);
  await change.click();
  await expect(form.getByLabel("New email address")).toBeFocused();
  await inspect(home, "a refused address");
  await form.getByLabel("New email address").fill(other.email);
  await change.click();
  await expect(form.getByText("This email address already has an account.")).toBeVisible();
  await form.getByLabel("New email address").fill(email);
  await change.click();
  await expectToast(home, "Email address changed", `From now on you sign in with ${email}.`);
  await expect(home.getByText(`You sign in with ${email}.`, { exact: true })).toBeVisible();
  const login = async (address: string) => {
    const headers = { "content-type": "application/json" };
    const body = JSON.stringify({ email: address, password: PASSWORD });
    const answer = await fetch(`${mwezi.address}/api/auth/login`, {
      method: "POST",
      headers,
      body,
    });
    return answer.status;
  };
  expect([await login(signedIn.email), await login(email)]).toEqual([401, 200]);
});
