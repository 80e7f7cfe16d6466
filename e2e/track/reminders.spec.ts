import type { Page } from "@playwright/test";
import { ago, logCycles } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectStep, expectToast } from "../support/walks.ts";
import { send, type Woman } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
/** Due from midnight, at whatever time the journey runs. */
const allDay = { isOn: true, time: "00:00", weekdays: EVERY_DAY };

const dueRow = (page: Page) => page.getByRole("navigation", { name: "Due now" });

async function makeDue(address: string, { token }: Woman): Promise<void> {
  const dailyLog = { ...allDay, isOn: false };
  await send("PATCH", `${address}/api/reminders`, { doses: allDay, dailyLog }, token);
  await send(
    "POST",
    `${address}/api/medicines`,
    { name: "Metformin", startDate: ago(0), schedule: { kind: "daily", timesADay: 1 } },
    token,
  );
}

test("a due reminder is on top of home, links to its page, and disappears once answered", async ({
  home,
  mwezi,
  signedIn,
}) => {
  await logCycles(mwezi.address, signedIn, 10, [28, 29, 28, 27, 28, 29]);
  await makeDue(mwezi.address, signedIn);
  const due = dueRow(home).getByRole("link", { name: "1 dose to log" });
  // On a slow line the row is below by design, so the line is reported as fast.
  await home.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { effectiveType: "4g" } });
  });
  await expect(async () => {
    await home.goto("/");
    await expect(due).toBeInViewport({ timeout: 3000 });
  }).toPass();
  const start = home.getByRole("button", { name: "Start Period" });
  await expect(start).toBeEnabled();
  const button = await start.boundingBox();
  const tabs = await home.locator("[data-bottom-bar]").boundingBox();
  expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThanOrEqual(tabs?.y ?? 0);
  await inspect(home, "home with something due");
  await due.click();
  await expect(home).toHaveURL(/\/my-health\/medications$/);
  const dose = home.getByRole("group", { name: "Metformin", exact: true });
  const taken = dose.getByRole("button", { name: "Taken" });
  await taken.click();
  await expect(taken).toHaveAttribute("aria-pressed", "true");
  await home.getByRole("link", { name: "Home", exact: true }).first().click();
  await expect(start).toBeEnabled();
  await expect(dueRow(home)).toHaveCount(0);
});

test("reminder times can be set, and all reminders ended with one tap", async ({
  home,
  mwezi,
  signedIn,
}) => {
  await makeDue(mwezi.address, signedIn);
  await home.goto("/settings/reminders");
  await expectStep(home, "Reminders");
  const log = home.getByRole("switch", { name: "Your daily log" });
  await expect(log).not.toBeChecked();
  await log.check();
  await home.getByText("Time, days and words").first().click();
  await home.getByLabel("Time", { exact: true }).first().fill("00:00");
  await home.getByText("Factual: “Your entry for today”").click();
  await home.getByRole("button", { name: "Save" }).click();
  await expectToast(home, "Reminders saved", "You can change them any time.");
  await inspect(home, "/settings/reminders");
  await home.goto("/");
  await expect(dueRow(home).getByRole("link")).toHaveText([
    "1 dose to log",
    "Your entry for today",
  ]);
  await home.goto("/settings/reminders");
  await home.getByRole("switch", { name: "Remind me" }).click();
  await expect(home.getByRole("heading", { name: "What you are reminded of" })).toHaveCount(0);
  await home.goto("/");
  await expect(home.getByRole("button", { name: "Start Period" })).toBeEnabled();
  await expect(dueRow(home)).toHaveCount(0);
});

test("calendar apps read the chosen events by an address that can be renewed and revoked", async ({
  home,
  mwezi,
  signedIn,
}) => {
  await makeDue(mwezi.address, signedIn);
  await home.goto("/settings/reminders");
  await expectStep(home, "Reminders");
  await home.getByText("Time, days and words").first().click();
  await home.getByLabel("Your own words in the calendar").first().fill("Vitamins");
  await expect(home.getByRole("figure").nth(1)).toContainText("Vitamins");
  await home.getByRole("switch", { name: "Quiet hours" }).uncheck();
  await home.getByRole("button", { name: "Save" }).click();
  await expectToast(home, "Reminders saved", "You can change them any time.");
  await home.getByRole("button", { name: "Make an address for my calendar" }).click();
  const field = home.getByLabel("The address, for your calendar alone");
  await expect(field).toHaveValue(/\/api\/calendar-feed\/[\w-]{64}$/);
  const first = await field.inputValue();
  const calendar = await fetch(first);
  expect(calendar.status).toBe(200);
  expect(await calendar.text()).toContain("SUMMARY:Vitamins");
  await inspect(home, "/settings/reminders with a calendar");
  const download = home.waitForEvent("download");
  await home.getByRole("button", { name: "Save it as a file" }).click();
  expect((await download).suggestedFilename()).toBe("notes.ics");
  await home.getByRole("button", { name: "New address, end this one" }).click();
  await expect(field).not.toHaveValue(first);
  expect((await fetch(first)).status).toBe(404);
  const second = await field.inputValue();
  await home.getByRole("button", { name: "End it" }).click();
  await expect(field).toHaveCount(0);
  expect((await fetch(second)).status).toBe(404);
});
