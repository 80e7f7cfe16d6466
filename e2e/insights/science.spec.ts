import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addDays, type CalendarDay, dayInZone } from "#domain/days/calendar-day.ts";
import { logShift } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { send, type Woman } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const ZONE = "Africa/Johannesburg";
const today = () => dayInZone(Date.now(), ZONE);

/** Five-day periods this many days apart, newest last; the last one began `daysIn` days ago. */
async function logCycles(address: string, { token }: Woman, daysIn: number, lengths: number[]) {
  let day: CalendarDay = addDays(today(), -daysIn);
  for (const length of [0, ...lengths.toReversed()]) {
    day = addDays(day, -length);
    const cycle = { id: randomUUID(), startDate: day, endDate: addDays(day, 4) };
    await send("POST", `${address}/api/cycles`, cycle, token);
  }
}

const monthly = [28, 29, 28, 27, 28, 29, 28, 28];
const overview = (page: Page) => page.getByRole("region", { name: "Cycle Overview" });
const predictions = (page: Page) => page.getByRole("region", { name: "Predictions" });

test("a forecast shows its likely day, its range and how sure it is", async ({
  home,
  mwezi,
  signedIn,
}) => {
  await logCycles(mwezi.address, signedIn, 10, monthly);
  await home.goto("/");
  const card = predictions(home);
  await expect(card.getByText(/^\d+ \w+ – \d+ \w+$/)).toBeVisible();
  await expect(card.getByText(/^most likely \d+ \w+$/)).toBeVisible();
  await expect(card.getByText("At least 8 in 10 chance", { exact: true })).toBeVisible();
  await expect(overview(home).getByText("Quite sure")).toBeVisible();

  await overview(home).getByRole("button", { name: "How sure is this?" }).click();
  const sheet = home.getByRole("dialog", { name: "How sure is this?" });
  await expect(sheet.getByRole("heading", { name: "Fertile days, one by one" })).toBeVisible();
  await expect(sheet.getByRole("img", { name: /^Chance that each day is fertile/ })).toBeVisible();
  await expect(sheet.getByText("8 complete cycles you logged")).toBeVisible();
  await expect(
    sheet.getByText(/^In your last \d cycles the period came inside the likely range \d times?\.$/),
  ).toBeVisible();
  await expect(sheet.getByRole("img", { name: /^Chance of each day/ })).toBeVisible();
  await sheet.getByText("The chance of each day, as a table").click();
  await expect(sheet.getByRole("table")).toBeVisible();
  await inspect(home, "the sheet");
  await home.keyboard.press("Escape");
  await expect(overview(home).getByRole("button", { name: "How sure is this?" })).toBeFocused();
});

test("a late period has a new range and reassuring words", async ({ home, mwezi, signedIn }) => {
  await logCycles(mwezi.address, signedIn, 37, monthly);
  await home.goto("/");
  const card = predictions(home);
  await expect(card.getByText("Overdue")).toBeVisible();
  await expect(card.getByText(/8 in 10 chance/)).toBeVisible();
  await expect(overview(home).getByText("9 days later than expected")).toBeVisible();
  await expect(overview(home).getByText(/^“Late” only means/)).toBeVisible();
  await expect(overview(home).getByText("Day 38 since your last period started.")).toBeVisible();
});

test("after 90 days the next step is shown: a test first, then a clinic", async ({
  home,
  mwezi,
  signedIn,
}) => {
  await logCycles(mwezi.address, signedIn, 93, [60, 70, 55, 80, 66]);
  await home.goto("/");
  const note = overview(home).getByText(/^If you could be pregnant, take a test first/);
  await expect(note).toContainText("Then visit a clinic");
  await inspect(home, "a long wait");
});

test("a cycle twice as long as the others is questioned once", async ({
  home,
  mwezi,
  signedIn,
}) => {
  await logCycles(mwezi.address, signedIn, 10, [28, 28, 28, 28, 56, 28, 28]);
  await home.goto("/");
  const question = home.getByRole("region", { name: /^Did you forget to log a period around / });
  await expect(question.getByText(/lasted 56 days/)).toBeVisible();
  await inspect(home, "the question");
  await question.getByRole("button", { name: "Not sure" }).click();
  await expect(question).toBeHidden();
  await home.reload();
  await expect(predictions(home).getByText(/8 in 10 chance/)).toBeVisible();
  await expect(question).toBeHidden();
});

test("an unlogged period can be added, or marked as forgotten", async ({
  home,
  mwezi,
  signedIn,
}) => {
  await logCycles(mwezi.address, signedIn, 10, [28, 28, 28, 28, 56, 28, 28]);
  await home.goto("/");
  const question = home.getByRole("region", { name: /^Did you forget to log a period around / });
  await question.getByRole("button", { name: "Yes" }).click();
  await question.getByRole("button", { name: "Add that period" }).click();
  await expect(home.getByRole("dialog", { name: "Log Health Data" })).toBeVisible();
  await home.keyboard.press("Escape");
  await question.getByRole("button", { name: "I don't know the day" }).click();
  await expect(question).toBeHidden();
});

test("a lasting rise in temperature confirms ovulation, on the chart and the card", async ({
  home,
  mwezi,
  signedIn,
}) => {
  await logCycles(mwezi.address, signedIn, 22, monthly);
  await logShift(mwezi.address, signedIn, 22, 15);
  await home.goto("/");
  await expect(overview(home).getByText("Confirmed", { exact: true })).toBeVisible();
  await overview(home).getByRole("link", { name: "Signs of ovulation" }).click();
  await expect(home.getByRole("heading", { name: "Ovulation confirmed" })).toBeVisible();
  await expect(home.getByText(/^Around day 14, /)).toBeVisible();
  await expect(home.getByRole("img", { name: /12 temperatures/ })).toBeVisible();
  await home.getByText("As a table", { exact: true }).click();
  await expect(home.getByRole("cell", { name: "36.75 °C" }).first()).toBeVisible();
  await inspect(home, "the chart");

  await home.getByRole("button", { name: "Cycle before" }).click();
  await expect(home.getByText("28 days", { exact: true })).toBeVisible();
  await expect(home.getByText("Not confirmed", { exact: true })).toBeVisible();
  await expect(home.getByText(/You may still have ovulated/)).toBeVisible();

  await home.getByRole("button", { name: "Log today's signs" }).click();
  await expect(home.getByRole("tab", { name: "Ovulation", selected: true })).toBeVisible();
});

test("each sign and an imported ring say how they move the forecast", async ({
  home,
  mwezi,
  signedIn,
}) => {
  const daysIn = 17;
  await logCycles(mwezi.address, signedIn, daysIn, monthly);
  const ovulation = Array.from({ length: 12 }, (_, place) => ({
    date: addDays(today(), place + 3 - daysIn),
    basalBodyTemp: place < 8 ? 36.4 : 36.75,
    ...(place === 6 && { ovulationByWearable: "oura" }),
  }));
  const history = { source: "oura", entries: { ovulation } };
  await send("POST", `${mwezi.address}/api/imports`, history, signedIn.token);
  await home.goto("/ovulation");
  const card = home.getByRole("heading", { name: "What your signs do to the forecast" });
  await expect(card).toBeVisible();
  await expect(home.getByText(/^4 warm days: /)).toBeVisible();
  await expect(home.getByText(/^Your wearable places ovulation on day 10: /)).toBeVisible();
  await expect(home.getByText(/^Chance of ovulation/).first()).toBeVisible();
  await inspect(home, "what signs do");
  await home.goto("/");
  await overview(home).getByRole("button", { name: "How sure is this?" }).click();
  const sheet = home.getByRole("dialog", { name: "How sure is this?" });
  await expect(sheet.getByText(/^Your wearable places ovulation on day 10: /)).toBeVisible();
  await inspect(home, "the sheet with signs");
});

test("patterns state how much more data they need, and what is usual", async ({
  home,
  mwezi,
  signedIn,
}) => {
  await logCycles(mwezi.address, signedIn, 10, [28, 29, 70, 28]);
  await home.goto("/patterns");
  await expect(home.getByText(/^3 of your last 4 cycles were in the usual range/)).toBeVisible();
  await expect(home.getByText(/^Not enough data yet/)).toBeVisible();
  await expect(home.getByText(/^2 more cycles are needed/).first()).toBeVisible();
  await home.getByText("As a table", { exact: true }).click();
  await expect(home.getByRole("cell", { name: "70" })).toBeVisible();
  await inspect(home, "patterns");
});

test("with fertility hidden no screen mentions it", async ({ home, mwezi, signedIn }) => {
  await logCycles(mwezi.address, signedIn, 22, monthly);
  await logShift(mwezi.address, signedIn, 22, 15);
  await home.goto("/settings/what-you-see");
  await home.getByRole("switch", { name: "Hide everything about fertility" }).click();
  await expect(home.getByRole("switch", { name: /^Hide everything/ })).toBeChecked();
  await home.goto("/");
  await expect(predictions(home).getByText(/8 in 10 chance/)).toBeVisible();
  await expect(overview(home)).not.toContainText(/fertil|ovulat/i);
  await overview(home).getByRole("button", { name: "How sure is this?" }).click();
  const sheet = home.getByRole("dialog", { name: "How sure is this?" });
  await expect(sheet.getByText("What it's based on")).toBeVisible();
  await expect(sheet).not.toContainText(/fertil|ovulat/i);
  await home.goto("/patterns");
  await expect(home.getByRole("heading", { name: "Your cycles" })).toBeVisible();
  await expect(home.getByRole("main")).not.toContainText(/fertil|ovulat/i);
  await home.goto("/ovulation");
  await expect(home.getByText("You chose in “Settings” not to see this page.")).toBeVisible();
  await expect(home.getByRole("main")).not.toContainText(/fertil|ovulat/i);
});

test("everything fits 320 pixels", async ({ home, mwezi, signedIn }) => {
  await logCycles(mwezi.address, signedIn, 10, [28, 28, 28, 28, 56, 28, 28]);
  await home.setViewportSize({ width: 320, height: 640 });
  for (const path of ["/", "/ovulation", "/patterns", "/settings", "/settings/profile"]) {
    await home.goto(path);
    await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
    const spare = await home.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(spare, `${path} scrolls sideways`).toBe(0);
  }
});
