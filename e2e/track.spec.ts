import type { Locator, Page } from "@playwright/test";
import { addDays, type CalendarDay, dayInZone } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { expect, test } from "./fixtures.ts";
import { inspect } from "./inspect.ts";
import { latch } from "./latch.ts";
import { expectToast } from "./walks.ts";
import { onboard, send, type Woman } from "./woman.ts";

const ZONE = "Africa/Johannesburg";
const today = () => dayInZone(Date.now(), ZONE);
const saveButton = (page: Page) => page.getByRole("button", { name: "Save", exact: true });
const log = (page: Page) => page.getByRole("region", { name: "Daily log" });
const mood = (page: Page, name: string) => page.getByRole("radio", { name, exact: true });
const scale = (page: Page, name: string) => page.getByRole("slider", { name, exact: true });

async function openTrack(page: Page, path = "/track"): Promise<void> {
  await page.goto(path);
  await expect(scale(page, "Pain")).toBeVisible();
}

async function savedLogs(address: string, { token }: Woman): Promise<Record<string, unknown>[]> {
  const answer = await fetch(`${address}/api/pcos-logs?days=60`, {
    headers: { authorization: `Bearer ${token}`, "time-zone": "Pacific/Kiritimati" },
  });
  return (await answer.json()) as Record<string, unknown>[];
}

const logOn = (address: string, { token }: Woman, date: CalendarDay, fields: object) =>
  send("POST", `${address}/api/pcos-logs`, { date, ...fields }, token);

/** Where a finger lands for a value: the string of beads runs from 10 px to 10 px before its end. */
async function tapValue(slider: Locator, value: number): Promise<void> {
  const width = (await slider.boundingBox())?.width ?? 0;
  await slider.tap({ position: { x: 10 + ((width - 20) * value) / 10, y: 24 } });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a usual day takes six taps and less than 20 seconds", async ({ home, signedIn, mwezi }) => {
    await home.addInitScript(() => {
      addEventListener("pointerdown", () => {
        document.documentElement.dataset.taps = String(
          Number(document.documentElement.dataset.taps ?? 0) + 1,
        );
      });
    });
    const begun = Date.now();
    await openTrack(home);
    await mood(home, "Calm").tap();
    await tapValue(scale(home, "Energy"), 7);
    await tapValue(scale(home, "Pain"), 2);
    await tapValue(scale(home, "Sleep quality"), 8);
    await mood(home, "None").tap();
    await saveButton(home).tap();
    await expect(log(home).getByText("Saved", { exact: true })).toBeVisible();
    expect(Date.now() - begun).toBeLessThan(20_000);
    expect(await home.locator("html").getAttribute("data-taps")).toBe("6");
    expect(await savedLogs(mwezi.address, signedIn)).toEqual([
      {
        date: today(),
        mood: "calm",
        motivation: 7,
        pain_level: 2,
        sleep_quality: 8,
        period_flow: "none",
      },
    ]);
  });

  test("a day like the one before takes two taps", async ({ home, signedIn, mwezi }) => {
    const before = { mood: "ok", pain_level: 3, period_flow: "light", bleeding_duration: 2 };
    await logOn(mwezi.address, signedIn, addDays(today(), -1), { ...before, notes: "Rain" });
    await openTrack(home);
    await home.getByRole("button", { name: "Same as yesterday" }).tap();
    await saveButton(home).tap();
    await expect(log(home).getByText("Saved", { exact: true })).toBeVisible();
    const [latest] = await savedLogs(mwezi.address, signedIn);
    expect(latest).toEqual({ ...before, date: today(), bleeding_duration: 3 });
  });
});

test("the greeting names the day and the phase, as every screen does", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await openTrack(home, "/pcos-tracking");
  const heading = home.getByRole("heading", { level: 1 });
  await expect(home.getByText("A rough guess until you log a period")).toBeVisible();
  const startDate = addDays(today(), -8);
  const cycle = { startDate, endDate: addDays(today(), -4) };
  await send("POST", `${mwezi.address}/api/cycles`, cycle, signedIn.token);
  await home.reload();
  await expect(heading).toHaveText("Hi, Thandi — Day 9 (Follicular)");
  await onboard(mwezi.address, signedIn, { contraception: "pill" });
  await home.reload();
  await expect(heading).toHaveText("Hi, Thandi — Day 9");
  await expect(home.getByText(/hormonal contraception changes or stops ovulation/)).toBeVisible();
});

test("while a day is on its way the page says so", async ({ home }) => {
  const answer = latch();
  await home.route(`**/api/pcos-logs/${today()}`, async (route) => {
    await answer.opened;
    await route.continue();
  });
  await home.goto("/track");
  await expect(home.getByText("Loading your log...")).toBeVisible();
  answer.open();
  await expect(scale(home, "Pain")).toBeVisible();
  await expect(home.getByText("Loading your log...")).toBeHidden();
});

test("Deep Log takes every field and sends each as it is called", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await openTrack(home);
  await home.getByRole("tab", { name: "Deep Log" }).click();
  const scales = {
    Pain: ["pain_level", 3],
    "Pain during sex": ["pain_during_sex", 0],
    Bloating: ["bloating", 4],
    Anxiety: ["anxiety_level", 2],
    Stress: ["stress_level", 6],
    "Brain fog": ["brain_fog", 1],
    Energy: ["motivation", 8],
    Acne: ["acne", 5],
    "Oily skin": ["skin_oiliness", 10],
    "Hair growth on face or body": ["hair_growth", 7],
    "Hair thinning": ["hair_thinning", 2],
    "Sleep quality": ["sleep_quality", 9],
    Libido: ["libido", 5],
  } as const;
  for (const [name, [, value]] of Object.entries(scales)) {
    // Zero stands there already: a key says that it is meant.
    if (value === 0) await scale(home, name).press("Home");
    else await scale(home, name).fill(String(value));
  }
  const choices = {
    "Period flow": ["period_flow", "Light", "light"],
    "Cervical mucus": ["cervical_mucus", "Egg white", "egg-white"],
    Mood: ["mood", "Energised", "energised"],
    "Energy after meals": ["energy_after_meals", "Crash", "crash"],
    Cravings: ["cravings", "Sugar", "sugar"],
    Weight: ["weight_change", "Gained", "gain"],
    "Where the acne is": ["acne_area", "Jawline", "jawline"],
    Activity: ["activity_level", "Active", "active"],
    Caffeine: ["caffeine", "Yes", true],
    Alcohol: ["alcohol", "No", false],
  } as const;
  for (const [group, [, name]] of Object.entries(choices)) {
    await home
      .getByRole("group", { name: group, exact: true })
      .getByRole("radio", { name, exact: true })
      .check();
  }
  await home.getByLabel("Days of bleeding so far").fill("2");
  await home.getByLabel("Hours of sleep").fill("26");
  await home.getByLabel("Notes").fill("Two lines\nof it");
  await saveButton(home).click();
  await expect(home.getByText("Enter a number from 0 to 24, such as 7.5.")).toBeVisible();
  await expect(home.getByLabel("Hours of sleep")).toBeFocused();
  await home.getByLabel("Hours of sleep").fill("6,5");
  await saveButton(home).click();
  await expect(log(home).getByText("Saved", { exact: true })).toBeVisible();
  expect(await savedLogs(mwezi.address, signedIn)).toEqual([
    {
      date: today(),
      ...Object.fromEntries(Object.values(scales)),
      ...Object.fromEntries(Object.values(choices).map(([field, , value]) => [field, value])),
      bleeding_duration: 2,
      sleep_hours: 6.5,
      notes: "Two lines\nof it",
    },
  ]);
});

test("an answer can be taken back, and a scale speaks its value", async ({ home }) => {
  await openTrack(home);
  await expect(scale(home, "Pain")).toHaveAttribute("aria-valuetext", "Not answered");
  await scale(home, "Pain").fill("7");
  await expect(scale(home, "Pain")).toHaveAttribute("aria-valuetext", "7 of 10, severe");
  await home.getByRole("button", { name: "Clear: Pain" }).click();
  await expect(scale(home, "Pain")).toHaveAttribute("aria-valuetext", "Not answered");
  await mood(home, "Sad").click();
  await mood(home, "Sad").click();
  await expect(mood(home, "Sad")).not.toBeChecked();
});

test("a save that fails keeps what she wrote, over a reload too, until it succeeds", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await openTrack(home);
  await mood(home, "Irritable").check();
  await home.getByLabel("Notes").fill("Slept badly");
  let sent = 0;
  await home.route("**/api/pcos-logs", (route) => {
    if (route.request().method() !== "POST") return route.continue();
    sent += 1;
    return sent === 1 ? route.abort() : route.continue();
  });
  await saveButton(home).click();
  await expectToast(home, "Failed to save log", "Please try again.");
  await expect(home.getByText("What you wrote is still here.")).toBeVisible();
  await home.reload();
  await expect(mood(home, "Irritable")).toBeChecked();
  await expect(home.getByLabel("Notes")).toHaveValue("Slept badly");
  await home.route("**/api/pcos-logs", (route) => route.abort());
  await saveButton(home).click();
  await expect(home.getByText("What you wrote is still here.")).toBeVisible();
  await home.unroute("**/api/pcos-logs");
  await log(home).getByRole("button", { name: "Try again" }).click();
  await expect(log(home).getByText("Saved", { exact: true })).toBeVisible();
  expect(await savedLogs(mwezi.address, signedIn)).toMatchObject([
    { mood: "irritable", notes: "Slept badly" },
  ]);
});

test("a past day opens from the string or the date field, and no day to come", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const [yesterday, longAgo] = [addDays(today(), -1), addDays(today(), -45)];
  await logOn(mwezi.address, signedIn, yesterday, { pain_level: 4, notes: "Cramps" });
  await openTrack(home);
  await expect(home.getByText("1 of the last 30 days logged")).toBeVisible();
  const bead = home.getByRole("button", { name: `${formatDay(yesterday, "en")}, logged` });
  await bead.click();
  await expect(home.getByRole("heading", { name: "Yesterday" })).toBeVisible();
  await expect(home.getByLabel("Notes")).toHaveValue("Cramps");
  await home.getByLabel("Notes").fill("Cramps, gone by noon");
  await saveButton(home).click();
  await expect(log(home).getByText("Saved", { exact: true })).toBeVisible();

  const date = home.getByLabel("Date");
  await expect(date).toHaveAttribute("max", today());
  await date.fill(addDays(today(), 1));
  await expect(home.getByText("Choose today or an earlier day.")).toBeVisible();
  await date.fill(longAgo);
  await expect(home.getByText("Choose today or an earlier day.")).toBeHidden();
  await mood(home, "OK").check();
  await saveButton(home).click();
  await expect(log(home).getByText("Saved", { exact: true })).toBeVisible();
  const logs = await savedLogs(mwezi.address, signedIn);
  expect(logs.map((entry) => [entry.date, entry.notes ?? entry.mood])).toEqual([
    [yesterday, "Cramps, gone by noon"],
    [longAgo, "ok"],
  ]);
});

test("an address can open a day", async ({ home }) => {
  await openTrack(home, `/track?day=${addDays(today(), -3)}`);
  await expect(home.getByLabel("Date")).toHaveValue(addDays(today(), -3));
});

test("two tabs do not overwrite each other silently", async ({ home, signedIn, mwezi }) => {
  await openTrack(home);
  await home.getByLabel("Notes").fill("Written here");
  const other = await home.context().newPage();
  await openTrack(other);
  await other.getByLabel("Notes").fill("Written there");
  await saveButton(other).click();
  await expect(log(other).getByText("Saved", { exact: true })).toBeVisible();

  await expect(home.getByText("This day was changed somewhere else")).toBeVisible();
  await expect(home.getByLabel("Notes")).toHaveValue("Written here");
  await home.getByRole("button", { name: "Show what was saved" }).click();
  await expect(home.getByLabel("Notes")).toHaveValue("Written there");

  await home.getByLabel("Notes").fill("Written here after all");
  // As from another phone: no tab of this browser hears of it.
  await logOn(mwezi.address, signedIn, today(), { notes: "From a phone" });
  await saveButton(home).click();
  await expect(home.getByText("This day was changed somewhere else")).toBeVisible();
  expect(await savedLogs(mwezi.address, signedIn)).toMatchObject([{ notes: "From a phone" }]);
  await home.getByRole("button", { name: "Keep what I see here" }).click();
  await saveButton(home).click();
  await expect(log(home).getByText("Saved", { exact: true })).toBeVisible();
  expect(await savedLogs(mwezi.address, signedIn)).toMatchObject([
    { notes: "Written here after all" },
  ]);
});

const SERIOUS =
  "This sounds serious. If you're experiencing heavy bleeding, severe pelvic pain, fainting, chest pain or shortness of breath, please seek urgent medical care.";
const HEAVY = "Heavy flow or bleeding lasting 8+ days may indicate a medical concern.";
const SEVERE = "Severe pain (8+/10) should be evaluated by a healthcare provider.";

test("a heavy day is saved, then asked about once, and the others are said beside it", async ({
  home,
}) => {
  await openTrack(home);
  await scale(home, "Pain").fill("9");
  await mood(home, "Heavy").check();
  await saveButton(home).click();
  const dialog = home.getByRole("dialog", { name: "How are you right now?" });
  await expect(dialog.getByText(SERIOUS)).toBeVisible();
  await expect(log(home).getByText(SEVERE)).toBeVisible();
  await expect(home.getByText(HEAVY)).toBeHidden();
  await inspect(home, "safety dialog");
  await dialog.getByRole("button", { name: "Dismiss" }).click();
  await expect(dialog).toBeHidden();
  await expect(saveButton(home)).toBeFocused();
  await expect(home.getByText(HEAVY)).toBeVisible();
});

test("See guidance leads to the numbers of her country, without a network too", async ({
  home,
}) => {
  await openTrack(home);
  await scale(home, "Pain").fill("6");
  await saveButton(home).click();
  await expect(
    home.getByText("Persistent moderate pain may benefit from medical evaluation."),
  ).toBeHidden();
  await home.waitForLoadState("networkidle");
  await home.context().setOffline(true);
  await home.getByRole("link", { name: "See guidance" }).click();
  await expect(home.getByRole("heading", { level: 1, name: "When to get help" })).toBeVisible();
  await expect(home.getByRole("link", { name: "Call 112" })).toHaveAttribute("href", "tel:112");
  for (const sign of [/a pad or tampon an hour/, /You faint/, /pregnant, or may be/]) {
    await expect(home.getByText(sign)).toBeVisible();
  }
  for (const [number, href] of [
    ["10177", "tel:10177"],
    ["10111", "tel:10111"],
    ["0800 567 567", "tel:0800567567"],
    ["0800 428 428", "tel:0800428428"],
  ] as const) {
    await expect(home.getByRole("link", { name: number })).toHaveAttribute("href", href);
  }
  await expect(home.getByText(/checked Nov 20, 2026/).first()).toBeVisible();
  await home.getByRole("link", { name: "I'm safe" }).click();
  await expect(scale(home, "Pain")).toHaveAttribute("aria-valuetext", "6 of 10, moderate");
});

test("a country without confirmed numbers gets the general one, and her clinic", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await onboard(mwezi.address, signedIn, { country: "Other" });
  await home.goto("/guidance");
  await expect(home.getByRole("link", { name: "Call 112" })).toBeVisible();
  await expect(home.getByText(/no confirmed emergency number for your country/)).toBeVisible();
  await expect(home.getByText(/no confirmed mental health line/)).toBeVisible();
  await expect(home.getByRole("main").locator('a[href^="tel:"]')).toHaveCount(1);
});

test("insights appear with logs, at most three and with their figures", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await openTrack(home);
  await expect(home.getByRole("heading", { name: "Your Insights" })).toBeHidden();
  for (const ago of [1, 2, 3]) {
    await logOn(mwezi.address, signedIn, addDays(today(), -ago), {
      mood: "sad",
      sleep_hours: 5,
      sleep_quality: 2,
      cravings: "sugar",
      acne: 4,
      stress_level: 8,
      bloating: 6,
      hair_growth: 8,
    });
  }
  await home.reload();
  const insights = home.getByRole("region", { name: "Your Insights" });
  await expect(insights.getByText(/You slept 5 and then 5 hours/)).toBeVisible();
  await expect(insights.getByText(/sugar cravings 3 times and acne 3 times/)).toBeVisible();
  await expect(insights.getByText(/Well supported: research guideline/)).toBeVisible();
  await expect(insights.getByRole("list").first().getByRole("listitem")).toHaveCount(3);
  await expect(insights.getByText(/no diagnosis/)).toBeVisible();
});

test("logs that do not come are said to be missing, and can be asked for again", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await logOn(mwezi.address, signedIn, today(), { notes: "Kept on the server" });
  const [lists, days] = [/api\/pcos-logs\?days=30/, `**/api/pcos-logs/${today()}`];
  await home.route(lists, (route) => route.fulfill({ status: 500, body: "" }));
  await home.route(days, (route) => route.abort());
  await openTrack(home);
  await expectToast(home, "Failed to fetch logs", "");
  await expect(home.getByText("We could not look up this day")).toBeVisible();
  await home.unroute(lists);
  const failed = home.getByRole("alert").filter({ hasText: "Failed to fetch logs" });
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(home.getByText("1 of the last 30 days logged")).toBeVisible();
  await home.getByLabel("Notes").fill("Written in the dark");
  await home.unroute(days);
  // Nothing is replaced that she has not seen.
  await saveButton(home).click();
  await expect(home.getByText("This day was changed somewhere else")).toBeVisible();
  await home.getByRole("button", { name: "Show what was saved" }).click();
  await expect(home.getByLabel("Notes")).toHaveValue("Kept on the server");
});

for (const { place, zone, instant } of [
  {
    place: "23:50 in Johannesburg",
    zone: ZONE,
    instant: (day: CalendarDay) => `${day}T23:50:00+02:00`,
  },
  {
    place: "00:10 in Apia",
    zone: "Pacific/Apia",
    instant: (day: CalendarDay) => `${day}T00:10:00+13:00`,
  },
]) {
  test.describe(`at ${place}`, () => {
    test.use({ timezoneId: zone });

    test("a log lands on her day", async ({ home, signedIn, mwezi }) => {
      const day = addDays(dayInZone(Date.now(), zone), -1);
      await home.clock.setFixedTime(instant(day));
      await openTrack(home);
      await expect(home.getByRole("heading", { name: /^Today/ })).toBeVisible();
      await expect(home.getByLabel("Date")).toHaveValue(day);
      await mood(home, "Calm").check();
      await saveButton(home).click();
      await expect(log(home).getByText("Saved", { exact: true })).toBeVisible();
      expect(await savedLogs(mwezi.address, signedIn)).toMatchObject([{ date: day, mood: "calm" }]);
    });
  });
}

test("the daily log and the guidance are accessible and fit a narrow phone", async ({
  home,
  signedIn,
  mwezi,
}) => {
  test.setTimeout(180_000);
  await openTrack(home);
  await inspect(home, "empty track");
  for (const ago of [1, 2]) {
    const fields = { cravings: "sugar", acne: 4, hair_growth: 8, period_flow: "light" };
    await logOn(mwezi.address, signedIn, addDays(today(), -ago), fields);
  }
  await openTrack(home);
  await expect(home.getByRole("heading", { name: "Your Insights" })).toBeVisible();
  await mood(home, "Calm").check();
  await inspect(home, "track with logs");
  await home.getByRole("tab", { name: "Deep Log" }).click();
  await scale(home, "Acne").fill("9");
  await home.getByLabel("Days of bleeding so far").fill("9");
  await inspect(home, "Deep Log");
  await home.goto("/guidance");
  await expect(home.getByRole("link", { name: "Call 112" })).toBeVisible();
  await inspect(home, "guidance");
});
