import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { latch } from "../support/latch.ts";
import { expectToast } from "../support/walks.ts";
import { onboard, read } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const failPatch = (page: Page) =>
  page.route("**/api/user/profile", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );

test("My Health shows a spinner, then opens with the Health Folder [S2-79]", async ({ home }) => {
  const answer = latch();
  await home.route("**/api/user/profile", async (route) => {
    await answer.opened;
    await route.continue();
  });
  await home.goto("/my-health");
  await expect(home.getByRole("status").first()).toBeVisible();
  answer.open();
  await expect(home.getByRole("heading", { level: 1, name: "My Health" })).toBeVisible();
  await expect(
    home.getByText("Your health data, goals, and resources in one place."),
  ).toBeVisible();
  await expect(home.getByRole("tab")).toHaveText(["Health Folder", "Resources", "My Goals"]);
  await expect(home.getByRole("tab", { name: "Health Folder" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
});

test("each button of the Health Folder opens a page that describes its content [S2-80]", async ({
  home,
}) => {
  const folder = [
    [
      "View and upload results (glucose, insulin, testosterone, TSH, etc.)",
      "Open labs",
      "/my-health/labs",
      "No results yet",
    ],
    [
      "Track doses and adherence. Generate a shareable list.",
      "Manage",
      "/my-health/medications",
      "Nothing on your list yet",
    ],
    [
      "One-page summary of symptoms, trends, and questions.",
      "Generate PDF",
      "/my-health/doctor-visit",
      "Your questions",
    ],
  ] as const;
  for (const [text, button, address, found] of folder) {
    await home.goto("/my-health");
    await expect(home.getByText(text)).toBeVisible();
    await home.getByRole("link", { name: button }).click();
    await expect(home).toHaveURL(new RegExp(`${address}$`));
    await expect(home.getByText(found)).toBeVisible();
    await inspect(home, address);
    await home.getByRole("main").getByRole("link", { name: "My Health" }).click();
    await expect(home).toHaveURL(/\/my-health$/);
  }
});

test.describe("Resources", () => {
  const openResources = async (page: Page) => {
    await page.goto("/my-health");
    await page.getByRole("tab", { name: "Resources" }).click();
  };
  const question = (page: Page) =>
    page.getByRole("heading", { name: "Are you currently pregnant?" });

  for (const [label, status] of [
    ["No", "not_pregnant"],
    ["Unsure", "unsure"],
  ] as const) {
    test(`the pregnancy question answered ${label} is saved and not asked again [S4-31 S7-11 S8-24]`, async ({
      home,
      signedIn,
      mwezi,
    }) => {
      await openResources(home);
      await home.getByRole("button", { name: label, exact: true }).click();
      await expectToast(home, "Updated", "Your pregnancy status has been updated.");
      await expect(question(home)).toBeHidden();
      await expect(home.getByText("Maternal health messages")).toBeHidden();
      const profile = await read<{ pregnancyStatus: string }>(
        mwezi.address,
        "/api/user/profile",
        signedIn,
      );
      expect(profile.pregnancyStatus).toBe(status);
      await home.reload();
      await expect(home.getByRole("heading", { name: "Emergency Contacts" })).toBeVisible();
      await expect(question(home)).toBeHidden();
    });
  }

  test("Yes in South Africa shows the message programme and its code [S4-32 S9-38]", async ({
    home,
  }) => {
    await openResources(home);
    await home.getByRole("button", { name: "Yes", exact: true }).click();
    await expectToast(home, "Updated", "Your pregnancy status has been updated.");
    await expect(home.getByText(/MomConnect is run by the South African/)).toBeVisible();
    await home.getByRole("button", { name: "Register" }).click();
    await expect(home.getByText("*134*550#")).toBeVisible();
    await expect(home.getByRole("button", { name: "Copy" })).toBeVisible();
    await inspect(home, "Resources, pregnant");
  });

  test("Yes in another country tells the user to ask the clinic", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await onboard(mwezi.address, signedIn, { country: "Ghana", pregnancyStatus: "pregnant" });
    await openResources(home);
    await expect(home.getByText(/so ask your clinic/)).toBeVisible();
    await expect(home.getByRole("button", { name: "Register" })).toBeHidden();
  });

  test("an answer that fails to save is reported, and the question stays [S8-11]", async ({
    home,
  }) => {
    await openResources(home);
    await failPatch(home);
    await home.getByRole("button", { name: "Yes", exact: true }).click();
    await expectToast(home, "Update failed", "Please try again.");
    await expect(question(home)).toBeVisible();
    await expect(home.getByRole("button", { name: "Yes", exact: true })).toBeEnabled();
  });

  test("the country's emergency contacts can be dialled and show when they were checked", async ({
    home,
  }) => {
    await openResources(home);
    const contacts = home.getByRole("region", { name: "Emergency Contacts" });
    await expect(contacts.getByRole("listitem").first()).toContainText("Emergency Services");
    await expect(contacts.getByText(/^Mental health crisis support/).first()).toBeVisible();
    await expect(contacts.getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
    await expect(contacts.getByRole("link", { name: "0800 567 567" })).toHaveAttribute(
      "href",
      "tel:0800567567",
    );
    await expect(contacts.getByText(/checked 20 Nov 2026/).first()).toBeVisible();
    await inspect(home, "Resources with the question");
  });
});

test.describe("Resources on a phone", () => {
  test.use({ hasTouch: true, isMobile: true });

  test("Register dials [S9-38]", async ({ home, signedIn, mwezi }) => {
    await onboard(mwezi.address, signedIn, { pregnancyStatus: "pregnant" });
    await home.goto("/my-health?tab=resources");
    await expect(home.getByRole("link", { name: "Register" })).toHaveAttribute(
      "href",
      "tel:*134*550%23",
    );
  });
});

test.describe("My Goals", () => {
  const save = (page: Page) => page.getByRole("button", { name: /Save My Goals|Saving\.\.\./ });

  test("are ten cards, and a saved choice persists [S2-85 S4-33 S7-12 S8-25]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.goto("/my-health?tab=goals");
    const cards = home.getByRole("tabpanel").locator("button[aria-pressed]");
    await expect(cards).toHaveCount(10);
    await expect(home.locator("button[aria-pressed=true]")).toHaveText([/Track my periods/]);
    await home.getByRole("button", { name: /Better sleep/ }).click();
    const answer = latch();
    await home.route("**/api/user/profile", async (route) => {
      await answer.opened;
      await route.continue();
    });
    await save(home).click();
    await expect(save(home)).toHaveText("Saving...");
    await expect(save(home)).toBeDisabled();
    answer.open();
    await expectToast(home, "Goals saved!", "Your wellness goals have been updated");
    const { goals } = await read<{ goals: string[] }>(mwezi.address, "/api/user/profile", signedIn);
    expect(goals).toEqual(["track-periods", "better-sleep"]);
    await inspect(home, "My Goals");
  });

  test("can't be saved without a choice [S4-33 S5-32]", async ({ home }) => {
    await home.goto("/my-health?tab=goals");
    await home.getByRole("button", { name: /Track my periods/ }).click();
    await expect(save(home)).toBeDisabled();
  });

  test("that fail to save are reported, with the server's message if there is one [S8-12]", async ({
    home,
  }) => {
    await home.goto("/my-health?tab=goals");
    await failPatch(home);
    await save(home).click();
    await expectToast(home, "Failed to save goals", "Please try again");
    await home.unroute("**/api/user/profile");
    await home.route("**/api/user/profile", (route) =>
      route.fulfill({
        status: 422,
        contentType: "application/problem+json",
        body: JSON.stringify({
          type: "about:blank",
          title: "Some fields need another look",
          status: 422,
          code: "invalid_input",
          detail: "See the fields.",
          fields: [{ field: "goals", code: "too_many", params: { max: 10 } }],
        }),
      }),
    );
    await save(home).click();
    await expectToast(home, "Failed to save goals", "Choose each goal once.");
    await expect(save(home)).toBeEnabled();
  });

  test("Review Setup & Preferences restarts the wizard [S2-86 S8-26]", async ({ home }) => {
    await home.goto("/my-health?tab=goals");
    await home.getByRole("button", { name: "Review Setup & Preferences" }).click();
    await expectToast(home, "Setup wizard reset", "Refreshing page to start setup wizard...");
    await expect(home.getByRole("dialog", { name: "Set up your space" })).toBeVisible();
  });
});
