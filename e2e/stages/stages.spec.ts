import type { HealthBackground } from "#contract/account/health-background.ts";
import type { LifeStage } from "#contract/entries/life-stage.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { ago, logCycles } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectPages, livesOn } from "../support/moved-clock.ts";
import { expectToast } from "../support/walks.ts";
import { read, send } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

const REGULAR = [28, 29, 28, 27];

test("a late user is asked for a missing period only after her answer", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await logCycles(mwezi.address, signedIn, 56, REGULAR);
  await home.goto("/");
  await expect(home.getByText("Could you be pregnant?")).toBeInViewport();
  await expect(home.getByText("When did your last period start?")).toHaveCount(0);
  await home.getByRole("button", { name: "I took a test" }).click();
  await home.getByRole("button", { name: "Negative" }).click();
  await expectToast(home, "Saved", "Your test is in today's signs.");
  await expect(home.getByText("Could you be pregnant?")).toBeHidden();
  await expect(home.getByText("When did your last period start?").first()).toBeVisible();
  expect(await read(mwezi.address, "/api/signs", signedIn)).toMatchObject([
    { pregnancyTest: "negative" },
  ]);
});

test("a user who cannot be pregnant is not asked again in this cycle", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await logCycles(mwezi.address, signedIn, 34, REGULAR);
  await home.goto("/");
  await home.getByRole("button", { name: "Not possible" }).click();
  await expect(home.getByText("Could you be pregnant?")).toBeHidden();
  await expect(home.getByRole("heading", { name: "Fertile Window" })).toBeVisible();
  const background = "/api/health-background";
  expect(await read<HealthBackground>(mwezi.address, background, signedIn)).toMatchObject({
    notPregnantOn: ago(0),
  });
});

const FERTILE_STEP = "Learn why fertile days are a range";

test("from the pill to trying to conceive", async ({ home, signedIn, mwezi }) => {
  const { token } = signedIn;
  await logCycles(mwezi.address, signedIn, 10, REGULAR);
  await send("PATCH", `${mwezi.address}/api/user/profile`, { goals: ["fertility"] }, token);
  const pill = { kind: "contraception", method: "pill", pack: "21_7", from: ago(400) };
  await send("POST", `${mwezi.address}/api/life-stages`, pill, token);
  await home.goto("/");
  await expect(home.getByRole("img", { name: /^Day 9 of 28 of your pack/ })).toBeInViewport();
  await expect(home.getByRole("heading", { name: "Days without hormones" })).toBeInViewport();
  await inspect(home, "home on the pill");
  await home.goto("/learn/care-plan");
  await expect(home.getByRole("heading", { name: "My Care Plan" })).toBeVisible();
  await expect(home.getByText(FERTILE_STEP)).toHaveCount(0);

  const [stage] = await read<LifeStage[]>(mwezi.address, "/api/life-stages", signedIn);
  const stopped = { to: ago(1), whyStopped: "to_conceive" };
  await send("PATCH", `${mwezi.address}/api/life-stages/${stage?.id}`, stopped, token);
  await livesOn(home, mwezi, 18);
  await home.getByRole("button", { name: "Start Period" }).click();
  await expectToast(home, "Period started", "Your new cycle has been logged.");
  await expect(home.getByText(/^Peak days /)).toBeVisible();
  await expect(home.getByText(/^Not shown/)).toHaveCount(0);
  await home.goto("/learn/care-plan");
  await expect(home.getByRole("checkbox", { name: FERTILE_STEP })).toBeVisible();
});

test("from 44 to cycles that change", async ({ home, signedIn, mwezi }) => {
  const profile = `${mwezi.address}/api/user/profile`;
  await send("PATCH", profile, { age: 44 }, signedIn.token);
  await logCycles(mwezi.address, signedIn, 10, REGULAR);
  await home.goto("/");
  await expect(home.getByText(/^Peak days /)).toBeVisible();

  await livesOn(home, mwezi, 25);
  await send("PATCH", profile, { age: 46 }, signedIn.token);
  await livesOn(home, mwezi, 26);
  await expect(home.getByText("Could you be pregnant?")).toBeInViewport();
  await home.getByRole("button", { name: "Not possible" }).click();
  await expect(home.getByText(/^Not shown: at your age, after 60 days/)).toBeVisible();
  await expect(home.getByText(/^Peak days /)).toHaveCount(0);
  await inspect(home, "home at 46, 61 days without a period");
});

test("over 45 a year without a logged period is one stage on every screen", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await send("PATCH", `${mwezi.address}/api/user/profile`, { age: 54 }, signedIn.token);
  await logCycles(mwezi.address, signedIn, 421, REGULAR);
  await home.goto("/");
  await expect(home.getByRole("img", { name: "A year without a period" })).toBeInViewport();
  await expect(home.getByRole("link", { name: "I have no periods any more" })).toBeInViewport();
  await expect(home.getByRole("button", { name: "I'm bleeding" })).toBeInViewport();
  await expect(home.getByText("Overdue")).toHaveCount(0);
  await expect(home.getByText("When did your last period start?")).toHaveCount(0);
  await inspect(home, "home a year after the last period");
  const pages = { countsDays: false, calendar: "Nothing is logged", report: "421 days ago" };
  await expectPages(home, mwezi, { ...pages, track: "A year without a period" }, inspect);
  await home.goto("/my-health/doctor-visit");
  await expect(home.getByText("going on")).toHaveCount(0);
  await home.goto("/ovulation");
  await expect(home.getByText("This is the latest.")).toBeVisible();
  await expect(home.getByText("This cycle, day 422")).toHaveCount(0);
});

const NOT_BACK = "Your cycle has not come back yet.";

test("after the injection wore off her cycle has not come back until a period is logged", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await logCycles(mwezi.address, signedIn, 280, REGULAR);
  const injections = { kind: "contraception", method: "injection", from: ago(270), to: ago(210) };
  await send("POST", `${mwezi.address}/api/life-stages`, injections, signedIn.token);
  await home.goto("/");
  await expect(home.getByRole("img", { name: NOT_BACK })).toBeInViewport();
  await expect(home.getByText("Your cycle starts again with your next period.")).toBeVisible();
  await expect(home.getByText("Could you be pregnant?")).toBeInViewport();
  await expect(home.getByRole("button", { name: "Not possible" })).toBeInViewport();
  await expect(home.getByRole("button", { name: "My period is back" })).toBeInViewport();
  await expect(home.getByText(/days without a period$/)).toBeVisible();
  await expect(home.getByText(/overdue|of 28|later than expected/i)).toHaveCount(0);
  await inspect(home, "home after the injection");
  const pages = { track: NOT_BACK, countsDays: false, calendar: "Nothing is logged" };
  const report = "The cycle has not come back yet since contraception ended.";
  await expectPages(home, mwezi, { ...pages, report }, inspect);
  await expect(home.getByText(/overdue/i)).toHaveCount(0);

  await home.getByRole("button", { name: "I took a test" }).click();
  await home.getByRole("button", { name: "Negative" }).click();
  await expectToast(home, "Saved", "Your test is in today's signs.");
  await expect(home.getByText("Could you be pregnant?")).toBeHidden();
  await home.getByRole("button", { name: "My period is back" }).click();
  await expectToast(home, "Period started", "Your new cycle has been logged.");
  await expect(home.getByText(NOT_BACK)).toHaveCount(0);
  await expect(home.getByRole("img", { name: /^Day 1/ })).toBeVisible();
});

test("the button of a new pack leaves its date readable at 320 px in isiZulu", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const pack = { method: "pill", pill: "combined", pack: "21_7", from: ago(27) };
  const stage = { kind: "contraception", ...pack };
  const language = { preferredLanguage: "isiZulu" };
  await send("PATCH", `${mwezi.address}/api/user/profile`, language, signedIn.token);
  await send("POST", `${mwezi.address}/api/life-stages`, stage, signedIn.token);
  await home.evaluate((key) => localStorage.setItem(key, "zu"), storageKeys.language);
  await home.setViewportSize({ width: 320, height: 740 });
  await home.goto("/");
  const row = home.getByRole("heading", { name: /^Amahomoni futhi/ }).locator("../..");
  await expect(row.getByRole("button", { name: "Iphakethe elisha namuhla" })).toBeVisible();
  const date = row.getByRole("paragraph");
  expect(await date.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0);
});

test("on the pill the calendar shows no forecast of a natural cycle, as home has none", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await logCycles(mwezi.address, signedIn, 25, REGULAR);
  const pack = { method: "pill", pill: "combined", pack: "21_7", from: ago(111) };
  const stage = { kind: "contraception", ...pack };
  await send("POST", `${mwezi.address}/api/life-stages`, stage, signedIn.token);
  await home.goto("/calendar");
  await expect(home.getByText("Period: larger means heavier")).toBeVisible();
  await expect(home.getByText(/Period may begin/)).toHaveCount(0);
  await home.getByRole("button", { name: "Month after" }).click();
  await expect(home.getByRole("button", { name: /Period may begin/ })).toHaveCount(0);
});
