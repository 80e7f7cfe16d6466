import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { readPdf } from "#server/testing/read-pdf.ts";
import { ago, logCycles, mood, post } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { read } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const reportOf = (page: Page) => page.getByRole("article", { name: "The page you hand over" });

async function download(page: Page, button: string) {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/^mwezi-visit-\d{4}-\d{2}-\d{2}\.pdf$/);
  return readPdf(await readFile(await file.path()));
}

test.describe("a visit to the doctor", () => {
  test.beforeEach(async ({ home, signedIn, mwezi }) => {
    await logCycles(mwezi.address, signedIn, 9, [28, 31, 29]);
    await post(mwezi.address, "/api/moods", mood(1, 4), signedIn);
    const symptom = { date: ago(2), type: "cramps", severity: 8 };
    await post(mwezi.address, "/api/symptoms", symptom, signedIn);
    const measures = { date: ago(5), fastingGlucose: 92, weight: 71.5 };
    await post(mwezi.address, "/api/metabolic", measures, signedIn);
    await home.goto("/my-health/doctor-visit");
    await expect(reportOf(home)).toBeVisible();
  });

  test("shows the report as it will be handed over, against the usual range [S2-61]", async ({
    home,
  }) => {
    const report = reportOf(home);
    await expect(report).toContainText(
      "3 complete cycles: on average 29.3 days, median 29, range 28–31 (usual range 24–38, up to 7 to 9 days apart; FIGO 2018).",
    );
    await expect(report).toContainText("Within a week: Cramps 8 of 10 on ");
    await expect(report.getByRole("row", { name: /^Fasting glucose 92 mg\/dL/ })).toBeVisible();
    await expect(report).toContainText("Not a diagnosis.");
    await expect(report).not.toContainText(/abnormal|normal/i);
  });

  test("stores the user's questions in order, and adds them to the report [S2-83]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const add = async (question: string) => {
      await home.getByLabel("Add a question").fill(question);
      await home.getByRole("button", { name: "Add", exact: true }).click();
    };
    await home.getByRole("button", { name: "Add", exact: true }).click();
    await expect(home.getByText("Write a question first.")).toBeVisible();
    await add("Should I take iron?");
    await add("Kí ló dé tí inú mi ń rùn?");
    await home.getByRole("button", { name: "Move up: Kí ló dé tí inú mi ń rùn?" }).click();
    await home.getByRole("button", { name: /^What could be behind my pain/ }).click();
    await home.getByRole("button", { name: "Remove: Should I take iron?" }).click();
    const expected = [
      "Kí ló dé tí inú mi ń rùn?",
      "What could be behind my pain, and what else can I do about it?",
    ];
    await expect(reportOf(home).locator("[data-part=questions] li")).toHaveText(expected);
    await expect(home.getByRole("button", { name: "Download PDF" })).toBeEnabled();
    const plan = await read<{ questions: string[] }>(mwezi.address, "/api/visit/plan", signedIn);
    expect(plan.questions).toEqual(expected);
    await home.reload();
    await expect(reportOf(home).locator("[data-part=questions] li")).toHaveText(expected);
  });

  test("produces a one-page PDF of the ticked parts, with the name only if ticked [S2-83]", async ({
    home,
    signedIn,
  }) => {
    await home.getByRole("checkbox", { name: "Lab results" }).uncheck();
    await expect(reportOf(home)).not.toContainText("Fasting glucose");
    const { pages, title, language, isTagged } = await download(home, "Download PDF");
    expect([pages.length, title, language, isTagged]).toEqual([1, "Health summary", "en", true]);
    expect(pages[0]?.text).toContain("3 complete cycles");
    expect(pages[0]?.text).not.toContain("Fasting glucose");
    expect(pages[0]?.text).not.toContain(signedIn.name);
    await expect(reportOf(home)).not.toContainText(signedIn.name);
    await home.getByRole("checkbox", { name: "Put my name on it" }).check();
    await expect(reportOf(home)).toContainText(signedIn.name);
    const named = await download(home, "Detailed PDF");
    expect(named.pages[0]?.text).toContain(signedIn.name);
    expect(named.pages.length).toBeGreaterThan(1);
    await home.reload();
    await expect(home.getByRole("checkbox", { name: "Put my name on it" })).not.toBeChecked();
    await expect(home.getByRole("checkbox", { name: "Lab results" })).not.toBeChecked();
  });

  test("offers the report as text for a message", async ({ home }) => {
    await home.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await home.getByRole("button", { name: "Make a text to send" }).click();
    await expect(home.getByRole("region", { name: "The text" })).toContainText("Health summary");
    await home.getByRole("button", { name: "Copy as text" }).click();
    await expect(home.getByText("Copied. Paste it into a message.")).toBeVisible();
    const text = await home.evaluate(() => navigator.clipboard.readText());
    expect(text.length).toBeLessThanOrEqual(1500);
    expect(text).toContain("3 complete cycles");
  });

  test("loses nothing if the questions fail to save", async ({ home }) => {
    await home.route("**/api/visit/plan", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 503, body: "" })
        : route.continue(),
    );
    await home.getByLabel("Add a question").fill("Should I take iron?");
    await home.getByRole("button", { name: "Add", exact: true }).click();
    await expect(home.getByText("Not saved yet", { exact: true })).toBeVisible();
    await expect(home.getByRole("button", { name: "Download PDF" })).toBeDisabled();
    await expect(reportOf(home)).toContainText("Should I take iron?");
    await home.unroute("**/api/visit/plan");
    await home.getByRole("button", { name: "Try again" }).click();
    await expect(home.getByText("Not saved yet", { exact: true })).toBeHidden();
    await expect(home.getByRole("button", { name: "Download PDF" })).toBeEnabled();
  });

  test("reports when the report fails to load, and can retry", async ({ home }) => {
    await home.route("**/api/visit/report", (route) => route.fulfill({ status: 503 }));
    await home.reload();
    await home.getByRole("button", { name: "Try again" }).waitFor();
    await home.unroute("**/api/visit/report");
    await home.getByRole("button", { name: "Try again" }).click();
    await expect(reportOf(home)).toBeVisible();
  });

  test("is accessible", async ({ home }) => {
    await inspect(home, "the visit to the doctor");
  });
});

test("the summary's former address redirects to the visit", async ({ home }) => {
  await home.goto("/summary");
  await expect(home.getByRole("heading", { level: 1, name: "Doctor Visit Prep" })).toBeVisible();
  await expect(reportOf(home)).toContainText("Nothing logged in these months");
});
