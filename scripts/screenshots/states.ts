import { waitUntilAppCached } from "../../e2e/support/kept-app.ts";
import { sayIn, type Taking, take } from "./taking.ts";

const PIN = "2580";

export async function takeStates(taking: Taking): Promise<void> {
  // First, because the worker caches the code later.
  await takeWithoutCode(taking);
  await takeWithoutProfile(taking);
  await takeWithoutNetwork(taking);
  await takeLocked(taking);
}

async function takeWithoutCode(taking: Taking): Promise<void> {
  const { page } = taking;
  await page.route("**/assets/track-*.js", (route) => route.abort());
  await page.goto("/track");
  await page.getByRole("heading", { name: sayIn(taking)("This page didn't load") }).waitFor();
  await take(taking, "code missing");
  await page.unroute("**/assets/track-*.js");
}

async function takeWithoutProfile(taking: Taking): Promise<void> {
  const { page } = taking;
  await page.route("**/api/user/profile", (route) => route.fulfill({ status: 500, body: "oh" }));
  await page.goto("/");
  await page.getByRole("alert").waitFor();
  await take(taking, "profile failed");
  await page.unroute("**/api/user/profile");
}

async function takeWithoutNetwork(taking: Taking): Promise<void> {
  const { page } = taking;
  // The compiler of this script adds calls of `__name`, which the page doesn't have.
  await page.addInitScript("globalThis.__name = (named) => named");
  await page.goto("/", { waitUntil: "networkidle" });
  await waitUntilAppCached(page);
  await page.context().setOffline(true);
  for (const address of ["/", "/track", "/calendar", "/my-health/labs"]) {
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.getByText(sayIn(taking)("No network.")).waitFor();
    await take(taking, `offline ${address}`);
  }
  await page.context().setOffline(false);
}

async function takeLocked(taking: Taking): Promise<void> {
  const { page } = taking;
  const say = sayIn(taking);
  await page.goto("/settings/security");
  await page.getByLabel(say("PIN, 4 to 8 digits")).fill(PIN);
  await page.getByLabel(say("The same PIN again")).fill(PIN);
  await page.getByRole("button", { name: say("Set PIN") }).click();
  await page.getByRole("button", { name: say("Take the lock off") }).waitFor();
  await take(taking, "settings with a lock");
  await page.evaluate(() => sessionStorage.clear());
  await page.goto("/");
  await page.getByRole("heading", { name: say("Enter your PIN") }).waitFor();
  await take(taking, "locked");
}
