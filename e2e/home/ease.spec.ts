import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { counterOf, expectInDocs, fromHome, row, tab } from "../support/counter.ts";
import { log, logOn, mood, saveButton, savedLogs, scale } from "../support/daily-log.ts";
import { checkIn, slider } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectSaved } from "../support/walks.ts";
import { PASSWORD, ZONE } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, beginsAtHome: false });

const today = () => dayInZone(Date.now(), ZONE);

test("a new user reaches the dashboard within 15 taps, and her first log within 18", async ({
  page,
}) => {
  const walk = counterOf(page);
  const { tap, type, sees, step, button, count } = walk;
  await page.goto("/");
  await step("Your Wellness, Beautifully Tracked");
  await tap(page.getByRole("link", { name: "Begin your journey" }).first());
  await sees(page.locator("form[data-live]"));
  await walk.typeFocused(page.getByLabel("Name"), "Thandi");
  await type(page.getByLabel("Email"), "thandi@example.org");
  await type(page.getByLabel("Password", { exact: true }), PASSWORD);
  await type(page.getByLabel("Confirm password"), PASSWORD);
  await walk.press("Enter");

  await step(/^Welcome to Mwezi/);
  await button("Begin your journey");
  await step("When did your last period start?");
  const lately = Math.min(12, Number(today().slice(8)) - 1);
  await tap(page.locator(`button[data-day="${addDays(today(), -lately)}"]`));
  await button("Continue");
  await step("About you");
  await walk.typeFocused(page.getByLabel("Age", { exact: true }), "29");
  await walk.press("Enter");
  await step("Your cycle and health");
  await tap(page.getByRole("radio", { name: "Regular", exact: true }));
  await tap(page.getByRole("radio", { name: "No", exact: true }));
  await button("Continue");
  await step("What brings you here?");
  await button("Track my periods");
  await button("Continue");
  await step("Privacy and consent");
  await tap(page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }));
  await button("Complete Setup");
  await step("You're all set");
  await button("Skip the six setup steps");
  await sees(page.getByRole("heading", { name: "Cycle Overview" }));
  await expect(page.getByText(/^Day \d+ of/)).toBeVisible();
  expect(count.taps).toBeLessThanOrEqual(15);
  await expectInDocs("Landing to the dashboard", count);

  await tap(page.getByRole("navigation").getByRole("link", { name: "Track" }));
  await sees(page.getByRole("radio", { name: "Calm", exact: true }));
  await tap(page.getByRole("radio", { name: "Calm", exact: true }));
  await tap(page.getByRole("button", { name: "Save", exact: true }));
  await expectSaved(log(page));
  expect(count.screens).toBeLessThanOrEqual(12);
  expect(count.taps).toBeLessThanOrEqual(18);
  await expectInDocs("Landing to the first log", count);
});

test("logging a day takes few taps", async ({ home }) => {
  const scratch = await fromHome(home);
  await scratch.tap(tab(home, "Track"));
  await scratch.sees(scale(home, "Pain"));
  await scratch.tap(mood(home, "Calm"));
  await expect(mood(home, "Calm")).toBeChecked();
  await expect(home.getByText("Your answer saves the day.")).toBeHidden();
  for (const name of ["Energy", "Pain", "Sleep quality"]) await scratch.tap(scale(home, name));
  await expect(home.getByText("Your answer saves the day.")).toBeVisible();
  await scratch.tap(mood(home, "None"));
  await expectSaved(log(home));
  await expectInDocs("Five new answers, by Track", scratch.count);
  expect(scratch.count.taps).toBeLessThanOrEqual(6);

  const spotting = await fromHome(home);
  await spotting.tap(tab(home, "Track"));
  await spotting.sees(scale(home, "Pain"));
  const yesterday = formatDay(addDays(today(), -1), "en");
  await spotting.tap(home.getByRole("radio", { name: `${yesterday}, not logged` }));
  await expect(home.getByRole("heading", { name: "Yesterday" })).toBeVisible();
  await spotting.tap(mood(home, "Spotting"));
  await spotting.tap(saveButton(home));
  await expectSaved(log(home));
  await expectInDocs("Spotting yesterday, by Track", spotting.count);
});

test("a touch on a check-in slider's resting value answers it", async ({ home }) => {
  await home.goto("/");
  await slider(home, "Depression").tap();
  await expect(checkIn(home).getByText("Not answered")).toHaveCount(2);
});

test("a usual day begins with yesterday's answers, and takes at most 6 taps", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const { address } = mwezi;
  const answers = { mood: "calm", motivation: 7, pain_level: 0, period_flow: "none" };
  await logOn(address, signedIn, addDays(today(), -1), { ...answers, sleep_quality: 8 });
  const usual = await fromHome(home);
  await usual.tap(tab(home, "Track"));
  await usual.sees(scale(home, "Pain"));
  await usual.button("Same as yesterday");
  await usual.tap(mood(home, "Sad"));
  await usual.tap(scale(home, "Pain"));
  await usual.tap(saveButton(home));
  await expectSaved(log(home));
  const [saved] = await savedLogs(address, signedIn);
  expect(saved).toMatchObject({ mood: "sad", motivation: 7, pain_level: 5, sleep_quality: 8 });
  await expectInDocs("A usual day, by Track", usual.count);
  expect(usual.count.taps).toBeLessThanOrEqual(6);
});

test("a period is started in one tap", async ({ home }) => {
  const start = await fromHome(home);
  await start.button("Start Period");
  await expect(home.getByRole("button", { name: "End Period" })).toBeEnabled();
  await expectInDocs("A period started", start.count);
  expect(start.count.taps).toBe(1);
});

test("the language is changed in two taps", async ({ home }) => {
  const language = await fromHome(home);
  await language.tap(home.getByRole("banner").getByRole("link", { name: "Settings" }));
  await language.step("Settings");
  await language.button("Kiswahili");
  await expect(home.locator("html")).toHaveAttribute("lang", "sw");
  await expectInDocs("The language", language.count);
});

test("everything is found within few taps", async ({ home }) => {
  const missed = await fromHome(home);
  await missed.tap(tab(home, "My Health"));
  await missed.sees(row(home, /^Cycle history/));
  await missed.tap(row(home, /^Cycle history/));
  await missed.step("Cycle history");
  await missed.tap(home.getByRole("button", { name: "Add a period" }).first());
  await missed.sees(home.getByRole("dialog", { name: "Add a period" }));
  await expectInDocs("To the form of a missed period", missed.count);

  const visit = await fromHome(home);
  await visit.tap(tab(home, "My Health"));
  await visit.sees(row(home, "Generate PDF"));
  const saving = home.waitForEvent("download");
  await visit.tap(row(home, "Generate PDF"));
  await visit.step("Doctor Visit Prep");
  await saving;
  await expectInDocs("The page for her doctor, as PDF", visit.count);
  expect(visit.count.taps).toBeLessThanOrEqual(2);

  const link = await fromHome(home);
  await link.tap(tab(home, "My Health"));
  await link.sees(row(home, "Doctor Visit Prep"));
  await link.tap(row(home, "Doctor Visit Prep"));
  await link.step("Doctor Visit Prep");
  await link.button("Make a link");
  await expect(home.getByText(/^Here.s the link\./)).toBeVisible();
  await expectInDocs("A link for her doctor", link.count);
  expect(link.count.taps).toBeLessThanOrEqual(3);

  const everything = await fromHome(home);
  await everything.tap(home.getByRole("banner").getByRole("link", { name: "Settings" }));
  await everything.step("Settings");
  await everything.tap(row(home, "Your data"));
  await everything.step("Your data");
  const exporting = home.waitForEvent("download");
  await everything.button("Export my data");
  await exporting;
  await expectInDocs("Everything she wrote, as a file", everything.count);
});
