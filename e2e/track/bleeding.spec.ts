import { addDays } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { log, mood, openTrack, saveButton, savedLogs, today } from "../support/daily-log.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectSaved } from "../support/walks.ts";
import { read, send } from "../support/woman.ts";

interface Period {
  readonly startDay: string;
  readonly endDay?: string;
}

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

const inWords = (ago: number) => formatDay(addDays(today(), -ago), "en");

test("bleeding logged in Track becomes a period on every screen after confirmation", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const cycles = () => read<Period[]>(mwezi.address, "/api/cycles", signedIn);
  await openTrack(home);
  await mood(home, "Moderate").check();
  const question = home.getByRole("group", { name: "Is this your period?" });
  await expect(question.getByText(`Your period starts on ${inWords(0)}.`)).toBeVisible();
  await inspect(home, "Track: is this your period?");
  await saveButton(home).click();
  await expect(question.getByText("Choose one, to keep your cycles correct.")).toBeVisible();
  expect(await savedLogs(mwezi.address, signedIn)).toEqual([]);

  await question.getByRole("radio", { name: "Yes, a period starts" }).check();
  await saveButton(home).click();
  await expectSaved(log(home));
  await expect(question).toBeHidden();
  expect(await cycles()).toMatchObject([{ startDay: today() }]);
  await home.getByRole("link", { name: "Home", exact: true }).click();
  await expect(home.getByText("Day 1", { exact: false }).first()).toBeVisible();
  await home.goto("/history");
  await expect(home.getByText(inWords(0)).first()).toBeVisible();

  await openTrack(home);
  await mood(home, "None").check();
  await saveButton(home).click();
  await expectSaved(log(home));
  expect(await cycles()).toEqual([]);
});

test("bleeding soon after a period can extend it or stay separate", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const startDate = addDays(today(), -5);
  const cycle = { startDate, endDate: addDays(today(), -2) };
  await send("POST", `${mwezi.address}/api/cycles`, cycle, signedIn.token);
  const [before] = await read<Period[]>(mwezi.address, "/api/cycles", signedIn);
  await openTrack(home);
  await mood(home, "Light").check();
  const effect = `Your period that started ${inWords(5)} extends to ${inWords(0)}.`;
  await expect(home.getByText(effect)).toBeVisible();
  await home.getByRole("radio", { name: "No, it's bleeding between periods" }).check();
  await saveButton(home).click();
  await expectSaved(log(home));
  expect(await read<Period[]>(mwezi.address, "/api/cycles", signedIn)).toEqual([before]);
  await home.getByRole("radio", { name: "Yes, it belongs to one I logged" }).check();
  await saveButton(home).click();
  await expectSaved(log(home));
  expect(await read<Period[]>(mwezi.address, "/api/cycles", signedIn)).toMatchObject([
    { startDay: startDate, endDay: today() },
  ]);
});

test("a deleted period leaves bleeding, not a period, or nothing if asked", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const { address } = mwezi;
  const day = addDays(today(), -8);
  const cycle = { startDate: day, endDate: addDays(day, 3) };
  const heavy = { date: day, period_flow: "heavy", pain_level: 6 };
  const deletePeriod = async (alsoFlows: boolean) => {
    await send("POST", `${address}/api/cycles`, cycle, signedIn.token);
    await home.goto(`/calendar?month=${day.slice(0, 7)}`);
    await home.locator(`button[data-day="${day}"]`).click();
    await home.getByRole("button", { name: "Edit the cycle that began on this day" }).click();
    await home.getByRole("button", { name: "Delete this cycle" }).click();
    const flows = home.getByRole("checkbox", { name: "Also delete the bleeding I logged" });
    if (alsoFlows) await flows.check();
    await home.getByRole("button", { name: "Delete", exact: true }).click();
    await expect(home.getByText("Cycle deleted", { exact: true })).toBeVisible();
  };
  await send("POST", `${address}/api/pcos-logs`, heavy, signedIn.token);
  await deletePeriod(false);
  const bead = home.locator(`button[data-day="${day}"]`);
  await expect(bead).toHaveAccessibleName(/, Bleeding,/);
  await deletePeriod(true);
  await expect(bead).not.toHaveAccessibleName(/Bleeding|Period/);
  const logs = await read(address, "/api/pcos-logs", signedIn);
  expect(logs).toMatchObject([{ date: day, pain_level: 6 }]);
  expect(logs).not.toMatchObject([{ period_flow: "heavy" }]);
});
