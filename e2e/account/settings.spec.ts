import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { unzipSync } from "fflate";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectStep, expectToast } from "../support/walks.ts";
import { PASSWORD, send, type Woman } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const sections = {
  "About you": "/settings/profile",
  "What Mwezi shows": "/settings/what-you-see",
  Reminders: "/settings/reminders",
  "Your data": "/settings/privacy",
  "Signing in": "/settings/security",
  "Who can get in or see": "/settings/access",
};

async function signInAgain(address: string, { email }: Woman, password: string): Promise<number> {
  const headers = { "content-type": "application/json", "user-agent": "An old phone" };
  const body = JSON.stringify({ email, password });
  return (await fetch(`${address}/api/auth/login`, { method: "POST", headers, body })).status;
}

async function openSettings(page: Page, section: keyof typeof sections): Promise<void> {
  await page.goto(sections[section]);
  await expectStep(page, section);
}

test("each section of the settings has an address and a way back", async ({ home }) => {
  await home.goto("/");
  for (const [section, address] of Object.entries(sections)) {
    await home.getByRole("banner").getByRole("link", { name: "Settings" }).click();
    await expectStep(home, "Settings");
    await home.getByRole("main").getByRole("link", { name: section }).click();
    await expectStep(home, section);
    await expect(home).toHaveURL(new RegExp(`${address}$`));
    await inspect(home, address);
    await home.reload();
    await expectStep(home, section);
    await home.getByRole("main").getByRole("link", { name: "Settings" }).click();
    await expectStep(home, "Settings");
  }
  await home.goto("/settings?bookmark#security");
  await expectStep(home, "Signing in");
});

test("a change of the profile is saved", async ({ home }) => {
  await openSettings(home, "About you");
  await home.getByLabel("Name", { exact: true }).fill("Thandiwe");
  await home.getByLabel("Country").selectOption("Kenya");
  await home.getByRole("button", { name: "Save" }).click();
  await expect(home.getByRole("region", { name: /Notifications/ })).toContainText(/saved|updated/i);
  await home.goto("/");
  await expect(home.getByRole("heading", { level: 1 })).toContainText("Thandiwe");
  await home.goto("/settings/profile");
  await expect(home.getByLabel("Country")).toHaveValue("Kenya");
});

test("an impossible age is refused at its field", async ({ home }) => {
  await openSettings(home, "About you");
  await home.getByLabel("Age", { exact: true }).fill("13.5");
  await home.getByRole("button", { name: "Save" }).click();
  await expect(home.getByText("Enter a whole number from 13 to 100.")).toBeVisible();
  await expect(home.getByLabel("Age", { exact: true })).toBeFocused();
});

test("light or dark mode can be chosen against the system's", async ({ home }) => {
  await openSettings(home, "What Mwezi shows");
  await home.emulateMedia({ colorScheme: "light" });
  const paper = () =>
    home.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await home.getByRole("radio", { name: "Dark" }).check();
  await expect.poll(paper).not.toBe(light);
  await home.reload();
  await expect(home.getByRole("radio", { name: "Dark" })).toBeChecked();
  expect(await paper()).not.toBe(light);
  await home.getByRole("radio", { name: "Light" }).check();
  await expect.poll(paper).toBe(light);
});

test("the user's data downloads as one readable file [S6-06 S7-30 S8-22]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const startDate = "2026-01-05";
  await send(
    "POST",
    `${mwezi.address}/api/cycles`,
    { startDate, endDate: "2026-01-09" },
    signedIn.token,
  );
  await openSettings(home, "Your data");
  const downloading = home.waitForEvent("download");
  await home.getByRole("button", { name: "Export my data" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^mwezi-export-\d{4}-\d{2}-\d{2}\.json$/);
  const text = await readFile(await download.path(), "utf8");
  expect(text).toContain('\n  "format": "mwezi-export"');
  expect(JSON.parse(text)).toMatchObject({
    account: { email: signedIn.email },
    profile: { name: signedIn.name, country: "South Africa" },
    cycles: [{ startDate, startDay: startDate, endDay: "2026-01-09" }],
  });
  await expectToast(home, "Data exported successfully", "Your health data has been downloaded.");
});

interface Form {
  readonly choice: string;
  readonly file: RegExp;
  readonly says: (bytes: Buffer) => void;
}

const forms: readonly Form[] = [
  {
    choice: "Everything, with your documents",
    file: /^mwezi-everything-.*\.zip$/,
    says: (bytes) => expect(Object.keys(unzipSync(bytes))).toEqual(["mwezi-export.json"]),
  },
  {
    choice: "A spreadsheet",
    file: /^mwezi-.*\.xlsx$/,
    says: (bytes) => expect(Object.keys(unzipSync(bytes))).toContain("xl/workbook.xml"),
  },
  {
    choice: "Tables for other programs",
    file: /^mwezi-spreadsheets-.*\.zip$/,
    says: (bytes) => {
      const cycles = Buffer.from(unzipSync(bytes)["cycles.csv"] ?? []).toString();
      expect(cycles).toContain("2026-01-05,2026-01-05,2026-01-09,2026-01-09");
    },
  },
  {
    choice: "A file for a clinic's system",
    file: /^mwezi-fhir-.*\.json$/,
    says: (bytes) => {
      const bundle = JSON.parse(bytes.toString());
      expect(bundle).toMatchObject({ resourceType: "Bundle", type: "collection" });
      expect(bundle.entry[0].resource).toMatchObject({
        name: [{ text: "Thandi" }],
        gender: "female",
      });
    },
  },
  {
    choice: "A calendar file",
    file: /^mwezi-calendar-.*\.ics$/,
    says: (bytes) => {
      expect(bytes.toString()).toMatch(/SUMMARY:Period (likely|possible)/);
      expect(bytes.toString()).toContain("TRANSP:TRANSPARENT");
    },
  },
];

test("the user's data can be exported in every format", async ({ home, signedIn, mwezi }) => {
  const cycle = { startDate: "2026-01-05", endDate: "2026-01-09" };
  await send("POST", `${mwezi.address}/api/cycles`, cycle, signedIn.token);
  await openSettings(home, "Your data");
  for (const { choice, file, says } of forms) {
    await home.getByRole("radio", { name: choice }).check();
    for (const more of await home.getByLabel(/^(Put my|Say|An alarm)/).all()) await more.check();
    await inspect(home, `the settings with "${choice}"`);
    const downloading = home.waitForEvent("download");
    await home.getByRole("button", { name: "Export my data" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(file);
    says(await readFile(await download.path()));
  }
});

test("the report for a doctor has its own page", async ({ home }) => {
  await openSettings(home, "Your data");
  await home.getByRole("radio", { name: "A report for your doctor" }).check();
  await home.getByRole("link", { name: "Prepare the report" }).click();
  await expect(home).toHaveURL(/\/my-health\/doctor-visit$/);
});

test("an empty calendar file says what to log first", async ({ home }) => {
  await openSettings(home, "Your data");
  await home.getByRole("radio", { name: "A calendar file" }).check();
  await home.getByRole("button", { name: "Export my data" }).click();
  await expectToast(
    home,
    "Export failed",
    "There's nothing for a calendar yet. Log a period or a medicine first.",
  );
});

test("a failed export is reported [S8-08]", async ({ home }) => {
  await openSettings(home, "Your data");
  await home.route("**/api/account/export", (route) => route.fulfill({ status: 500, body: "" }));
  await home.getByRole("button", { name: "Export my data" }).click();
  await expectToast(home, "Export failed", "Please try again.");
});

test("account deletion needs the password, removes the account and clears the browser [S6-06]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const { days, trustedPerson, lock, signInsAnswered } = storageKeys;
  const keys = [days, trustedPerson, lock, signInsAnswered].map((key) => `${key}.${signedIn.id}`);
  await home.evaluate((names) => {
    for (const name of names) localStorage.setItem(name, "{}");
  }, keys);
  await openSettings(home, "Your data");
  await home.getByRole("button", { name: "Delete account" }).click();
  const dialog = home.getByRole("dialog", { name: "Delete your account?" });
  await expect(dialog.getByRole("button", { name: "Delete for good" })).toBeDisabled();
  await dialog.getByLabel("Your password").fill("not-her-password");
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expect(dialog.getByText("The password doesn't match.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Delete for good" }).click();
  await expectStep(home, "Your Wellness, Beautifully Tracked");
  expect(await home.evaluate(() => Object.keys(localStorage))).toEqual([]);
  expect(await signInAgain(mwezi.address, signedIn, PASSWORD)).toBe(401);
});

test("a new password signs in, and the old one no longer does", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await openSettings(home, "Signing in");
  await home.getByLabel("Current password").fill(PASSWORD);
  await home.getByLabel("New password", { exact: true }).fill("moon-and-sea");
  await home.getByLabel("New password again").fill("moon-and-see");
  await home.getByRole("button", { name: "Change password" }).click();
  await expect(home.getByText("Please make sure your passwords match.")).toBeVisible();
  await home.getByLabel("New password again").fill("moon-and-sea");
  await home.getByRole("button", { name: "Change password" }).click();
  await expectToast(home, "Password changed", "We signed out your other devices.");
  const offer = home.getByRole("dialog", { name: "Make a new recovery code" });
  await offer.getByRole("button", { name: "Make a new recovery code" }).click();
  await expect(offer.getByText(/^\w{5}(-\w{5}){4}$/)).toBeVisible();
  await offer.getByRole("button", { name: "I've stored it safely" }).click();
  await expect(home.getByText("You have a code")).toBeVisible();
  expect(await signInAgain(mwezi.address, signedIn, PASSWORD)).toBe(401);
  expect(await signInAgain(mwezi.address, signedIn, "moon-and-sea")).toBe(200);
});

test("a recovery code sets a new password once, and the data is still there", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await send("POST", `${mwezi.address}/api/cycles`, { startDate: "2026-01-05" }, signedIn.token);
  await openSettings(home, "Signing in");
  await home.getByRole("button", { name: "Make a recovery code" }).click();
  const dialog = home.getByRole("dialog", { name: "Recovery code" });
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Show my code" }).click();
  const code = await dialog.getByText(/^\w{5}(-\w{5}){4}$/).textContent();
  await dialog.getByRole("button", { name: "I've stored it safely" }).click();
  await expect(home.getByText("You have a code")).toBeVisible();
  await home.getByRole("button", { name: "Logout" }).click();
  await home.getByRole("button", { name: "Only I use this phone" }).click();
  await expectStep(home, "Your Wellness, Beautifully Tracked");

  await home.goto("/login");
  await home.getByRole("link", { name: /Use your recovery code/ }).click();
  await home.getByLabel("Email").fill(signedIn.email);
  await home.getByLabel("Recovery code").fill((code ?? "").toLowerCase().replaceAll("-", " "));
  await home.getByLabel("New password").fill("a-new-beginning");
  await home.getByRole("button", { name: "Set new password and sign in" }).click();
  await expect(home.getByRole("button", { name: "Make a new recovery code" })).toBeVisible();
  await home.getByRole("button", { name: "Later" }).click();
  await expect(home.getByText("Current period started")).toBeVisible();
  await expect(home.getByRole("link", { name: "Make a recovery code" })).toBeVisible();
  expect(await signInAgain(mwezi.address, signedIn, PASSWORD)).toBe(401);
});

test("the dashboard reminds of the recovery code until there is one", async ({ home }) => {
  await home.goto("/");
  await home.getByRole("link", { name: "Make a recovery code" }).click();
  await expect(home).toHaveURL(/\/settings\/security$/);
  const has = home.getByRole("heading", { level: 2, name: "Security", exact: true });
  await expect(home.locator("section, article, div").filter({ has }).first()).toBeInViewport();
});

test("one other device or all of them can be signed out", async ({ home, signedIn, mwezi }) => {
  expect(await signInAgain(mwezi.address, signedIn, PASSWORD)).toBe(200);
  await openSettings(home, "Who can get in or see");
  const signOuts = home.getByRole("button", { name: /^Sign out (?!everywhere)/ });
  await expect(signOuts).toHaveCount(1);
  await signOuts.click();
  await expect(signOuts).toHaveCount(0);
  await expect(home.getByText("This device", { exact: true })).toBeVisible();
  await home.getByRole("button", { name: "Sign out everywhere" }).click();
  await expectStep(home, "Your Wellness, Beautifully Tracked");
  const answer = await fetch(`${mwezi.address}/api/account`, {
    headers: { authorization: `Bearer ${signedIn.token}` },
  });
  expect(answer.status).toBe(401);
});
