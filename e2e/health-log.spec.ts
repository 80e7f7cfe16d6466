import type { Locator, Page } from "@playwright/test";
import type { Cycle } from "#contract/cycles.ts";
import { storageKeys } from "#contract/storage-keys.ts";
import { addDays, dayInZone } from "#domain/calendar-day.ts";
import { defaultRecord } from "#web/features/setup/view-model.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { expect, test } from "./fixtures.ts";
import { inspect } from "./inspect.ts";
import { latch } from "./latch.ts";
import { expectToast } from "./walks.ts";
import { send, type Woman } from "./woman.ts";

const ZONE = "Africa/Johannesburg";
const today = dayInZone(Date.now(), ZONE);
const SAVED = ["Success", "Your health data has been logged successfully"] as const;
const FAILED = ["Error", "Failed to save health data"] as const;

const log = (page: Page) => page.getByRole("dialog", { name: "Log Health Data" });
const alertOf = (page: Page) => page.getByRole("dialog", { name: "Medical Emergency Alert" });
const tab = (page: Page, name: string) => log(page).getByRole("tab", { name }).click();
const save = (page: Page) => log(page).getByRole("button", { name: "Save", exact: true }).click();
const flow = (page: Page, name: string) => log(page).getByRole("radio", { name }).check();

async function open(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Log Health Data" }).click();
  await expect(log(page)).toBeVisible();
}

async function listOf<Entry>(address: string, { token }: Woman, path: string): Promise<Entry[]> {
  const headers = { authorization: `Bearer ${token}`, "time-zone": ZONE };
  const answer = await fetch(`${address}/api/${path}`, { headers });
  return (await answer.json()) as Entry[];
}

/** The page behind is as narrow as the phone; the dialog itself must be too. */
async function expectToFit(dialog: Locator, what: string): Promise<void> {
  const page = dialog.page();
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const over = await dialog.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(over, `${what} fits 320 px`).toBeLessThanOrEqual(0);
  if (usual) await page.setViewportSize(usual);
}

/** The bodies of what the page sends, by method and path. */
function watchSaves(page: Page) {
  const saves: { what: string; body: unknown }[] = [];
  page.on("request", (request) => {
    if (!["POST", "PATCH"].includes(request.method())) return;
    const path = new URL(request.url()).pathname.replace(/[\da-f-]{36}$/, "{id}");
    saves.push({ what: `${request.method()} ${path}`, body: request.postDataJSON() });
  });
  return saves;
}

test("every tab is saved with what was filled in, and nothing else", async ({ home }) => {
  const saves = watchSaves(home);
  await open(home);
  await expect(log(home).getByLabel("Date")).toHaveValue(today);
  await expect(log(home).getByLabel("Date")).toHaveAttribute("max", today);
  await flow(home, "Moderate");
  await expect(log(home).getByText(`A period starts on ${formatDay(today, "en")}.`)).toBeVisible();
  await tab(home, "Ovulation");
  await log(home).getByLabel("Basal temperature").fill("36,45");
  await log(home).getByRole("button", { name: "0.1 °C higher" }).click();
  await expect(log(home).getByLabel("Basal temperature")).toHaveValue("36.55");
  await log(home).getByRole("radio", { name: "Bad night" }).check();
  await log(home).getByRole("radio", { name: "Negative" }).check();
  await log(home).getByRole("radio", { name: "Creamy" }).check();
  await log(home).getByRole("group", { name: "Sexual activity" }).getByLabel("No").check();
  await log(home).getByRole("checkbox", { name: "I'm not sure" }).check();
  await tab(home, "Symptoms");
  await log(home).getByRole("button", { name: "Cramps" }).click();
  await log(home).getByRole("button", { name: "Bloating" }).click();
  await expect(log(home).getByRole("slider", { name: "Cramps" })).toHaveValue("5");
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

test("while a period is open, a flow changes it and says so", async ({ home, signedIn, mwezi }) => {
  const startDate = addDays(today, -2);
  const cycle = { startDate, flow: "heavy", notes: "slow start" };
  await send("POST", `${mwezi.address}/api/cycles`, cycle, signedIn.token);
  await home.reload();
  await open(home);
  await flow(home, "Light");
  await expect(log(home).getByText(/from Heavy to Light/)).toBeVisible();
  await log(home).getByLabel("Additional Notes").fill("easing");
  await save(home);
  await expectToast(home, ...SAVED);
  const cycles = await listOf<Cycle>(mwezi.address, signedIn, "cycles");
  expect(cycles).toHaveLength(1);
  expect(cycles[0]).toMatchObject({ flow: "light", notes: "slow start\neasing" });
});

test("no flow and spotting start no period unless she says so", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const cycles = () => listOf<Cycle>(mwezi.address, signedIn, "cycles");
  await open(home);
  await flow(home, "None");
  await expect(log(home).getByText(/A day without bleeding starts no period/)).toBeVisible();
  await save(home);
  await expect(
    log(home).getByText("There is nothing to save yet.", { exact: false }),
  ).toBeVisible();

  await flow(home, "Spotting");
  await save(home);
  await expect(log(home).getByText(/No period is logged before this day/)).toBeVisible();
  expect(await cycles()).toEqual([]);

  const earlier = { startDate: addDays(today, -14), endDate: addDays(today, -10) };
  await send("POST", `${mwezi.address}/api/cycles`, earlier, signedIn.token);
  await home.reload();
  await open(home);
  await expect(log(home).getByText("Here is what you had not saved.")).toBeVisible();
  await expect(log(home).getByText(/This starts no period/)).toBeVisible();
  await log(home).getByLabel("Spotting notes").fill("brown");
  await save(home);
  await expectToast(home, ...SAVED);
  const noted = `${formatDay(today, "en")}: brown`;
  expect(await cycles()).toMatchObject([{ intermenstrualSpotting: true, spottingNotes: noted }]);

  await open(home);
  await flow(home, "Spotting");
  await log(home).getByRole("checkbox", { name: "My period starts with this spotting" }).check();
  await save(home);
  await expect(log(home)).toBeHidden();
  expect(await cycles()).toHaveLength(2);
});

test("heavy flow or strong pelvic pain opens the alert instead of saving", async ({ home }) => {
  const saves = watchSaves(home);
  await open(home);
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
  await save(home);
  await expect(alertOf(home).getByText("You logged a heavy flow.")).toBeVisible();
  await alertOf(home).getByRole("link", { name: "See guidance" }).click();
  await expect(home).toHaveURL(/\/guidance/);
  await home.getByRole("link", { name: "I'm safe" }).click();
  await open(home);
  await expect(log(home).getByRole("radio", { name: "Heavy" })).toBeChecked();
  await save(home);
  await alertOf(home).getByRole("button", { name: "I Understand - Save Data" }).click();
  await expectToast(home, ...SAVED);
  await expect(log(home)).toBeHidden();
  expect(saves.map(({ what }) => what).sort()).toEqual(["POST /api/cycles", "POST /api/symptoms"]);
});

test("saving is blocked while a save is under way", async ({ home }) => {
  const answer = latch();
  await home.route("**/api/symptoms", async (route) => {
    if (route.request().method() === "POST") await answer.opened;
    await route.continue();
  });
  await open(home);
  await tab(home, "Symptoms");
  await log(home).getByRole("button", { name: "Fatigue" }).click();
  await save(home);
  const button = log(home).getByRole("button", { name: "Saving..." });
  await expect(button).toBeDisabled();
  answer.open();
  await expectToast(home, ...SAVED);
});

test("a save that fails midway keeps what was typed and sends only the rest again", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const saves = watchSaves(home);
  await open(home);
  await tab(home, "Symptoms");
  await log(home).getByRole("button", { name: "Nausea" }).click();
  await tab(home, "Metabolic");
  await log(home).getByLabel("Weight").fill("70");
  await home.route("**/api/metabolic", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await save(home);
  await expectToast(home, ...FAILED);
  await expect(log(home).getByText(/A part is saved already and is not sent again/)).toBeVisible();
  await expect(log(home).getByLabel("Weight")).toHaveValue("70");
  await home.unroute("**/api/metabolic");
  await log(home).getByRole("button", { name: "Try again" }).click();
  await expectToast(home, ...SAVED);
  expect(saves.map(({ what }) => what).sort()).toEqual([
    "POST /api/metabolic",
    "POST /api/metabolic",
    "POST /api/symptoms",
  ]);
  expect(await listOf(mwezi.address, signedIn, "metabolic")).toMatchObject([{ weight: 70 }]);
});

test("impossible values are refused at their field, and another unit is offered", async ({
  home,
}) => {
  await open(home);
  await tab(home, "Metabolic");
  await log(home).getByLabel("Fasting glucose").fill("95");
  await log(home).getByLabel("Upper value").fill("120");
  await tab(home, "Cycle & Flow");
  await save(home);
  await expect(log(home).getByText("Enter a number from 1.2 to 33.3 mmol/L.")).toBeVisible();
  await expect(log(home).getByText("Blood pressure needs both values.")).toBeVisible();
  await expect(log(home).getByLabel("Fasting glucose")).toBeFocused();
  await inspect(home, "health log with errors");
  await log(home).getByRole("button", { name: "Use 95 mg/dL" }).click();
  await expect(log(home).getByRole("radio", { name: "mg/dL" })).toBeChecked();
  await log(home).getByLabel("Upper value").fill("");
  await save(home);
  await expectToast(home, ...SAVED);
  await open(home);
  await tab(home, "Metabolic");
  await expect(log(home).getByLabel("Fasting glucose (mg/dL)")).toBeVisible();
  await expect(log(home).getByText("Logged that day: 95 mg/dL")).toBeVisible();
});

test("values far outside are asked about, and saved when they are right", async ({ home }) => {
  await open(home);
  await tab(home, "Metabolic");
  await log(home).getByLabel("HbA1c").fill("6.1");
  await log(home).getByLabel("Upper value").fill("184");
  await log(home).getByLabel("Lower value").fill("95");
  await save(home);
  await expect(log(home).getByText("Please check", { exact: true })).toBeVisible();
  await expect(log(home).getByText(/speak to a clinic today/)).toBeVisible();
  await inspect(home, "please check");
  await log(home).getByRole("button", { name: "It is right, save it" }).click();
  await expectToast(home, ...SAVED);
});

test("a day is logged twice without losing what it had", async ({ home, signedIn, mwezi }) => {
  const measured = { date: today, weight: 71, bloodPressure: { systolic: 118, diastolic: 76 } };
  await send("POST", `${mwezi.address}/api/metabolic`, measured, signedIn.token);
  await open(home);
  await tab(home, "Metabolic");
  await expect(log(home).getByText("Logged that day: 71 kg")).toBeVisible();
  await log(home).getByLabel("Weight").fill("70.5");
  await save(home);
  await expectToast(home, ...SAVED);
  const entries = await listOf(mwezi.address, signedIn, "metabolic");
  expect(entries).toMatchObject([{ ...measured, weight: 70.5 }]);
});

test("what another device saved meanwhile is not replaced unasked", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await open(home);
  await tab(home, "Metabolic");
  await log(home).getByLabel("Weight").fill("70");
  const elsewhere = { date: today, weight: 72 };
  await send("POST", `${mwezi.address}/api/metabolic`, elsewhere, signedIn.token);
  await save(home);
  await expect(log(home).getByText("This day was changed somewhere else")).toBeVisible();
  await expect(log(home).getByText("Weight: 72 kg")).toBeVisible();
  await log(home).getByRole("button", { name: "Save what I typed" }).click();
  await expectToast(home, ...SAVED);
  expect(await listOf(mwezi.address, signedIn, "metabolic")).toMatchObject([{ weight: 70 }]);
});

test("a date in the future is refused", async ({ home }) => {
  await open(home);
  await tab(home, "Symptoms");
  await log(home).getByRole("button", { name: "Dizziness" }).click();
  await log(home).getByLabel("Date").fill(addDays(today, 1));
  await save(home);
  await expect(log(home).getByText("Choose today or a day before it.")).toBeVisible();
  await expect(log(home).getByLabel("Date")).toBeFocused();
});

for (const timezoneId of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
  // 25 hours apart: whatever the hour, in one of them it is another day than on the server.
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("a log lands on her own day", async ({ home, signedIn, mwezi }) => {
      await open(home);
      await flow(home, "Light");
      await tab(home, "Symptoms");
      await log(home).getByRole("button", { name: "Fatigue" }).click();
      await save(home);
      await expectToast(home, ...SAVED);
      const herDay = dayInZone(Date.now(), timezoneId);
      expect(await listOf(mwezi.address, signedIn, "symptoms")).toMatchObject([{ date: herDay }]);
      expect(await listOf(mwezi.address, signedIn, "cycles")).toMatchObject([{ startDay: herDay }]);
    });
  });
}

test("a log that does not load says so and leaves the page", async ({ home }) => {
  await home.route(/health-log-dialog/, (route) => route.abort());
  await home.getByRole("button", { name: "Log Health Data" }).click();
  await expectToast(home, "The log did not load", "Check your connection and try again.");
  await expect(home.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
});

test("a second log of a symptom changes it and keeps its note", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const first = { date: today, type: "cramps", severity: 3, notes: "morning" };
  await send("POST", `${mwezi.address}/api/symptoms`, first, signedIn.token);
  await open(home);
  await tab(home, "Symptoms");
  await log(home).getByRole("button", { name: "Cramps" }).click();
  await expect(log(home).getByText("Logged that day: 3 of 10, mild")).toBeVisible();
  await log(home).getByRole("slider", { name: "Cramps" }).fill("6");
  await log(home).getByLabel("Additional Notes").fill("evening");
  await save(home);
  await expectToast(home, ...SAVED);
  const changed = { ...first, severity: 6, notes: "morning\nevening" };
  expect(await listOf(mwezi.address, signedIn, "symptoms")).toMatchObject([changed]);
});

test("every tab of the log is accessible", async ({ home }) => {
  test.setTimeout(180_000);
  await open(home);
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

test.describe("the log of this browser", () => {
  const dayLog = (page: Page) => page.getByRole("dialog", { name: "Log your day" });
  const keyOf = (woman: Woman) => `${storageKeys.days}.${woman.id}`;
  const stored = (page: Page, woman: Woman) =>
    page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? "{}"), keyOf(woman));
  const openDay = async (page: Page) => {
    await page.getByRole("button", { name: "View insights" }).click();
    await expect(dayLog(page)).toBeVisible();
  };

  test("opens on the mood panel and saves each change at once", async ({ home, signedIn }) => {
    await openDay(home);
    const anxiety = dayLog(home).getByRole("slider", { name: "Anxiety" });
    await expect(anxiety).toHaveValue("3");
    await anxiety.fill("4");
    await expect(dayLog(home).getByText("Saved", { exact: true })).toBeVisible();
    await expect(dayLog(home).getByText("Saved", { exact: true })).toBeHidden();
    await dayLog(home).getByRole("tab", { name: "Cycle & Flow" }).click();
    await dayLog(home).getByRole("radio", { name: "Luteal" }).check();
    await dayLog(home).getByRole("tab", { name: "Symptoms" }).click();
    await dayLog(home).getByRole("button", { name: "Fatigue" }).click();
    await dayLog(home).getByRole("tab", { name: "Notes" }).click();
    await dayLog(home).getByRole("textbox", { name: "Notes" }).fill("Slept badly");
    expect(await stored(home, signedIn)).toEqual({
      [today]: {
        dateISO: today,
        mood: { anxiety: 4 },
        phase: "luteal",
        symptoms: ["fatigue"],
        notes: "Slept badly",
      },
    });
    await inspect(home, "day log");
    await expectToFit(dayLog(home), "day log");
    await dayLog(home).getByRole("button", { name: "Save" }).click();
    await expect(dayLog(home)).toBeHidden();
  });

  test("asks before a future date, each time anew", async ({ home, signedIn }) => {
    await openDay(home);
    const date = dayLog(home).getByLabel("Date");
    const saveButton = dayLog(home).getByRole("button", { name: "Save" });
    const question = dayLog(home).getByText("You are logging for a future date. Continue?");
    await date.fill(addDays(today, 3));
    await expect(question).toBeVisible();
    await expect(saveButton).toBeDisabled();
    await dayLog(home).getByRole("button", { name: "Continue" }).click();
    await expect(saveButton).toBeEnabled();
    await dayLog(home).getByRole("slider", { name: "Stress" }).fill("2");
    await expect(dayLog(home).getByText("Saved", { exact: true })).toBeVisible();
    expect(Object.keys(await stored(home, signedIn))).toEqual([addDays(today, 3)]);
    await date.fill(addDays(today, 4));
    await expect(question).toBeVisible();
    await expect(saveButton).toBeDisabled();
    await inspect(home, "day log of a future date");
  });

  const withTracking = (page: Page, woman: Woman, tracking: object) =>
    page.evaluate(([key, record]) => localStorage.setItem(key, record), [
      `${storageKeys.setup}.${woman.id}`,
      JSON.stringify({ ...defaultRecord, completed: true, tracking }),
    ] as const);

  test("shows no moods where they are not tracked", async ({ home, signedIn }) => {
    await withTracking(home, signedIn, { selected: ["flow"] });
    await openDay(home);
    await expect(dayLog(home).getByRole("tab", { name: "Mood & Stress" })).toBeHidden();
    await expect(dayLog(home).getByRole("radio", { name: "Period" })).toBeVisible();
  });

  test("says so when every mood scale is off", async ({ home, signedIn }) => {
    const moodScales = { pmdd: false, anxiety: false, acuteStress: false };
    await withTracking(home, signedIn, { selected: ["mood_scales"], moodScales });
    await openDay(home);
    const words = "No mood scales enabled. You can adjust this in Settings.";
    await expect(dayLog(home).getByText(words)).toBeVisible();
  });

  test("reads a broken record without falling over", async ({ home, signedIn }) => {
    await home.evaluate((key) => localStorage.setItem(key, '{"2026-'), keyOf(signedIn));
    await openDay(home);
    await dayLog(home).getByRole("slider", { name: "Stress" }).fill("5");
    expect(await stored(home, signedIn)).toMatchObject({ [today]: { mood: { acuteStress: 5 } } });
  });
});
