import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Medicine } from "#contract/entries/medicines.ts";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { readPdf } from "#server/testing/read-pdf.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { send, ZONE } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const today = dayInZone(Date.now(), ZONE);

const dialog = (page: Page) => page.getByRole("dialog");

test.describe("the list of medicines", () => {
  test.beforeEach(async ({ home, signedIn, mwezi }) => {
    const body = {
      name: "Metformin",
      schedule: { kind: "daily", timesADay: 2 },
      startDate: addDays(today, -40),
      why: "insulin",
    };
    const answer = await send("POST", `${mwezi.address}/api/medicines`, body, signedIn.token);
    const { id: medicineId }: Medicine = await answer.json();
    for (const back of [1, 8, 30]) {
      const dose = { medicineId, date: addDays(today, -back), slot: 1, answer: "taken" };
      await send("POST", `${mwezi.address}/api/doses`, dose, signedIn.token);
    }
    await home.goto("/my-health/medications");
  });

  test("shows past weeks, is copied as text, and printed without the app [S2-82]", async ({
    home,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await home.getByText("Earlier weeks and months").click();
    await expect(
      home.getByText(/^Metformin: 1 of 1 logged dose, 13 not logged$/).first(),
    ).toBeVisible();
    await inspect(home, "earlier weeks and months");

    await home.getByRole("button", { name: "Share my list" }).click();
    await inspect(home, "sharing the list");
    await chooseHowItWent(home);
    await dialog(home).getByRole("button", { name: "Copy as text" }).click();
    await expect(dialog(home).getByText("Copied. Paste it into a message.")).toBeVisible();
    const copied = await home.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain("• Metformin: twice a day, since");
    expect(copied).toContain("2 of 2 logged doses, 56 not logged");
    expect(copied).not.toContain("insulin");
    expect(copied.length).toBeLessThanOrEqual(1000);

    await home.emulateMedia({ media: "print" });
    await expect(home.getByRole("row", { name: /^Metformin twice a day/ })).toBeVisible();
    await expect(home.getByRole("banner")).toBeHidden();
    await expect(dialog(home)).toBeHidden();
  });

  test("is downloaded as a PDF with the chosen parts, also after a network failure [S2-82]", async ({
    home,
    signedIn,
  }) => {
    await home.getByRole("button", { name: "Share my list" }).click();
    await chooseHowItWent(home);
    const button = dialog(home).getByRole("button", { name: "Download PDF" });
    await home.route("**/api/medicines/list", (route) => route.abort());
    await button.click();
    await expect(dialog(home).getByRole("alert")).toContainText("We can't reach Mwezi");
    await inspect(home, "a list that could not be downloaded");
    await home.unroute("**/api/medicines/list");

    const plain = await downloaded(home);
    expect(plain.name).toBe(`mwezi-medicines-${today}.pdf`);
    expect(plain.text).toContain("2 of 2 noted, 58 due");
    expect(plain.text).not.toMatch(new RegExp(`insulin|${signedIn.name}`));
    await expect(dialog(home).getByRole("alert")).toBeHidden();

    await dialog(home).getByRole("checkbox", { name: "Put my name on the PDF" }).check();
    expect((await downloaded(home)).text).toContain(signedIn.name);
  });
});

async function chooseHowItWent(page: Page): Promise<void> {
  await dialog(page).getByRole("checkbox", { name: "What each is for" }).uncheck();
  await dialog(page)
    .getByRole("checkbox", { name: /How I took it/ })
    .check();
}

async function downloaded(page: Page): Promise<{ readonly name: string; readonly text: string }> {
  const coming = page.waitForEvent("download");
  await dialog(page).getByRole("button", { name: "Download PDF" }).click();
  const download = await coming;
  await expect(dialog(page).getByText("Saved to your downloads.")).toBeVisible();
  const { pages } = await readPdf(await readFile(await download.path()));
  return {
    name: download.suggestedFilename(),
    text: pages.map(({ text }) => text).join(" "),
  };
}
