import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { latch } from "../support/latch.ts";
import { expectStep, expectToast } from "../support/walks.ts";
import { onboard, PASSWORD, remember, send } from "../support/woman.ts";

const stored = (page: Page) => page.evaluate(() => ({ ...localStorage }));

test("a new user registers, is welcomed, and onboarding begins [S2-07 S2-24 S2-28 S3-01 S4-02 S7-08 S8-17]", async ({
  page,
}) => {
  await page.goto("/register");
  await fillRegistration(page, PASSWORD, PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expectToast(page, "Welcome to Mwezi!", "Your account has been created successfully.");
  await expectStep(page, "Welcome to Mwezi, Thandi");
  expect(await stored(page)).toMatchObject({ token: expect.any(String), user: expect.any(String) });
});

test("different passwords show an error and send no request [S5-03 S8-03]", async ({ page }) => {
  const requests: string[] = [];
  page.on("request", (request) => request.method() === "POST" && requests.push(request.url()));
  await page.goto("/register");
  await fillRegistration(page, PASSWORD, "another-password");
  await page.getByRole("button", { name: "Create account" }).click();
  await expectToast(page, "Password mismatch", "Please make sure your passwords match.");
  expect(requests).toEqual([]);
});

test("registering an existing address is refused with a way to continue [S8-02]", async ({
  page,
  register,
}) => {
  const { email } = await register();
  await page.goto("/register");
  await fillRegistration(page, PASSWORD, PASSWORD, email);
  await page.getByRole("button", { name: "Create account" }).click();
  await expectToast(page, "Registration failed", "Please check your information and try again.");
  await expect(page.getByText(/already has an account/).first()).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Thandi");
});

test("the right password signs in and shows a welcome [S2-22 S4-02 S7-07 S8-16]", async ({
  page,
  mwezi,
  register,
}) => {
  const woman = await register();
  await onboard(mwezi.address, woman);
  await page.goto("/login");
  await fillLogin(page, woman.email, PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectToast(page, "Welcome back!", "You've been logged in successfully.");
});

test("a wrong password does not sign in [S8-01]", async ({ page, register }) => {
  const { email } = await register();
  await page.goto("/login");
  await fillLogin(page, email, "not-her-password");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectToast(page, "Login failed", "Please check your credentials and try again.");
  await expect(page.getByLabel("Email")).toHaveValue(email);
  expect(await stored(page)).not.toHaveProperty("token");
});

test("after too many wrong passwords the page shows how long to wait", async ({
  page,
  mwezi,
  register,
}) => {
  const { email } = await register();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await fetch(`${mwezi.address}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ email, password: "not-her-password" }),
    });
  }
  await page.goto("/login");
  await fillLogin(page, email, PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByText(/Too many attempts\. Try again in \d+ minutes/)).toBeVisible();
});

for (const { address, label, busy } of [
  { address: "/login", label: "Sign in", busy: "Signing in..." },
  { address: "/register", label: "Create account", busy: "Creating account..." },
]) {
  test(`the button of ${address} says "${busy}" and waits while submitting [S2-23 S2-25]`, async ({
    page,
  }) => {
    const answer = latch();
    await page.route("**/api/auth/*", async (route) => {
      await answer.opened;
      await route.abort();
    });
    await page.goto(address);
    if (address === "/login") await fillLogin(page, "thandi@example.org", PASSWORD);
    else await fillRegistration(page, PASSWORD, PASSWORD);
    await page.getByRole("button", { name: label, exact: true }).click();
    await expect(page.getByRole("button", { name: busy })).toBeDisabled();
    answer.open();
    await expect(page.getByRole("button", { name: label, exact: true })).toBeEnabled();
  });
}

test("an unreachable server is reported and the form's input stays", async ({ page, mwezi }) => {
  await page.goto("/register");
  await fillRegistration(page, PASSWORD, PASSWORD);
  // The strength hint comes from the app's code, so the page is live.
  await expect(page.getByText(/guess/)).toBeVisible();
  await mwezi.goOffline();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page.getByText(/We can't reach Mwezi\. Check your connection/)).toBeVisible();
  await expect(page.getByLabel("Name")).toHaveValue("Thandi");
  await expect(page.getByLabel("Email")).toHaveValue("thandi@example.org");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
});

test("losing the network before the form's code loads keeps the input, and the next interaction retries", async ({
  page,
}) => {
  const line = { isCut: true };
  await page.route(/\/entrance-.*\.js/, (route) => (line.isCut ? route.abort() : route.continue()));
  await page.goto("/register");
  await fillRegistration(page, PASSWORD, PASSWORD);
  const notLoaded = page.getByText(/^Mwezi couldn't load/);
  await expect(notLoaded).toBeVisible();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(notLoaded).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("thandi@example.org");
  await expect(page.getByLabel("Confirm password")).toHaveValue(PASSWORD);
  line.isCut = false;
  await page.getByRole("button", { name: "Create account" }).click();
  await expectToast(page, "Welcome to Mwezi!", "Your account has been created successfully.");
});

test("a session ended elsewhere leads back to the landing page [S4-04 S8-15]", async ({
  page,
  mwezi,
  signedIn,
}) => {
  await send("POST", `${mwezi.address}/api/auth/logout`, undefined, signedIn.token);
  await page.goto("/");
  await expectStep(page, "Your Wellness, Beautifully Tracked");
  await expect(page).toHaveURL(`${mwezi.address}/`);
  const left = await stored(page);
  expect(left).not.toHaveProperty("token");
  expect(left).not.toHaveProperty("onboardingComplete");
});

test("a missing profile signs out as well [S4-04 S8-15]", async ({ page, register }) => {
  await remember(page, await register(), { setUp: true });
  await page.route("**/api/user/profile", (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.goto("/learn");
  await expectStep(page, "Your Wellness, Beautifully Tracked");
  expect(await stored(page)).not.toHaveProperty("token");
});

test("a profile that fails to load for another reason signs nobody out", async ({
  page,
  register,
}) => {
  await remember(page, await register(), { setUp: true });
  await page.route("**/api/user/profile", (route) => route.fulfill({ status: 500, body: "oh" }));
  await page.goto("/");
  await expect(page.getByText(/Something went wrong on our side/)).toBeVisible();
  expect(await stored(page)).toHaveProperty("token");
});

test("logging out clears the user's data and ends the session on the server [S2-47 S3-27 S4-03]", async ({
  page,
  mwezi,
  signedIn,
}) => {
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Only I use this phone" }).click();
  await expectStep(page, "Your Wellness, Beautifully Tracked");
  const left = await stored(page);
  for (const key of ["token", "user", "onboardingComplete"]) expect(left).not.toHaveProperty(key);
  const answer = await fetch(`${mwezi.address}/api/user/profile`, {
    headers: { authorization: `Bearer ${signedIn.token}` },
  });
  expect(answer.status).toBe(401);
});

for (const address of ["/login", "/register"]) {
  test(`signed in, ${address} redirects home [S2-05]`, async ({ page, mwezi, signedIn }) => {
    await page.goto(address);
    await expect(page).toHaveURL(`${mwezi.address}/`);
    await expect(page.getByText(signedIn.name).first()).toBeVisible();
  });
}

async function fillLogin(page: Page, email: string, password: string) {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(password);
}

async function fillRegistration(
  page: Page,
  password: string,
  confirmation: string,
  email = "thandi@example.org",
) {
  await page.getByLabel("Name").fill("Thandi");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByLabel("Confirm password").fill(confirmation);
}
