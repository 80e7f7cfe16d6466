import { readFile } from "node:fs/promises";
import { readPdf } from "#server/testing/read-pdf.ts";
import { log, openTrack, saveButton } from "../support/daily-log.ts";
import { ago, post } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { log as healthLog, openLog, save, tab } from "../support/health-log-walks.ts";
import { inspect } from "../support/inspect.ts";
import { expectSaved } from "../support/walks.ts";
import { onboard } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

test("bleeding at 57 after 700 days without raises a concern on home, without fertile days anywhere", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await onboard(mwezi.address, signedIn, { age: 57 });
  const last = { startDate: ago(700), endDate: ago(696) };
  await post(mwezi.address, "/api/cycles", last, signedIn);
  await openTrack(home);
  await log(home).getByRole("radio", { name: "Light", exact: true }).check();
  await home.getByRole("radio", { name: "Yes, a period starts" }).check();
  await saveButton(home).click();
  await expectSaved(log(home));
  await home.goto("/");
  const line = home.getByRole("link", { name: /: Book now: bleeding after menopause/ });
  await expect(line).toBeVisible();
  await inspect(home, "bleeding after the change");
  await expect(home.getByRole("main")).not.toContainText(/peak|most fertile/i);
  const needed = "After a year without a period, any bleeding needs a check within two weeks.";
  await expect(home.getByRole("main")).toContainText(needed);
  await expect(home.getByRole("main")).not.toContainText(/next period|in 10/i);
  await line.click();
  await expect(home.getByText(/^Book now: bleeding after menopause/)).toBeVisible();
  await expect(home.getByText("Do I need a scan of the womb lining?")).toBeVisible();
  await inspect(home, "what to show someone");
});

test("the 25th day of heavy bleeding is a prolonged bleed on every screen, without an ovulatory phase", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await post(mwezi.address, "/api/cycles", { startDate: ago(24) }, signedIn);
  for (let day = 0; day <= 24; day += 1) {
    const entry = { date: ago(day), period_flow: "heavy" };
    await post(mwezi.address, "/api/pcos-logs", entry, signedIn);
  }
  await home.goto("/");
  const main = home.getByRole("main");
  await expect(main).toContainText("Book a clinic visit this week about this long bleed.");
  await expect(main).not.toContainText(/ovulatory|luteal/i);
  await home.goto("/concerns");
  await expect(main).toContainText("Book a clinic visit this week about this long bleed.");
  await home.goto("/track");
  await expect(main).toContainText("No pattern of sleep, food, stress, skin, hair or weight");
  await home.goto("/my-health/doctor-visit");
  await expect(home.getByRole("article", { name: "The page you hand over" })).toContainText(
    /Within a week: Flow: heavy on .{5,30}; Bleeding.{0,40}25 days/,
  );
});

test("cramps of 10 raise a concern on home when saved", async ({ home }) => {
  await home.goto("/");
  await openLog(home);
  await tab(home, "Symptoms");
  await healthLog(home).getByRole("button", { name: "Cramps" }).click();
  await healthLog(home).getByRole("slider", { name: "Cramps" }).fill("10");
  await save(home);
  await expect(
    home.getByRole("link", { name: /: Book a visit this week about this pain/ }),
  ).toBeVisible();
});

test("abnormal lab values are on the PDF's single page", async ({ home, signedIn, mwezi }) => {
  const results = [
    { date: ago(19), test: "hba1c", value: 9.8, unit: "%" },
    { date: ago(1), test: "haemoglobin", value: 6.1, unit: "g/dL" },
  ];
  for (const result of results) await post(mwezi.address, "/api/labs", result, signedIn);
  await home.goto("/my-health/doctor-visit");
  const coming = home.waitForEvent("download");
  await home.getByRole("button", { name: "Download PDF" }).click();
  const { pages } = await readPdf(await readFile(await (await coming).path()));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.text).toContain("Haemoglobin 6.1 g/dL");
  expect(pages[0]?.text).toContain("HbA1c 9.8 %");
  expect(pages[0]?.text).not.toContain("None of the signs");
});

test("with PCOS the sleep questions are due once a year, and the answers are evaluated", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await onboard(mwezi.address, signedIn, { pcosDiagnosis: "yes" });
  await home.goto("/concerns");
  const due = home.getByRole("group").filter({ hasText: /^At your next visit, say how you sleep/ });
  await due.locator("summary").click();
  await due.getByRole("link", { name: "Answer the questions here" }).click();
  const answer = (question: RegExp, words: string) =>
    home.getByRole("group", { name: question }).getByRole("radio", { name: words });
  await answer(/snore loudly/, "Yes").check();
  await home.getByRole("button", { name: "Save" }).click();
  await expect(home.getByText("Choose one answer.")).toHaveCount(2);
  await inspect(home, "the questions about sleep");
  await answer(/wake tired/, "Yes").check();
  await answer(/stop breathing/, "No").check();
  await home.getByRole("button", { name: "Save" }).click();
  await expect(home.getByText("You said: loud snoring and tired by day")).toBeVisible();
  await inspect(home, "what she said of her sleep");
  await home.getByRole("link", { name: "What to show a nurse or doctor" }).click();
  await expect(
    home.getByRole("heading", { name: "Mention how you sleep at your next visit." }),
  ).toBeVisible();
  await expect(due).toBeHidden();
});
