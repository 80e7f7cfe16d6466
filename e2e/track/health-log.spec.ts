import type { Page } from "@playwright/test";
import type { Cycle } from "#contract/entries/cycles.ts";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  alertOf,
  expectToFit,
  flow,
  listOf,
  log,
  openLog,
  SAVED,
  save,
  tab,
  today,
  watchSaves,
} from "../support/health-log-walks.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { send } from "../support/woman.ts";

async function answerThatAPeriodStarts(page: Page): Promise<void> {
  await save(page);
  await expect(log(page).getByText("Choose one, to keep your cycles correct.")).toBeVisible();
  const starts = log(page).getByRole("radio", { name: "Yes, a period starts" });
  await expect(starts).toBeFocused();
  const effect = `Your period starts on ${formatDay(today, "en")}.`;
  await expect(log(page).getByText(effect)).toBeVisible();
  await starts.check();
}

test("every tab saves what was filled in, and nothing else [S2-53 S2-87 S3-13 S3-16 S5-15 S5-18 S5-20 S7-15 S7-18 S7-20 S7-21 S8-23]", async ({
  home,
}) => {
  const saves = watchSaves(home);
  await openLog(home);
  await expect(log(home).getByLabel("Date")).toHaveValue(today);
  await expect(log(home).getByLabel("Date")).toHaveAttribute("max", today);
  await flow(home, "Moderate");
  await answerThatAPeriodStarts(home);
  expect(saves).toEqual([]);
  await fillOvulation(home);
  await tab(home, "Symptoms");
  await log(home).getByRole("button", { name: "Cramps" }).click();
  await log(home).getByRole("button", { name: "Bloating" }).click();
  const cramps = log(home).getByRole("slider", { name: "Cramps" });
  await expect(cramps).toHaveValue("5");
  await expect(cramps).toHaveAttribute("aria-valuetext", "5 of 10, moderate");
  await log(home).getByRole("slider", { name: "Cramps" }).fill("7");
  await tab(home, "Metabolic");
  await log(home).getByLabel("Fasting glucose").fill("5.2");
  await log(home).getByLabel("Weight").fill("71.5");
  await log(home).getByLabel("Upper value").fill("118");
  await log(home).getByLabel("Lower value").fill("76");
  await log(home).getByLabel("Additional Notes").fill("A quiet day");
  await save(home);
  await expectToast(home, ...SAVED);
  await expect(log(home)).toBeHidden();
  const notes = "A quiet day";
  expect(saves.toSorted((one, other) => one.what.localeCompare(other.what))).toEqual([
    { what: "POST /api/cycles", body: { startDate: today, flow: "moderate", notes } },
    {
      what: "POST /api/metabolic",
      body: {
        date: today,
        fastingGlucose: 93.7,
        weight: 71.5,
        bloodPressure: { systolic: 118, diastolic: 76 },
      },
    },
    {
      what: "POST /api/ovulation",
      body: {
        date: today,
        basalBodyTemp: 36.55,
        ovulationTest: "negative",
        cervicalMucus: "creamy",
        sexualActivity: false,
        disturbance: "bad_night",
        isUnsure: true,
      },
    },
    { what: "POST /api/symptoms", body: { date: today, type: "cramps", severity: 7, notes } },
    { what: "POST /api/symptoms", body: { date: today, type: "bloating", severity: 5, notes } },
  ]);
  await expect(home.getByText("Current period started")).toBeVisible();
  await expect(home.getByRole("listitem").filter({ hasText: "Cramps" })).toContainText("4/5");
});

test("during a period a flow updates it, and the page says so [S5-22]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const startDate = addDays(today, -2);
  const cycle = { startDate, flow: "heavy", notes: "slow start" };
  await send("POST", `${mwezi.address}/api/cycles`, cycle, signedIn.token);
  await home.reload();
  await openLog(home);
  await flow(home, "Light");
  await expect(log(home).getByText(/from Heavy to Light/)).toBeVisible();
  await log(home).getByLabel("Additional Notes").fill("easing");
  await save(home);
  await expectToast(home, ...SAVED);
  const cycles = await listOf<Cycle>(mwezi.address, signedIn, "cycles");
  expect(cycles).toHaveLength(1);
  expect(cycles[0]).toMatchObject({ flow: "light", notes: "slow start\neasing" });
});

test("no flow and spotting start a period only after confirmation [S5-22]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const cycles = () => listOf<Cycle>(mwezi.address, signedIn, "cycles");
  await openLog(home);
  await flow(home, "None");
  await expect(log(home).getByText(/a day without bleeding doesn't start a period/)).toBeVisible();
  await save(home);
  await expect(log(home).getByText("There's nothing to save yet.", { exact: false })).toBeVisible();

  await flow(home, "Spotting");
  await save(home);
  await expect(log(home).getByText(/This flow doesn't belong to a period yet/)).toBeVisible();
  expect(await cycles()).toEqual([]);

  const earlier = { startDate: addDays(today, -14), endDate: addDays(today, -10) };
  await send("POST", `${mwezi.address}/api/cycles`, earlier, signedIn.token);
  await home.reload();
  await openLog(home);
  await expect(log(home).getByText("We restored your unsaved entry.")).toBeVisible();
  await expect(log(home).getByText(/This doesn't start a period/)).toBeVisible();
  await log(home).getByLabel("Spotting notes").fill("brown");
  await save(home);
  await expectToast(home, ...SAVED);
  const noted = `${formatDay(today, "en")}: brown`;
  expect(await cycles()).toMatchObject([{ intermenstrualSpotting: true, spottingNotes: noted }]);

  await openLog(home);
  await flow(home, "Spotting");
  await log(home).getByRole("checkbox", { name: "My period starts with this spotting" }).check();
  await save(home);
  await expect(log(home)).toBeHidden();
  expect(await cycles()).toHaveLength(2);
});

test("heavy flow or strong pelvic pain opens the alert instead of saving [S2-89 S4-19]", async ({
  home,
}) => {
  const saves = watchSaves(home);
  await openLog(home);
  await tab(home, "Symptoms");
  await log(home).getByRole("button", { name: "Pelvic Pain" }).click();
  await log(home).getByRole("slider", { name: "Pelvic Pain" }).fill("8");
  await save(home);
  await expect(alertOf(home)).toBeVisible();
  await expect(alertOf(home).getByText(/pelvic pain of 8 or more/)).toBeVisible();
  await expect(alertOf(home).getByRole("link", { name: "Call 112" })).toBeVisible();
  await inspect(home, "Medical Emergency Alert");
  await alertOf(home).getByRole("button", { name: "Back to the log" }).click();
  expect(saves).toEqual([]);

  await log(home).getByRole("slider", { name: "Pelvic Pain" }).fill("7");
  await tab(home, "Cycle & Flow");
  await flow(home, "Heavy");
  await flow(home, "Yes, a period starts");
  await save(home);
  await expect(alertOf(home).getByText("You logged a heavy flow.")).toBeVisible();
  await alertOf(home).getByRole("link", { name: "See guidance" }).click();
  await expect(home).toHaveURL(/\/guidance/);
  await home.getByRole("link", { name: "I'm safe" }).click();
  await openLog(home);
  await expect(log(home).getByRole("radio", { name: "Heavy" })).toBeChecked();
  await save(home);
  await alertOf(home).getByRole("button", { name: "I Understand - Save Data" }).click();
  await expectToast(home, ...SAVED);
  await expect(log(home)).toBeHidden();
  expect(saves.map(({ what }) => what).sort()).toEqual(["POST /api/cycles", "POST /api/symptoms"]);
});

for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  // 25 hours apart: at any time, one of them has another date than the server.
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("a log has the local date", async ({ home, signedIn, mwezi }) => {
      await openLog(home);
      await flow(home, "Light");
      await flow(home, "Yes, a period starts");
      await tab(home, "Symptoms");
      await log(home).getByRole("button", { name: "Fatigue" }).click();
      await log(home).getByRole("slider", { name: "Fatigue" }).click();
      await save(home);
      await expectToast(home, ...SAVED);
      const herDay = dayInZone(Date.now(), timezoneId);
      expect(await listOf(mwezi.address, signedIn, "symptoms")).toMatchObject([{ date: herDay }]);
      expect(await listOf(mwezi.address, signedIn, "cycles")).toMatchObject([{ startDay: herDay }]);
    });
  });
}

test("every tab of the log is accessible [S2-87]", async ({ home }) => {
  await openLog(home);
  await flow(home, "Spotting");
  for (const name of ["Cycle & Flow", "Ovulation", "Symptoms", "Metabolic"]) {
    await tab(home, name);
    if (name === "Symptoms") await log(home).getByRole("button", { name: "Cramps" }).click();
    await inspect(home, `health log: ${name}`);
    await expectToFit(log(home), name);
  }
  await home.keyboard.press("Escape");
  await expect(log(home)).toBeHidden();
  await expect(home.getByRole("button", { name: "Log Health Data" })).toBeFocused();
});

async function fillOvulation(home: Page) {
  await tab(home, "Ovulation");
  await log(home).getByLabel("Basal temperature").fill("36,45");
  await log(home).getByRole("button", { name: "0.1 °C higher" }).click();
  await expect(log(home).getByLabel("Basal temperature")).toHaveValue("36.55");
  await log(home).getByRole("radio", { name: "Bad night" }).check();
  await log(home).getByRole("radio", { name: "Negative" }).check();
  await log(home).getByRole("radio", { name: "Creamy" }).check();
  await log(home).getByRole("group", { name: "Sexual activity" }).getByLabel("No").check();
  await log(home).getByRole("checkbox", { name: "I'm not sure" }).check();
}
