import type { Profile } from "#contract/account/profile.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { log, openTrack, saveButton } from "../support/daily-log.ts";
import { expect, test } from "../support/fixtures.ts";
import { flow, log as healthLog, openLog, save, tab } from "../support/health-log-walks.ts";
import { inspect } from "../support/inspect.ts";
import { expectToast } from "../support/walks.ts";
import { read, send, ZONE } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

const today = dayInZone(Date.now(), ZONE);
const pregnancy = { kind: "pregnancy", from: addDays(today, -70) };
/** Replaces Start Period in a pregnancy. */
const BLEEDING = "I'm bleeding, or it has ended";
/** From 20 weeks a headache may be a sign of pre-eclampsia. */
const late = { kind: "pregnancy", from: addDays(today, -196) };

test("the button for bleeding in a pregnancy gives advice and starts no period", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await send("POST", `${mwezi.address}/api/life-stages`, pregnancy, signedIn.token);
  await home.goto("/");
  await home.getByRole("button", { name: BLEEDING }).click();
  const dialog = home.getByRole("dialog", { name: "Are you bleeding in pregnancy?" });
  await expect(dialog.getByText("Bleeding in pregnancy needs a check.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Call 112" })).toHaveAttribute("href", "tel:112");
  await inspect(home, "bleeding in pregnancy");
  await dialog.getByRole("radio", { name: "Light" }).check();
  await dialog.getByRole("button", { name: "Log it for my clinic" }).click();
  await expectToast(home, "Bleeding logged", "It's in today's log, not a period.");
  expect(await read(mwezi.address, "/api/cycles", signedIn)).toEqual([]);
  expect(await read(mwezi.address, `/api/pcos-logs/${today}`, signedIn)).toMatchObject({
    period_flow: "light",
  });
});

test("bleeding logged in Track during a pregnancy starts no period, and shows advice when saved", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await send("POST", `${mwezi.address}/api/life-stages`, pregnancy, signedIn.token);
  await openTrack(home);
  await log(home).getByRole("radio", { name: "Light", exact: true }).check();
  await expect(home.getByText("Is this your period?")).toBeHidden();
  await saveButton(home).click();
  const dialog = home.getByRole("dialog", { name: "Are you bleeding in pregnancy?" });
  await expect(dialog.getByText("Bleeding in pregnancy needs a check.")).toBeVisible();
  await inspect(home, "bleeding in pregnancy, from Track");
  expect(await read(mwezi.address, "/api/cycles", signedIn)).toEqual([]);
  await dialog.getByRole("link", { name: "My pregnancy has ended" }).click();
  await expect(home.getByRole("button", { name: "Pregnancy: It is over" })).toBeVisible();
});

test("bleeding in Log Health Data shows advice before and after the save", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await send("POST", `${mwezi.address}/api/life-stages`, pregnancy, signedIn.token);
  await home.goto("/");
  await openLog(home);
  await tab(home, "Cycle & Flow");
  await flow(home, "Light");
  await expect(
    healthLog(home).getByText("We save this as bleeding in your pregnancy"),
  ).toBeVisible();
  await expect(healthLog(home).getByText("Is this your period?")).toBeHidden();
  await inspect(home, "Log Health Data in a pregnancy");
  await save(home);
  const dialog = home.getByRole("dialog", { name: "Are you bleeding in pregnancy?" });
  await expect(dialog.getByText("Bleeding in pregnancy needs a check.")).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Call 112" })).toBeVisible();
  await inspect(home, "bleeding in pregnancy, from Log Health Data");
  await dialog.getByRole("button", { name: "Dismiss" }).click();
  expect(await read(mwezi.address, "/api/cycles", signedIn)).toEqual([]);
  expect(await read(mwezi.address, `/api/pcos-logs/${today}`, signedIn)).toMatchObject({
    period_flow: "light",
  });
  await expect(
    home.getByRole("region", { name: /Bleeding in pregnancy needs a check/ }),
  ).toBeVisible();
  await home.goto("/concerns");
  await home.getByRole("button", { name: "I got help" }).click();
  await home.getByRole("button", { name: "Save", exact: true }).click();
  await expect(home.getByText("Logged: you got help", { exact: true })).toBeVisible();
  await expect(home.getByText(/^You got help on /)).toBeVisible();
  await expect(home.getByRole("link", { name: "Call 112" })).toBeVisible();
});

test("logging a severe headache shows the emergency advice and keeps it on home", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await send("POST", `${mwezi.address}/api/life-stages`, late, signedIn.token);
  await home.goto("/");
  await openLog(home);
  await tab(home, "Symptoms");
  await healthLog(home).getByRole("button", { name: "Headaches" }).click();
  await healthLog(home).getByRole("slider", { name: "Headaches" }).fill("9");
  await save(home);
  const dialog = home.getByRole("dialog").filter({ hasText: "Go to hospital now." });
  await expect(
    dialog.getByText(/Go to hospital now\. Don.t wait: this can be serious\./),
  ).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Call 112" })).toBeVisible();
  await inspect(home, "a headache in pregnancy");
  await home.goto("/");
  await expect(home.getByRole("region", { name: /^Go to hospital now/ })).toBeVisible();
});

test("a severe headache before 20 weeks needs care today", async ({ home, signedIn, mwezi }) => {
  await send("POST", `${mwezi.address}/api/life-stages`, pregnancy, signedIn.token);
  const headache = { date: today, type: "headaches", severity: 9 };
  await send("POST", `${mwezi.address}/api/symptoms`, headache, signedIn.token);
  await home.goto("/");
  const concerns = home.getByRole("link", { name: /^Today/ });
  await expect(concerns).toContainText("See a clinic or a midwife today about this sign.");
  await concerns.click();
  await expect(home.getByText(/headache/i).first()).toBeVisible();
});

test("the end of a pregnancy is recorded gently, and tracking restarts", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await send("POST", `${mwezi.address}/api/life-stages`, pregnancy, signedIn.token);
  await home.goto("/");
  await home.getByRole("button", { name: BLEEDING }).click();
  await home.getByRole("button", { name: "My pregnancy has ended" }).click();
  const dialog = home.getByRole("dialog", { name: "My pregnancy has ended" });
  await dialog.getByRole("radio", { name: "I lost the pregnancy" }).check();
  await dialog.getByLabel("Last day of the pregnancy").fill(addDays(today, -2));
  await inspect(home, "a pregnancy that ended");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expectToast(home, "Saved", "Your forecast starts again with your next period.");
  const [stage] = await read<LifeStage[]>(mwezi.address, "/api/life-stages", signedIn);
  expect(stage).toMatchObject({ to: addDays(today, -2), ending: "loss" });
  const profile = await read<Profile>(mwezi.address, "/api/user/profile", signedIn);
  expect(profile.pregnancyStatus).toBe("not_pregnant");
});

test("a user who was never pregnant starts her period from the same button", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await send("POST", `${mwezi.address}/api/life-stages`, pregnancy, signedIn.token);
  await home.goto("/");
  await home.getByRole("button", { name: BLEEDING }).click();
  await home.getByRole("button", { name: "I was never pregnant: start the period" }).click();
  await expectToast(home, "Period started", "Your new cycle has been logged.");
  expect(await read(mwezi.address, "/api/cycles", signedIn)).toMatchObject([{ startDay: today }]);
  expect(await read(mwezi.address, "/api/life-stages", signedIn)).toEqual([]);
  await expect(home.getByText("Day 1", { exact: false }).first()).toBeVisible();
});
