import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { readPdf } from "#server/testing/read-pdf.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { ago, logCycles, post, read } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { filesOf } from "../support/her-files.ts";

test.use({ beginsAtHome: false });

const START = 24;
/** The first day of higher temperatures; ovulation was the day before. */
const RISE = 15;
const ovulation = addDays(ago(START), RISE - 2);
const date = formatDay(ovulation, "en");

test.beforeEach(async ({ mwezi, signedIn, page }) => {
  const { address } = mwezi;
  await logCycles(address, signedIn, START, [29, 30, 34]);
  for (let day = 6; day <= 20; day += 1) {
    const basalBodyTemp = day < RISE ? 36.4 : 36.8;
    const sign = { date: addDays(ago(START), day - 1), basalBodyTemp };
    await post(address, "/api/ovulation", sign, signedIn);
  }
  await page.reload();
});

/** PDF text has no space at line ends. */
const flat = (text: string) => text.replace(/\s+/g, "");

async function pdfText(page: Page): Promise<string> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const { pages } = await readPdf(await readFile(await (await coming).path()));
  return flat(pages.map(({ text }) => text).join(""));
}

test("the ovulation day agrees on its page, in the calendar, in the history and in the report", async ({
  home,
}) => {
  await home.goto("/ovulation");
  await expect(home.getByRole("heading", { name: "Ovulation confirmed" })).toBeVisible();
  await expect(home.getByText(`Around day ${RISE - 1}, `, { exact: false }).first()).toBeVisible();

  await home.goto(`/calendar?month=${ovulation.slice(0, 7)}`);
  await expect(
    home.getByRole("button", { name: new RegExp(`^${date}, .*ovulation`, "i") }),
  ).toBeVisible();

  await home.goto("/");
  await expect(home.getByRole("img", { name: /^Day 25 of .*Luteal phase/ })).toBeVisible();
  await home.goto("/patterns");
  const place = home.getByRole("region", { name: "Where you are today" });
  await expect(place).toContainText("Luteal phase");
  await home.goto("/my-health/doctor-visit");
  const report = home.getByRole("article", { name: "The page you hand over" });
  await expect(report).toContainText("Today: luteal phase.");
  await expect(report.locator(".visit-ovulation")).toHaveCount(1);
});

test("the report, its link, its PDF and the calendar file agree on figures and days", async ({
  home,
  browser,
  signedIn,
  mwezi,
}) => {
  const { address } = mwezi;
  await home.goto("/my-health/doctor-visit");
  const report = home.getByRole("article", { name: "The page you hand over" });
  await expect(report).toContainText("3 complete cycles: on average 31 days, median 30");
  const sentences = await report.locator("p, li").allInnerTexts();
  const text = await pdfText(home);
  for (const sentence of sentences) expect(text).toContain(flat(sentence));

  await home.getByLabel("Who it is for").fill("Dr Dlamini");
  await home.getByRole("button", { name: "Make a link" }).click();
  const link = (await home.getByText("/shared-report#").textContent()) ?? "";
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto(link);
  await expect(elsewhere.getByText(/on average 31 days, median 30/)).toBeVisible();
  expect(await elsewhere.getByRole("article").locator("p, li").allInnerTexts()).toEqual(sentences);
  await elsewhere.context().close();

  const { forecast } = (await read(address, "/api/insights/forecast", signedIn)) as unknown as {
    forecast: { likely80: { first: CalendarDay; last: CalendarDay } };
  };
  const { first, last } = forecast.likely80;
  const range = `${formatDay(first, "en")} to ${formatDay(last, "en")}`;
  expect(sentences.join(" ")).toContain(range);
  const calendar = (await filesOf(address, "ics", signedIn)).get("") ?? "";
  expect(calendar).toContain(`DTSTART;VALUE=DATE:${first.replaceAll("-", "")}`);
  expect(calendar.replace(/\r\n /g, "")).toContain(range.replaceAll(",", "\\,"));
});
