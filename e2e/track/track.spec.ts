import type { Locator } from "@playwright/test";
import { addDays, type CalendarDay, dayInZone } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import {
  log,
  logOn,
  mood,
  openTrack,
  saveButton,
  savedLogs,
  scale,
  today,
  ZONE,
} from "../support/daily-log.ts";
import { expect, test } from "../support/fixtures.ts";
import { latch } from "../support/latch.ts";
import { expectSaved } from "../support/walks.ts";
import { onboard, send } from "../support/woman.ts";

test.use({ beginsAtHome: false });

// Smooth scrolling to the focus could move a target away from the next tap.

/** Taps a value of the slider, whose beads have a margin of 10 px at both ends. */
async function tapValue(slider: Locator, value: number): Promise<void> {
  const width = (await slider.boundingBox())?.width ?? 0;
  await slider.tap({ position: { x: 10 + ((width - 20) * value) / 10, y: 24 } });
}

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a typical day takes six taps and less than 20 seconds [S2-71 S5-17]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.addInitScript(() => {
      addEventListener("pointerdown", () => {
        document.documentElement.dataset.taps = String(
          Number(document.documentElement.dataset.taps ?? 0) + 1,
        );
      });
    });
    const startedAt = Date.now();
    await openTrack(home);
    await mood(home, "Calm").tap();
    await tapValue(scale(home, "Energy"), 7);
    await tapValue(scale(home, "Pain"), 2);
    await tapValue(scale(home, "Sleep quality"), 8);
    await mood(home, "None").tap();
    await saveButton(home).tap();
    await expectSaved(log(home));
    expect(Date.now() - startedAt).toBeLessThan(20_000);
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

  test("today is visible on the string of days when Track is the first page", async ({ home }) => {
    await home.goto("/track");
    await expect(home.locator(".day-bead-today")).toBeInViewport();
  });

  test("a day like the previous one takes two taps", async ({ home, signedIn, mwezi }) => {
    const before = { mood: "ok", pain_level: 3, period_flow: "light", bleeding_duration: 2 };
    const startDate = addDays(today(), -2);
    await send("POST", `${mwezi.address}/api/cycles`, { startDate }, signedIn.token);
    await logOn(mwezi.address, signedIn, addDays(today(), -1), { ...before, notes: "Rain" });
    await openTrack(home);
    await home.getByRole("button", { name: "Same as yesterday" }).tap();
    await saveButton(home).tap();
    await expectSaved(log(home));
    const [latest] = await savedLogs(mwezi.address, signedIn);
    expect(latest).toEqual({ ...before, date: today(), bleeding_duration: 3 });
  });
});

test("the greeting names the day and the phase, like every other screen [S2-03 S2-69]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await openTrack(home, "/pcos-tracking");
  const heading = home.getByRole("heading", { level: 1 });
  await expect(home.getByText("No phase yet: it shows once you log a period.")).toBeVisible();
  const startDate = addDays(today(), -8);
  const cycle = { startDate, endDate: addDays(today(), -4) };
  await send("POST", `${mwezi.address}/api/cycles`, cycle, signedIn.token);
  await home.reload();
  await expect(heading).toHaveText("Hi, Thandi — Day 9 (Follicular)");
  await onboard(mwezi.address, signedIn, { contraception: "pill" });
  await home.reload();
  // Home counts the days of the pack.
  await expect(heading).toHaveText("Hi, Thandi");
  await expect(home.getByText(/hormonal contraception changes or stops ovulation/)).toBeVisible();
});

test("the page says so while a day loads [S2-73]", async ({ home }) => {
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

/** The scales of Deep Log: label, field, and the value answered here. */
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

test("Deep Log has every field and sends each by its name [S2-71 S3-21 S3-23 S7-29]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await openTrack(home);
  await home.getByRole("tab", { name: "Deep Log" }).click();
  for (const [name, [, value]] of Object.entries(scales)) {
    // Zero is the initial value: a key press confirms it.
    if (value === 0) await scale(home, name).press("Home");
    else await scale(home, name).fill(String(value));
  }
  for (const [group, [, name]] of Object.entries(choices)) {
    await home
      .getByRole("group", { name: group, exact: true })
      .getByRole("radio", { name, exact: true })
      .check();
  }
  await home.getByRole("radio", { name: "No, it's bleeding between periods" }).check();
  await home.getByLabel("Days of bleeding so far").fill("2");
  await home.getByLabel("Hours of sleep").fill("26");
  await home.getByLabel("Notes").fill("Two lines\nof it");
  await saveButton(home).click();
  await expect(home.getByText("Enter a number from 0 to 24, such as 7.5.")).toBeVisible();
  await expect(home.getByLabel("Hours of sleep")).toBeFocused();
  await home.getByLabel("Hours of sleep").fill("6,5");
  await saveButton(home).click();
  await expectSaved(log(home));
  expect(await savedLogs(mwezi.address, signedIn)).toEqual([
    {
      date: today(),
      ...Object.fromEntries(Object.values(scales)),
      ...Object.fromEntries(Object.values(choices).map(([field, , value]) => [field, value])),
      period: "between",
      bleeding_duration: 2,
      sleep_hours: 6.5,
      notes: "Two lines\nof it",
    },
  ]);
});

test("an answer can be cleared, and a scale announces its value", async ({ home }) => {
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

test("a past day opens from the string or the date field, but no future day [S2-70 S5-26]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  const [yesterday, longAgo] = [addDays(today(), -1), addDays(today(), -45)];
  await logOn(mwezi.address, signedIn, yesterday, { pain_level: 4, notes: "Cramps" });
  await openTrack(home);
  await expect(home.getByText("1 of the last 30 days logged")).toBeVisible();
  const bead = home.getByRole("radio", { name: `${formatDay(yesterday, "en")}, logged` });
  await bead.check();
  await expect(home.getByRole("heading", { name: "Yesterday" })).toBeVisible();
  await expect(home.getByLabel("Notes")).toHaveValue("Cramps");
  await home.getByLabel("Notes").fill("Cramps, gone by noon");
  await saveButton(home).click();
  await expectSaved(log(home));

  const date = home.getByLabel("Date");
  await expect(date).toHaveAttribute("max", today());
  await date.fill(addDays(today(), 1));
  await expect(home.getByText("Choose today or an earlier day.")).toBeVisible();
  await date.fill(longAgo);
  await expect(home.getByText("Choose today or an earlier day.")).toBeHidden();
  await mood(home, "OK").check();
  await saveButton(home).click();
  await expectSaved(log(home));
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

    test("a log has the local date", async ({ home, signedIn, mwezi }) => {
      const day = addDays(dayInZone(Date.now(), zone), -1);
      await home.clock.setFixedTime(instant(day));
      await openTrack(home);
      await expect(home.getByRole("heading", { name: /^Today/ })).toBeVisible();
      await expect(home.getByLabel("Date")).toHaveValue(day);
      await mood(home, "Calm").check();
      await saveButton(home).click();
      await expectSaved(log(home));
      expect(await savedLogs(mwezi.address, signedIn)).toMatchObject([{ date: day, mood: "calm" }]);
    });
  });
}
