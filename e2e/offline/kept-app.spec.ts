import { expect, test, upgradeTest, waitUntilAppCached } from "../support/kept-app.ts";
import { translated } from "../support/translated.ts";

const NEW_VERSION = "A new version of Mwezi is ready.";

test("the service worker opens the app offline", async ({ home }) => {
  await waitUntilAppCached(home);
  await home.context().setOffline(true);
  for (const path of ["/", "/track", "/calendar", "/my-health/doctor-visit", "/guidance"]) {
    await home.goto(path);
    await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(home.getByText("This page didn't load")).toBeHidden();
  }
  await home.context().setOffline(false);
});

upgradeTest(
  "a new version waits for the user, and an open form is not interrupted",
  async ({ home, publish }) => {
    await waitUntilAppCached(home);
    await home.goto("/settings/profile");
    const name = home.getByLabel("Name", { exact: true });
    await name.fill("Thandiwe");
    await publish();
    await home.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect(home.getByText(NEW_VERSION)).toBeVisible();
    await expect(name).toHaveValue("Thandiwe");
    await home.getByRole("button", { name: "Save" }).click();
    await expect(home.getByText("Your profile is up to date.", { exact: true })).toBeVisible();

    await name.fill("Thandiwe Nomsa");
    await home.getByRole("button", { name: "Use it now" }).click();
    await expect(home.getByText(NEW_VERSION)).toBeHidden();
    await expect(name).toHaveValue("Thandiwe Nomsa");
  },
);

test("a captive portal's page is not mistaken for ours", async ({ home, context }) => {
  await waitUntilAppCached(home);
  const portal = "<title>Free Wi-Fi</title><h1>Sign in to this network</h1>";
  for (const [addresses, status] of [["**/*", 200] as const, ["**/api/**", 404] as const]) {
    await context.route(addresses, (route) =>
      route.fulfill({ status, contentType: "text/html", body: portal }),
    );
    await home.goto("/track");
    await expect(home.getByText(/^No network/)).toBeVisible();
    await context.unroute(addresses);
  }
  // Still signed in, and nothing of the portal's was cached.
  await home.reload();
  await expect(home.getByRole("tab", { name: "Deep Log" })).toBeVisible();
});

test("a Swahili user's app opens offline in Swahili", async ({ home }) => {
  await home.goto("/settings/profile");
  await home.getByLabel("Language").selectOption("Swahili");
  await home.getByRole("button", { name: "Save", exact: true }).click();
  await expect(home.locator("html")).toHaveAttribute("lang", "sw");
  await waitUntilAppCached(home);
  await home.context().setOffline(true);
  await home.goto("/track");
  await expect(home).toHaveTitle(translated("sw", "Track – Mwezi"));
  await expect(home.locator("html")).toHaveAttribute("lang", "sw");
  await home.context().setOffline(false);
});

test("the help pages are available offline in a language chosen in Settings", async ({ home }) => {
  await home.goto("/settings");
  await home.getByRole("button", { name: "isiZulu" }).click();
  const title = home.getByRole("heading", { level: 1 });
  await expect(title).toHaveText(translated("zu", "Settings"));
  await waitUntilAppCached(home);
  await home.context().setOffline(true);
  // A part of it that no page has shown so far.
  await home.goto("/safe");
  await expect(title).toHaveText(translated("zu", "You are not to blame"));
  await home.context().setOffline(false);
});

test("urgent concerns are shown offline, though no page has loaded their messages", async ({
  home,
}) => {
  await waitUntilAppCached(home);
  const ofConcerns = () =>
    home.evaluate(() =>
      performance.getEntriesByType("resource").filter(({ name }) => /words-concern/.test(name)),
    );
  // The worker announces when everything is cached.
  await expect
    .poll(() => home.evaluate(async () => (await caches.match("/kept"))?.text()))
    .toBe("en");
  await home.goto("/signs");
  await expect(home.getByRole("heading", { level: 1 })).toHaveText("Signs to watch");
  await home.waitForLoadState("networkidle");
  expect(await ofConcerns()).toEqual([]);
  await home.context().setOffline(true);
  await home.getByRole("button", { name: "A pad an hour, for two hours", exact: true }).click();
  await home.getByRole("button", { name: "Save", exact: true }).click();
  const dialog = home.getByRole("dialog", { name: "Please read this now" });
  await expect(dialog.getByRole("heading", { name: /^Call for help now/ })).toBeVisible();
  await expect(dialog).toContainText("What you can say there:");
  await dialog.getByRole("link", { name: "See guidance" }).click();
  await expect(home.getByRole("heading", { level: 1, name: "When to get help" })).toBeVisible();
  await home.context().setOffline(false);
});
