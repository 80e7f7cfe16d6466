import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { addDays, type CalendarDay, dayInZone } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { expect, test } from "../support/fixtures.ts";
import { latch } from "../support/latch.ts";
import { expectToast } from "../support/walks.ts";
import { onboard, send, type Woman } from "../support/woman.ts";

const ZONE = "Africa/Johannesburg";
const startButton = (page: Page) => page.getByRole("button", { name: "Start Period" });
const newButton = (page: Page) => page.getByRole("button", { name: "New Period" });
const endButton = (page: Page) => page.getByRole("button", { name: "End Period" });
const card = (page: Page, title: string) =>
  page
    .getByRole("region", { name: title })
    .or(page.locator("section", { hasText: title }))
    .first();

/**
 * Logs completed five-day periods this many days apart; the last one began `lastStart` days ago.
 */
async function logCycles(address: string, { token }: Woman, lastStart: number, lengths: number[]) {
  const today = dayInZone(Date.now(), ZONE);
  let day: CalendarDay = addDays(today, -lastStart);
  for (const length of [0, ...lengths]) {
    day = addDays(day, -length);
    const cycle = { id: randomUUID(), startDate: day, endDate: addDays(day, 4) };
    await send("POST", `${address}/api/cycles`, cycle, token);
  }
}

test("an empty page explains how to begin [S2-52 S2-58 S5-14]", async ({ home, signedIn }) => {
  await expect(home.getByRole("heading", { level: 1 })).toContainText(signedIn.name);
  await expect(home.getByText("Your cycle overview", { exact: true })).toBeVisible();
  await expect(home.getByText("Log a few cycles to see predictions")).toBeVisible();
  await expect(startButton(home)).toBeEnabled();
  await expect(endButton(home)).toBeDisabled();
});

test("starting a period shows the day, the date and the forecast [S2-54 S2-55 S2-56 S2-57 S4-10 S4-13 S8-20 S9-01]", async ({
  home,
}) => {
  await startButton(home).click();
  await expectToast(home, "Period started", "Your new cycle has been logged.");
  await expect(home.getByText("Day 1 of 28")).toBeVisible();
  const today = formatDay(dayInZone(Date.now(), ZONE), "en");
  await expect(home.getByText("Current period started")).toBeVisible();
  await expect(home.getByText(today).first()).toBeVisible();
  await expect(home.getByRole("img", { name: /^Day 1 of 28/ })).toBeVisible();
  for (const label of ["Period", "Ovulation", "Next Period"]) {
    await expect(home.getByRole("listitem").filter({ hasText: label }).first()).toBeVisible();
  }
  const predictions = card(home, "Predictions");
  await expect(predictions.getByRole("heading", { name: "Next Period" })).toBeVisible();
  await expect(predictions.getByText(/^In \d+(–\d+)? days$/)).toBeVisible();
  await expect(predictions.getByText(/8 in 10 chance/)).toBeVisible();
  await expect(predictions.getByRole("heading", { name: "Fertile Window" })).toBeVisible();
  await expect(startButton(home)).toBeHidden();
  await expect(newButton(home)).toBeEnabled();
});

test("ending a period closes it [S2-55 S4-11 S7-16 S8-21]", async ({ home }) => {
  await startButton(home).click();
  await expect(endButton(home)).toBeEnabled();
  await endButton(home).click();
  await expectToast(home, "Period ended", "Your cycle has been updated.");
  await expect(home.getByText("Current period started")).toBeHidden();
  await expect(endButton(home)).toBeDisabled();
});

test("the buttons are disabled during a request [S5-14]", async ({ home }) => {
  const answer = latch();
  await home.route("**/api/cycles", async (route) => {
    if (route.request().method() === "POST") await answer.opened;
    await route.continue();
  });
  await startButton(home).click();
  await expect(startButton(home)).toBeDisabled();
  answer.open();
  await expect(newButton(home)).toBeEnabled();
});

test("a failed start is reported and can be retried, with a single period saved [S8-06]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await home.route("**/api/cycles", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 503, body: "" })
      : route.continue(),
  );
  await startButton(home).click();
  await expectToast(home, "Failed to start period", "Please try again.");
  await home.unroute("**/api/cycles");
  await startButton(home).click();
  await expect(newButton(home)).toBeVisible();
  const answer = await fetch(`${mwezi.address}/api/cycles`, {
    headers: { authorization: `Bearer ${signedIn.token}` },
  });
  expect(await answer.json()).toHaveLength(1);
});

test("a failed end is reported [S8-07]", async ({ home }) => {
  await startButton(home).click();
  await expect(endButton(home)).toBeEnabled();
  await home.route("**/api/cycles/*", (route) =>
    route.request().method() === "PATCH"
      ? route.fulfill({ status: 503, body: "" })
      : route.continue(),
  );
  await endButton(home).click();
  await expectToast(home, "Failed to end period", "Please try again.");
  await expect(endButton(home)).toBeEnabled();
});

test.describe("with logged cycles", () => {
  test.use({ beginsAtHome: false });

  test("New Period ends the open period and starts another [S4-12]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const startDate = addDays(dayInZone(Date.now(), ZONE), -29);
    await send("POST", `${mwezi.address}/api/cycles`, { startDate }, signedIn.token);
    await home.goto("/");
    await newButton(home).click();
    await expect(home.getByText("Day 1 of 29")).toBeVisible();
    const answer = await fetch(`${mwezi.address}/api/cycles`, {
      headers: { authorization: `Bearer ${signedIn.token}`, "time-zone": ZONE },
    });
    const cycles = (await answer.json()) as { endDate?: string }[];
    // Left open for 29 days, it ends on its 8th.
    expect(cycles.map(({ endDate }) => endDate)).toEqual([undefined, addDays(startDate, 7)]);
  });

  test("the user's average replaces 28, with the averages beside it", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await logCycles(mwezi.address, signedIn, 9, [31, 31, 31]);
    await home.goto("/");
    await expect(home.getByText(/^Day 10 of 3\d$/)).toBeVisible();
    await expect(home.getByText("31 days").first()).toBeVisible();
  });

  test("a late period reads Overdue, in reassuring words [S4-16]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await logCycles(mwezi.address, signedIn, 33, [28, 28, 28, 28]);
    await home.goto("/");
    await expect(home.getByText("Overdue")).toBeVisible();
  });

  test("with hormonal contraception home asks for the pack and shows no fertile days", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await onboard(mwezi.address, signedIn, { contraception: "pill" });
    await logCycles(mwezi.address, signedIn, 5, [28]);
    await home.goto("/");
    await expect(home.getByText("When did your pack start?")).toBeVisible();
    await expect(home.getByRole("heading", { name: "Fertile Window" })).toHaveCount(0);
  });

  test("during pregnancy the weeks replace predictions", async ({ home, signedIn, mwezi }) => {
    await onboard(mwezi.address, signedIn, { pregnancyStatus: "pregnant" });
    await logCycles(mwezi.address, signedIn, 5, [28]);
    await home.goto("/");
    await expect(home.getByText("How many weeks are you?")).toBeVisible();
    await expect(startButton(home)).toBeHidden();
  });

  test("How sure is this? opens an explanation and returns the focus", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await logCycles(mwezi.address, signedIn, 5, [28, 30]);
    await home.goto("/");
    const question = home.getByRole("button", { name: "How sure is this?" });
    await question.click();
    const dialog = home.getByRole("dialog", { name: "How sure is this?" });
    await expect(dialog).toContainText("never contraception");
    await home.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(question).toBeFocused();
  });
});

for (const { width, height } of [
  { width: 390, height: 780 },
  { width: 1280, height: 800 },
]) {
  test(`at ${width} px the four tabs lead to their pages [S2-04 S2-48]`, async ({ home }) => {
    await home.setViewportSize({ width, height });
    const tabs = home.getByRole("navigation", { name: "Main" });
    for (const [name, address] of [
      ["Track", "/track"],
      ["Learn", "/learn"],
      ["My Health", "/my-health"],
      ["Home", "/"],
    ] as const) {
      const tab = tabs.getByRole("link", { name, exact: true });
      await tab.click();
      await expect(home).toHaveURL(new RegExp(`${address}$`));
      await expect(tab).toHaveAttribute("aria-current", "page");
    }
    await expect(home.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
  });
}

test("the header with Logout stays visible above everything logged [S2-47]", async ({ home }) => {
  await expect(home.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
  const scroll = async () => {
    // Repeated until the cards below have loaded and the page can scroll.
    await home.mouse.wheel(0, 3000);
    return home.evaluate(() => scrollY);
  };
  await expect.poll(scroll).toBeGreaterThan(300);
  await expect(home.getByRole("button", { name: "Logout" })).toBeInViewport();
});

test("/pcos-tracking opens Track, and an unknown address the dashboard [S2-02]", async ({
  home,
}) => {
  await home.goto("/pcos-tracking");
  await expect(home.getByRole("heading", { level: 1, name: /^Hi, Thandi/ })).toBeVisible();
  await home.goto("/nowhere");
  await expect(home.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
});
