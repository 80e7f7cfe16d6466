import { randomUUID } from "node:crypto";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { ago, logDays } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { onboard, send, type Woman } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const dateOf = (day: CalendarDay) => formatDay(day, "en");

/** Only statistics over the whole history request every log. */
const EVERY_LOG = /pcos-logs\?days=3660/;

/** Cycles of 70 and 30 days, and a current one on day 21. */
async function logLongHistory(address: string, { token }: Woman): Promise<void> {
  for (const days of [120, 50, 20]) {
    const cycle = { id: randomUUID(), startDate: ago(days), endDate: ago(days - 4) };
    await send("POST", `${address}/api/cycles`, { ...cycle, flow: "moderate" }, token);
  }
}

test("a cycle of 70 days is a string of 70 beads, with its length and a table", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await logLongHistory(mwezi.address, signedIn);
  await home.goto("/history");
  const long = home.getByRole("img", { name: new RegExp(`began ${dateOf(ago(120))}: 70 days`) });
  await expect(long).toBeVisible();
  await expect(long.locator("g[transform]")).toHaveCount(70);
  await expect(home.getByText("70 days", { exact: true })).toBeVisible();
  await expect(home.getByRole("img", { name: /21 days so far/ })).toBeVisible();
  await home.getByText("As a table").click();
  await expect(home.getByRole("row")).toHaveCount(4);
  await expect(home.getByRole("row").nth(2)).toContainText("30");
  await inspect(home, "/history");
});

test("an empty history explains itself and accepts an earlier period", async ({ home }) => {
  await home.goto("/history");
  await expect(home.getByText("Your first string begins with your first period")).toBeVisible();
  await inspect(home, "/history, empty");
  await home.getByRole("button", { name: "Add a period" }).click();
  const dialog = home.getByRole("dialog", { name: "Add a period" });
  await dialog.getByLabel("Bleeding began").fill(ago(33));
  await dialog.getByLabel("Last day of bleeding").fill(ago(34));
  await dialog.getByRole("button", { name: "Add this period" }).click();
  await expect(dialog.getByText("Choose the first day or a day after it.")).toBeVisible();
  await inspect(home, "adding a period");
  await dialog.getByLabel("Last day of bleeding").fill(ago(29));
  await dialog.getByRole("button", { name: "Add this period" }).click();
  await expectToast(home, "Period added", "We've updated your averages and predictions.");
  await expect(home.getByRole("img", { name: /34 days so far/ })).toBeVisible();
});

test("a cycle can be excluded from averages, marked unsure, and deleted", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await logLongHistory(mwezi.address, signedIn);
  await home.goto("/history");
  const edit = home.getByRole("button", { name: `Edit the cycle that began ${dateOf(ago(120))}` });
  const dialog = home.getByRole("dialog", { name: "Edit this cycle" });
  await edit.click();
  await dialog.getByLabel("In averages and predictions").selectOption("illness");
  await dialog.getByRole("checkbox", { name: "I'm not sure of these days" }).check();
  await dialog.getByRole("radio", { name: "No, it was this long" }).check();
  await inspect(home, "editing a cycle");
  await dialog.getByRole("button", { name: "Save changes" }).click();
  await expectToast(home, "Cycle changed", "We've updated your averages and predictions.");
  await expect(home.getByText("Left out of averages")).toBeVisible();
  await expect(home.getByText("Unsure of dates")).toBeVisible();
  const answer = await fetch(`${mwezi.address}/api/cycles`, {
    headers: { authorization: `Bearer ${signedIn.token}` },
  });
  const [, , oldest] = (await answer.json()) as Record<string, unknown>[];
  expect(oldest).toMatchObject({ leftOutBecause: "illness", isUnsure: true, missedLog: "no" });

  await edit.click();
  await dialog.getByRole("button", { name: "Delete this cycle" }).click();
  await dialog.getByRole("button", { name: "Delete", exact: true }).click();
  await expectToast(home, "Cycle deleted", "The cycles before and after it now count as one.");
  await expect(edit).toBeHidden();
});

test("a cycle changed in another tab is not overwritten silently", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const id = randomUUID();
  const cycles = `${mwezi.address}/api/cycles`;
  await send("POST", cycles, { id, startDate: ago(20), endDate: ago(16) }, signedIn.token);
  await home.goto("/history");
  await home.getByRole("button", { name: /^Edit the cycle/ }).click();
  const dialog = home.getByRole("dialog", { name: "Edit this cycle" });
  await dialog.getByLabel("Notes").fill("On a journey");
  await send("PATCH", `${cycles}/${id}`, { flow: "heavy" }, signedIn.token);
  await dialog.getByRole("button", { name: "Save changes" }).click();
  const conflict = home.getByRole("dialog", { name: "This was changed somewhere else" });
  await expect(conflict.getByRole("cell", { name: "On a journey" })).toBeVisible();
  await expect(conflict.getByRole("cell", { name: "Heavy" })).toBeVisible();
  await inspect(home, "a cycle changed in two places");
  await conflict.getByRole("button", { name: "Save what I typed" }).click();
  await expectToast(home, "Cycle changed", "We've updated your averages and predictions.");
});

test("the calendar opens a day, shows what is logged, and links to its log", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await logLongHistory(mwezi.address, signedIn);
  await logDays(mwezi.address, signedIn);
  await home.goto(`/calendar?month=${ago(20).slice(0, 7)}`);
  await expect(home.getByRole("heading", { name: "Calendar", level: 1 })).toBeVisible();
  await inspect(home, "/calendar");
  const first = home.getByRole("button", {
    name: new RegExp(`^${dateOf(ago(20))}, Period, 3 logged`),
  });
  await first.click();
  const dialog = home.getByRole("dialog", { name: dateOf(ago(20)) });
  await expect(dialog.getByText("day 1 of this cycle")).toBeVisible();
  await expect(dialog.getByText("Cramps")).toBeVisible();
  await expect(dialog.getByText("6 of 10, moderate")).toBeVisible();
  await inspect(home, "a day of the calendar");
  await dialog.getByRole("button", { name: "Edit the cycle that began on this day" }).click();
  await expect(home.getByRole("dialog", { name: "Edit this cycle" })).toBeVisible();
  await home.keyboard.press("Escape");
  await first.click();
  await dialog.getByRole("link", { name: "Edit this day's log" }).click();
  await expect(home).toHaveURL(new RegExp(`/track\\?day=${ago(20)}$`));
});

test("the calendar has arrow-key navigation and adjacent months", async ({ home }) => {
  await home.goto("/calendar?month=2026-08");
  await expect(home.getByRole("heading", { name: "August 2026" })).toBeVisible();
  await home.getByRole("button", { name: /^1 Aug 2026/ }).focus();
  await home.keyboard.press("ArrowDown");
  await home.keyboard.press("ArrowRight");
  await expect(home.getByRole("button", { name: /^9 Aug 2026/ })).toBeFocused();
  await home.getByRole("button", { name: "Month before" }).click();
  await expect(home.getByRole("heading", { name: "July 2026" })).toBeVisible();
  await expect(home).toHaveURL(/month=2026-07/);
  await home.getByRole("button", { name: "Today" }).click();
  await expect(home.locator("[aria-current=date]")).toBeVisible();
});

test("the calendar shows fertile days, except with hormonal contraception", async ({
  home,
  signedIn,
  mwezi,
}) => {
  for (const days of [93, 65, 37, 9]) {
    const cycle = { startDate: ago(days), endDate: ago(days - 4) };
    await send("POST", `${mwezi.address}/api/cycles`, cycle, signedIn.token);
  }
  await home.goto("/calendar");
  await expect(home.getByText("Peak fertile day, estimated")).toBeVisible();
  await onboard(mwezi.address, signedIn, { contraception: "pill" });
  await home.reload();
  await expect(home.locator("[aria-current=date]")).toBeVisible();
  await expect(home.getByText("Peak fertile day, estimated")).toBeHidden();
  await expect(home.getByRole("button", { name: /fertile/i })).toHaveCount(0);
});

test("trends show lines, symptoms by phase and measurements, each with numbers", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await logLongHistory(mwezi.address, signedIn);
  await logDays(mwezi.address, signedIn);
  const asked: string[] = [];
  home.on("request", (request) => asked.push(request.url()));
  await home.goto("/trends");
  await expect(home.getByRole("heading", { name: "Energy", exact: true })).toBeVisible();
  expect(asked.filter((address) => EVERY_LOG.test(address))).toEqual([]);
  const every = home.waitForRequest(EVERY_LOG);
  await home.getByRole("heading", { name: "Symptoms by phase" }).scrollIntoViewIfNeeded();
  await every;
  for (const title of [
    "Mood",
    "Sleep",
    "Energy",
    "Symptoms by phase",
    "Weight",
    "Blood pressure",
  ]) {
    await expect(home.getByRole("heading", { name: title, exact: true })).toBeVisible();
  }
  const map = home.getByRole("table", { name: "Days with each symptom, by phase of the cycle" });
  await expect(map.getByRole("cell").first()).toContainText("3 of 3 days");
  await expect(home.getByText("from 140, a doctor looks further")).toBeVisible();
  await home.getByText("As a table").first().click();
  const mood = home.getByRole("table", { name: "Low mood, Anxiety" });
  await expect(mood.getByRole("row")).toHaveCount(7);
  await home.getByRole("button", { name: "1 year" }).click();
  await expect(home).toHaveURL(/span=12/);
  await expect(home.getByText(/averages of each week/).first()).toBeVisible();
  await inspect(home, "/trends");
});

test("empty trends explain how to begin", async ({ home }) => {
  await home.goto("/trends");
  await expect(home.getByText("No lines yet")).toBeVisible();
  await expect(home.getByRole("link", { name: "Log today" })).toHaveAttribute("href", "/track");
  await inspect(home, "/trends, empty");
});

test("the dashboard links to the calendar", async ({ home }) => {
  await home.goto("/");
  await home.getByRole("link", { name: "Calendar" }).click();
  await expect(home.getByRole("heading", { level: 1, name: "Calendar" })).toBeVisible();
});
