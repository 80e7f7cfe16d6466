import type { Page } from "@playwright/test";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { read, ZONE } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const day = addDays(dayInZone(Date.now(), ZONE), -20);
const message = `LANCET LABS: Ms T Nkosi. Collected ${day}. TSH 2.31 mIU/L (0.35-4.94); HbA1c 5.4 % (36 mmol/mol); Glucose 5.1 mmol/L; Creatinine 62 umol/L`;

test.describe("Results without typing", () => {
  const form = (page: Page) => page.getByRole("dialog");
  const save = (page: Page) => form(page).getByRole("button", { name: "Save result" }).click();
  const state = (page: Page, words: string) => form(page).getByText(words, { exact: true });

  async function openReader(page: Page) {
    await page.goto("/my-health/labs");
    await page.getByRole("button", { name: "Read a message or PDF" }).click();
  }

  test("a message is read, and each result is confirmed, corrected or left out", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await openReader(home);
    await inspect(home, "pasting a laboratory's message");
    await form(home).getByLabel("Text of the SMS or email").fill(message);
    await form(home).getByRole("button", { name: "Find the results" }).click();
    await expect(form(home).getByLabel("Date the blood was taken")).toHaveValue(day);
    await expect(form(home).getByText("Creatinine 62 umol/L")).toBeVisible();
    await inspect(home, "results found in a message");

    await form(home).getByRole("button", { name: "Check one by one" }).click();
    await expect(form(home).getByRole("heading", { name: "Result 1 of 3" })).toBeVisible();
    await expect(form(home).getByLabel("Result", { exact: true })).toHaveValue("2.31");
    await expect(form(home).getByLabel("To", { exact: true })).toHaveValue("4.94");
    await inspect(home, "confirming a found result");
    await save(home);

    await expect(form(home).getByRole("heading", { name: "Result 2 of 3" })).toBeVisible();
    await save(home);
    await expect(form(home).getByLabel("Result", { exact: true })).toHaveAttribute(
      "aria-invalid",
      "true",
    );
    await form(home).getByText("36 mmol/mol", { exact: true }).click();
    await expect(form(home).getByRole("radio", { name: "mmol/mol", exact: true })).toBeChecked();
    await save(home);

    await expect(form(home).getByLabel("Test", { exact: true })).toHaveValue("");
    await form(home).getByRole("button", { name: "Don't save this one" }).click();
    await expect(state(home, "Saved")).toHaveCount(2);
    await expect(state(home, "Not saved")).toHaveCount(1);
    await form(home).getByRole("button", { name: "Done" }).click();
    const saved = await read<{ test: string }[]>(mwezi.address, "/api/labs", signedIn);
    expect(saved.map(({ test: name }) => name).toSorted()).toEqual(["hba1c", "tsh"]);
    expect(saved[0]).toMatchObject({ date: day, laboratory: "Lancet Laboratories" });
  });

  test("a PDF is read on the device, and one of a scanned page is refused", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const print = await home.context().newPage();
    await print.setContent(
      `<h1>AMPATH</h1><p>Date collected: ${day}</p><table><tr><td>Total testosterone</td><td>1.4</td><td>nmol/L</td><td>0.3 - 1.9</td></tr></table>`,
    );
    const buffer = await print.pdf();
    await print.setContent("<svg width='300' height='300'><rect width='200' height='200'/></svg>");
    const scanned = await print.pdf();
    await print.close();

    await openReader(home);
    const choose = async (bytes: Buffer) => {
      const chooser = home.waitForEvent("filechooser");
      await form(home).getByRole("button", { name: "Choose the laboratory's PDF" }).click();
      await (await chooser).setFiles({ name: "r.pdf", mimeType: "application/pdf", buffer: bytes });
    };
    await choose(scanned);
    await expect(form(home).getByRole("alert")).toContainText("This PDF is a scan or a photo");
    await choose(buffer);
    await form(home).getByRole("button", { name: "Check one by one" }).click();
    await expect(form(home).getByLabel("Result", { exact: true })).toHaveValue("1.4");
    await save(home);
    await form(home).getByRole("button", { name: "Done" }).click();
    const [saved] = await read<object[]>(mwezi.address, "/api/labs", signedIn);
    expect(saved).toMatchObject({
      date: day,
      test: "testosterone",
      value: 1.4,
      rangeLow: 0.3,
      rangeHigh: 1.9,
    });
  });
});
