import { addDays } from "#domain/days/calendar-day.ts";
import { expect, test } from "../support/fixtures.ts";
import {
  FAILED,
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
import { latch } from "../support/latch.ts";
import { expectToast } from "../support/walks.ts";
import { send } from "../support/woman.ts";

test("saving is blocked while another save is pending [S4-18]", async ({ home }) => {
  const answer = latch();
  await home.route("**/api/symptoms", async (route) => {
    if (route.request().method() === "POST") await answer.opened;
    await route.continue();
  });
  await openLog(home);
  await tab(home, "Symptoms");
  await log(home).getByRole("button", { name: "Fatigue" }).click();
  await log(home).getByRole("slider", { name: "Fatigue" }).click();
  await save(home);
  const button = log(home).getByRole("button", { name: "Saving..." });
  await expect(button).toBeDisabled();
  answer.open();
  await expectToast(home, ...SAVED);
});

test("a save that fails midway keeps the input and resends only the rest [S8-09]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const saves = watchSaves(home);
  await openLog(home);
  await tab(home, "Symptoms");
  await log(home).getByRole("button", { name: "Nausea" }).click();
  await log(home).getByRole("slider", { name: "Nausea" }).click();
  await tab(home, "Metabolic");
  await log(home).getByLabel("Weight").fill("70");
  await home.route("**/api/metabolic", (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 503, body: "" })
      : route.continue(),
  );
  await save(home);
  await expectToast(home, ...FAILED);
  await expect(log(home).getByText(/Part of your entry is saved/)).toBeVisible();
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

test("impossible values are refused at their field, and another unit is suggested [S5-23 S5-24]", async ({
  home,
}) => {
  await openLog(home);
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
  await openLog(home);
  await tab(home, "Metabolic");
  await expect(log(home).getByLabel("Fasting glucose (mg/dL)")).toBeVisible();
  await expect(log(home).getByText("Logged that day: 95 mg/dL")).toBeVisible();
});

test("unusual values are questioned, and saved when confirmed [S5-25]", async ({ home }) => {
  // On a slow phone the log's history entry is left only after the next dialog has opened.
  await home.evaluate(() => {
    const go = history.go.bind(history);
    history.go = (steps) => {
      addEventListener("popstate", () => document.body.classList.add("has-returned"), {
        once: true,
      });
      setTimeout(() => go(steps), 700);
    };
  });
  await openLog(home);
  await tab(home, "Metabolic");
  await log(home).getByLabel("HbA1c").fill("6.1");
  await log(home).getByLabel("Upper value").fill("184");
  await log(home).getByLabel("Lower value").fill("95");
  await save(home);
  await expect(log(home).getByText("Please check", { exact: true })).toBeVisible();
  await inspect(home, "please check");
  await log(home).getByRole("button", { name: "It's correct, save it" }).click();
  await expectToast(home, ...SAVED);
  const now = home.getByRole("dialog", { name: "Please read this now" });
  await expect(
    now.getByText("See a nurse today if it is still this high after a rest."),
  ).toBeVisible();
  await expect(now.getByText(/184\/95 mmHg/)).toBeVisible();
  await expect(home.locator("body.has-returned")).toBeVisible();
  await expect.poll(() => home.evaluate(() => history.state)).toEqual({ dialogs: 1 });
  await expect(now).toBeVisible();
  await home.goBack();
  await expect(now).toBeHidden();
});

test("logging a day twice loses nothing", async ({ home, signedIn, mwezi }) => {
  const measured = { date: today, weight: 71, bloodPressure: { systolic: 118, diastolic: 76 } };
  await send("POST", `${mwezi.address}/api/metabolic`, measured, signedIn.token);
  await openLog(home);
  await tab(home, "Metabolic");
  await expect(log(home).getByText("Logged that day: 71 kg")).toBeVisible();
  await log(home).getByLabel("Weight").fill("70.5");
  await save(home);
  await expectToast(home, ...SAVED);
  const entries = await listOf(mwezi.address, signedIn, "metabolic");
  expect(entries).toMatchObject([{ ...measured, weight: 70.5 }]);
});

test("a value saved meanwhile by another device is not overwritten without asking", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await openLog(home);
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

test("a future date is refused", async ({ home }) => {
  await openLog(home);
  await tab(home, "Symptoms");
  await log(home).getByRole("button", { name: "Dizziness" }).click();
  await log(home).getByLabel("Date").fill(addDays(today, 1));
  await save(home);
  await expect(log(home).getByText("Choose today or an earlier day.")).toBeVisible();
  await expect(log(home).getByLabel("Date")).toBeFocused();
});

test("a log that fails to load is reported, and the page still works", async ({ home }) => {
  await home.route(/\/logs-.*\.js/, (route) => route.abort());
  await home.getByRole("button", { name: "Log Health Data" }).click();
  await expectToast(home, "We couldn't load the log", "Check your connection and try again.");
  await expect(home.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
});

test("a second log of a symptom changes it and keeps its note", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const first = { date: today, type: "cramps", severity: 3, notes: "morning" };
  await send("POST", `${mwezi.address}/api/symptoms`, first, signedIn.token);
  await openLog(home);
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
