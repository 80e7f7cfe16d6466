import type { Page, Request } from "@playwright/test";
import { storageKeys } from "#contract/storage-keys.ts";
import { addDays, type CalendarDay, dayInZone } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { expect, test } from "./fixtures.ts";
import { inspect } from "./inspect.ts";
import { latch } from "./latch.ts";
import { expectToast } from "./walks.ts";
import { onboard, send, type Woman } from "./woman.ts";

const ZONE = "Africa/Johannesburg";
const today = () => dayInZone(Date.now(), ZONE);
const ago = (days: number) => addDays(today(), -days);

const card = (page: Page, title: string) => page.getByRole("region", { name: title });
const checkIn = (page: Page) => card(page, "Mood check-in");
const slider = (page: Page, name: string) => checkIn(page).getByRole("slider", { name });

interface Entry {
  readonly [field: string]: unknown;
}

async function post(address: string, path: string, body: Entry, { token }: Woman): Promise<void> {
  await send("POST", `${address}${path}`, body, token);
}

async function read(address: string, path: string, { token }: Woman): Promise<Entry[]> {
  const headers = { authorization: `Bearer ${token}`, "time-zone": ZONE };
  return (await (await fetch(`${address}${path}`, { headers })).json()) as Entry[];
}

/** Periods of five days, these many days apart, the last one begun so many days ago. */
async function logCycles(address: string, woman: Woman, lastStart: number, lengths: number[]) {
  let day: CalendarDay = ago(lastStart);
  for (const length of [0, ...lengths]) {
    day = addDays(day, -length);
    await post(address, "/api/cycles", { startDate: day, endDate: addDays(day, 4) }, woman);
  }
}

const mood = (daysAgo: number, level: number) => ({
  date: ago(daysAgo),
  depression: level,
  anxiety: level,
  stress: level,
});

/** The requests of one kind that the page makes from now on. */
function watchFor(page: Page, method: string, path: string): Request[] {
  const seen: Request[] = [];
  page.on("request", (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) {
      seen.push(request);
    }
  });
  return seen;
}

test.describe("the chips", () => {
  test("say what her latest notes say, and that it is no blood test", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await expect(home.getByText("Balance unknown")).toBeVisible();
    await expect(home.getByText("Stress unknown")).toBeVisible();
    await expect(
      home
        .getByText("from your stress and sleep notes, not a blood test", { exact: false })
        .first(),
    ).toBeVisible();
    await post(mwezi.address, "/api/moods", mood(2, 5), signedIn);
    await home.reload();
    await expect(home.getByText("Balance variable")).toBeVisible();
    await expect(home.getByText("Stress high")).toBeVisible();
    await post(mwezi.address, "/api/moods", mood(1, 2), signedIn);
    await home.reload();
    await expect(home.getByText("Balance steady")).toBeVisible();
    await expect(home.getByText("Stress low")).toBeVisible();
  });

  test("call a cycle past its usual length late, and not luteal", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await logCycles(mwezi.address, signedIn, 32, [28, 28, 28]);
    await home.reload();
    await expect(home.getByText("Later than expected").first()).toBeVisible();
    await expect(home.getByRole("main")).not.toContainText(/luteal/i);
  });
});

test.describe("the banner", () => {
  test("gives the ovulation estimate and leads to her mood notes", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await expect(home.getByText("Log a period, and an ovulation estimate")).toBeVisible();
    await logCycles(mwezi.address, signedIn, 5, [28, 28, 28, 28]);
    await home.reload();
    await expect(home.getByText(/Ovulation estimate: .* in about \d+ days\./)).toBeVisible();
    await home.getByRole("button", { name: "View insights" }).click();
    await expect(home.getByRole("dialog")).toContainText("Mood & Stress");
  });

  for (const [why, answers, silent] of [
    ["with the pill", { contraception: "pill" }, /ovulat|luteal|follicular/i],
    ["with an IUD", { contraception: "iud" }, /ovulat|luteal|follicular/i],
    ["in a pregnancy", { pregnancyStatus: "pregnant" }, /ovulat|luteal|follicular|fertil/i],
    ["by her own wish", { hidesFertility: true }, /ovulat|luteal|follicular|fertil/i],
  ] as const) {
    test(`is silent about ovulation, as the whole page, ${why}`, async ({
      home,
      signedIn,
      mwezi,
    }) => {
      await onboard(mwezi.address, signedIn, answers);
      await logCycles(mwezi.address, signedIn, 14, [28, 28, 28]);
      await home.reload();
      await expect(card(home, "Your last 3 cycles")).toContainText("28 days");
      await expect(home.getByRole("main")).not.toContainText(silent);
      await expect(home.locator(".bead-ring svg").first()).not.toHaveAccessibleName(silent);
    });
  }
});

test.describe("the mood check-in", () => {
  test("begins in the middle and saves each change, for her day", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    for (const name of ["Depression", "Anxiety", "Stress"]) {
      await expect(slider(home, name)).toHaveValue("3");
    }
    await slider(home, "Anxiety").fill("4");
    await expect(checkIn(home).getByText("Saved", { exact: true })).toBeVisible();
    const [saved] = await read(mwezi.address, "/api/moods", signedIn);
    expect(saved).toMatchObject({ date: today(), depression: 3, anxiety: 4, stress: 3 });
    const [stress] = await read(mwezi.address, "/api/stress", signedIn);
    expect(stress).toMatchObject({ date: today(), level: 3, tags: [] });
    await home.reload();
    await expect(slider(home, "Anxiety")).toHaveValue("4");
    await expect(slider(home, "Anxiety")).toHaveAttribute("aria-valuetext", "4 of 5, high");
  });

  test("saves at each key, and what is shown without moving anything", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await checkIn(home).getByRole("button", { name: "Save as shown" }).click();
    await expect(home.getByText("Checked in today.", { exact: false })).toBeVisible();
    await slider(home, "Depression").press("ArrowRight");
    await slider(home, "Depression").press("ArrowRight");
    await expect
      .poll(async () => (await read(mwezi.address, "/api/moods", signedIn))[0])
      .toMatchObject({ depression: 5 });
  });

  test("shows Saved for one second", async ({ page, signedIn: _ }) => {
    await page.clock.install();
    await page.reload();
    await expect(slider(page, "Stress")).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await slider(page, "Stress").fill("4");
    const saved = checkIn(page).getByText("Saved", { exact: true });
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(saved).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.clock.runFor(900);
    await expect(saved).toBeVisible();
    await page.clock.runFor(150);
    await expect(saved).toBeHidden();
  });

  test("offers stress details at 2, shows them above, and hides them at 2 or less", async ({
    home,
  }) => {
    const notes = checkIn(home).getByLabel("Notes");
    const add = checkIn(home).getByRole("button", { name: "+ Add stress details" });
    const hide = checkIn(home).getByRole("button", { name: "Hide details" });
    await expect(notes).toBeVisible();
    await expect(hide).toBeHidden();
    await slider(home, "Stress").fill("2");
    await expect(notes).toBeHidden();
    await add.click();
    await expect(notes).toBeVisible();
    await slider(home, "Stress").fill("1");
    await hide.click();
    await expect(notes).toBeHidden();
    await expect(add).toBeHidden();
  });

  test("saves no stress entry for a stress of 1 without details", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await slider(home, "Stress").fill("1");
    await expect
      .poll(async () => (await read(mwezi.address, "/api/moods", signedIn))[0])
      .toMatchObject({ stress: 1 });
    expect(await read(mwezi.address, "/api/stress", signedIn)).toEqual([]);
  });

  test("keeps what the stress is about, her sleep, and her notes on leaving them", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await checkIn(home).getByRole("button", { name: "Work" }).click();
    await checkIn(home).getByRole("button", { name: "Fair" }).click();
    const posts = watchFor(home, "POST", "/api/stress");
    await checkIn(home).getByLabel("Notes").fill("Two deadlines");
    expect(posts).toHaveLength(0);
    await checkIn(home).getByLabel("Notes").blur();
    await expect
      .poll(async () => (await read(mwezi.address, "/api/stress", signedIn))[0])
      .toMatchObject({ tags: ["Work"], sleepQuality: 2, notes: "Two deadlines" });
    await home.reload();
    await expect(checkIn(home).getByLabel("Notes")).toHaveValue("Two deadlines");
    await expect(checkIn(home).getByRole("button", { name: "Fair" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  test("never loses the last value while an answer is waited for", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const answer = latch();
    await home.route("**/api/moods", async (route) => {
      if (route.request().method() === "POST") await answer.opened;
      await route.continue();
    });
    const posts = watchFor(home, "POST", "/api/moods");
    for (const value of ["4", "1", "2", "5"]) await slider(home, "Anxiety").fill(value);
    answer.open();
    await expect(checkIn(home).getByText("Saved", { exact: true })).toBeVisible();
    expect(posts).toHaveLength(2);
    const [saved] = await read(mwezi.address, "/api/moods", signedIn);
    expect(saved).toMatchObject({ anxiety: 5 });
    await expect(slider(home, "Anxiety")).toHaveValue("5");
  });

  test("says when a save fails, keeps what she set, and sends only what is missing", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.route("**/api/stress", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    const moods = watchFor(home, "POST", "/api/moods");
    await slider(home, "Stress").fill("5");
    await expectToast(home, "Error", "Failed to save mood check-in. Please try again.");
    await expect(slider(home, "Stress")).toHaveValue("5");
    await home.unroute("**/api/stress");
    await checkIn(home).getByRole("button", { name: "Try again" }).click();
    await expect(checkIn(home).getByText("Not saved yet.", { exact: false })).toBeHidden();
    const [stress] = await read(mwezi.address, "/api/stress", signedIn);
    expect(stress).toMatchObject({ level: 5 });
    expect(moods).toHaveLength(1);
  });

  test("shows what another tab has saved", async ({ home, context }) => {
    const other = await context.newPage();
    await other.goto("/");
    await expect(slider(other, "Anxiety")).toHaveValue("3");
    await slider(home, "Anxiety").fill("1");
    await expect(slider(other, "Anxiety")).toHaveValue("1");
  });

  test("refreshes the chips and the insight that rest on it", async ({ home }) => {
    await expect(card(home, "Stress & Cortisol Insights")).toContainText("Start logging stress");
    await slider(home, "Stress").fill("5");
    await expect(home.getByText("Stress high")).toBeVisible();
    await expect(card(home, "Stress & Cortisol Insights")).toContainText("Elevated");
  });
});

test.describe("in Apia", () => {
  test.use({ timezoneId: "Pacific/Apia" });

  test("a check-in belongs to her day there", async ({ home }) => {
    const posts = watchFor(home, "POST", "/api/moods");
    await slider(home, "Anxiety").fill("2");
    await expect(checkIn(home).getByText("Saved", { exact: true })).toBeVisible();
    const day = dayInZone(Date.now(), "Pacific/Apia");
    expect(posts[0]?.postDataJSON()).toMatchObject({ date: `${day}T00:00:00.000Z` });
  });
});

test.describe("the stress and cortisol card", () => {
  const insight = (page: Page) => card(page, "Stress & Cortisol Insights");

  test("stands as a skeleton while it loads, then invites her to begin", async ({ home }) => {
    const answer = latch();
    await home.route("**/api/insights/cortisol", async (route) => {
      await answer.opened;
      await route.continue();
    });
    await home.reload();
    await expect(insight(home)).toHaveAttribute("aria-busy", "true");
    answer.open();
    await expect(insight(home)).toContainText(
      "Start logging stress levels to see personalized insights.",
    );
  });

  test("shows indicator, reasons, at most four pieces of advice and the way to a clinic", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    for (const daysAgo of [0, 1, 2, 3]) {
      const entry = { date: ago(daysAgo), level: 5, tags: ["Work", "Sleep"], sleepQuality: 1 };
      await post(mwezi.address, "/api/stress", entry, signedIn);
    }
    await home.reload();
    await expect(insight(home).getByText("Elevated", { exact: true })).toBeVisible();
    await expect(insight(home)).toContainText("Based on 4 days");
    await expect(insight(home).getByRole("listitem")).toHaveCount(4);
    await expect(insight(home)).toContainText("not a blood test");
    await expect(insight(home)).toContainText("no medical advice");
    await insight(home).getByRole("link", { name: "Export for Healthcare Provider" }).click();
    await expect(home).toHaveURL(/\/summary$/);
  });

  test("takes any other indicator as moderate", async ({ home }) => {
    await home.route("**/api/insights/cortisol", (route) =>
      route.fulfill({
        json: {
          indicator: "Something new",
          rationale: "Based on 1 day.",
          advice: ["1", "2", "3", "4", "5"],
          adviceKeys: [],
          daysLogged: 1,
        },
      }),
    );
    await home.reload();
    await expect(insight(home).getByText("Moderate", { exact: true })).toBeVisible();
    await expect(insight(home).getByRole("listitem")).toHaveCount(4);
  });

  test("is kept for five minutes", async ({ page, signedIn: _ }) => {
    await page.clock.install();
    const asked = watchFor(page, "GET", "/api/insights/cortisol");
    await page.reload();
    await expect(insight(page)).toContainText("Start logging");
    const awayAndBack = async () => {
      await page.getByRole("link", { name: "Learn", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeVisible();
      await page.getByRole("link", { name: "Home", exact: true }).click();
      await expect(insight(page)).toContainText("Start logging");
    };
    await page.clock.fastForward("04:00");
    await awayAndBack();
    expect(asked).toHaveLength(1);
    await page.clock.fastForward("01:30");
    await awayAndBack();
    expect(asked).toHaveLength(2);
  });
});

test("a card that cannot load says so alone, and can be tried again", async ({ home }) => {
  for (const path of ["moods", "insights/cortisol", "cycles/summary"]) {
    await home.route(`**/api/${path}`, (route) => route.abort());
  }
  await home.reload();
  const titles = [
    "Mood check-in",
    "Stress & Cortisol Insights",
    "Your last 12 weeks",
    "Your figures",
  ];
  for (const title of titles) {
    await expect(card(home, title).getByRole("button", { name: "Try again" })).toBeVisible();
  }
  await expect(
    card(home, "Cycle Overview").getByRole("button", { name: "Try again" }),
  ).toBeHidden();
  await home.unroute("**/api/moods");
  await checkIn(home).getByRole("button", { name: "Try again" }).click();
  await expect(slider(home, "Stress")).toHaveValue("3");
  await expect(card(home, "Your last 12 weeks").getByRole("navigation")).toBeVisible();
});

test.describe("the last 12 weeks", () => {
  const heatMap = (page: Page) => card(page, "Your last 12 weeks");
  const written = (daysAgo: number) => formatDay(ago(daysAgo), "en");

  test("show periods and moods, as beads and as a table, and lead to each day", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await logCycles(mwezi.address, signedIn, 20, []);
    await post(mwezi.address, "/api/moods", { ...mood(19, 2), stress: 3 }, signedIn);
    await home.reload();
    const bead = heatMap(home).getByRole("link", { name: `${written(19)}: period, mood 2.3 of 5` });
    await expect(bead).toBeVisible();
    await heatMap(home).getByText("Show as a table").click();
    await expect(
      heatMap(home).getByRole("row", { name: `${written(19)} Period 2.3` }),
    ).toBeVisible();
    await bead.click();
    await expect(home).toHaveURL(new RegExp(`/track\\?day=${ago(19)}$`));
  });

  test("are darker the heavier the mood", async ({ home, signedIn, mwezi }) => {
    await post(mwezi.address, "/api/moods", mood(3, 1), signedIn);
    await post(mwezi.address, "/api/moods", mood(4, 4), signedIn);
    await home.reload();
    const heart = (daysAgo: number) =>
      heatMap(home)
        .getByRole("link", { name: written(daysAgo) })
        .locator("[fill-opacity]");
    await expect(heart(3)).toHaveAttribute("fill-opacity", "0.2");
    await expect(heart(4)).toHaveAttribute("fill-opacity", "0.8");
  });

  test("take in what is noted in this browser, within two seconds", async ({ page, signedIn }) => {
    await page.clock.install();
    await page.reload();
    const bead = heatMap(page).getByRole("link", { name: written(2) });
    await expect(bead).toHaveAccessibleName(/nothing logged/);
    const day = ago(2);
    await page.evaluate(
      ({ key, date }) => {
        const entry = { dateISO: date, phase: "period", mood: { anxiety: 4 } };
        localStorage.setItem(key, JSON.stringify({ [date]: entry }));
      },
      { key: `${storageKeys.days}.${signedIn.id}`, date: day },
    );
    await page.clock.runFor(2000);
    await expect(bead).toHaveAccessibleName(/period, mood 4 of 5/);
  });

  test("are one stop for the Tab key, with arrow keys within", async ({ home }) => {
    const days = heatMap(home).getByRole("navigation");
    await expect(days.locator('a[tabindex="0"]')).toHaveCount(1);
    await days.locator('a[tabindex="0"]').focus();
    await home.keyboard.press("ArrowUp");
    await expect(days.getByRole("link", { name: written(7) })).toBeFocused();
    await home.keyboard.press("ArrowLeft");
    await expect(days.getByRole("link", { name: written(8) })).toBeFocused();
  });
});

test("tiles and averages tell what she logged", async ({ home, signedIn, mwezi }) => {
  await expect(card(home, "Your last 3 cycles")).toContainText("once you have logged one whole");
  await logCycles(mwezi.address, signedIn, 4, [30, 30, 30, 34]);
  for (const daysAgo of [10, 20]) {
    const entry = { ...mood(daysAgo, 2), stress: daysAgo === 10 ? 4 : 3 };
    await post(mwezi.address, "/api/moods", entry, signedIn);
  }
  await home.reload();
  const figures = home.getByRole("main");
  await expect(figures.getByText("31 days", { exact: true })).toBeVisible();
  const last = card(home, "Your last 3 cycles");
  await expect(last).toContainText("30 days");
  await expect(last).toContainText("7 /10");
  await expect(last).toContainText("2 /5");
  await expect(last).toContainText("You checked in on 2 days of them.");
});

test("the PCOS card is for women with PCOS", async ({ home, signedIn, mwezi }) => {
  await expect(checkIn(home)).toBeVisible();
  await expect(card(home, "PCOS daily tracking")).toBeHidden();
  await onboard(mwezi.address, signedIn, { pcosDiagnosis: "yes" });
  await home.reload();
  await card(home, "PCOS daily tracking").getByRole("link", { name: "Log today" }).click();
  await expect(home).toHaveURL(/\/pcos-tracking$/);
});

test.describe("the summary for her healthcare provider", () => {
  test.beforeEach(async ({ home, signedIn, mwezi }) => {
    await logCycles(mwezi.address, signedIn, 9, [28, 31, 29]);
    await post(mwezi.address, "/api/moods", mood(1, 4), signedIn);
    const symptom = { date: ago(2), type: "cramps", severity: 7 };
    await post(mwezi.address, "/api/symptoms", symptom, signedIn);
    const measures = { date: ago(5), fastingGlucose: 92, weight: 71.5 };
    await post(mwezi.address, "/api/metabolic", measures, signedIn);
    await home.goto("/summary");
    await expect(home.getByRole("heading", { name: "Health summary" })).toBeVisible();
  });

  test("says what she logged against the usual range, and is no diagnosis", async ({ home }) => {
    const sheet = home.getByRole("article");
    await expect(sheet).toContainText("29.3 days (usual range 24–38 days)");
    await expect(sheet).toContainText("Shortest 28, longest 31 days");
    await expect(sheet.getByRole("row", { name: /^Cramps 1 7 \/ 7/ })).toBeVisible();
    await expect(sheet).toContainText("Stress 8 of 10");
    await expect(sheet).toContainText("5.1 mmol/L (92 mg/dL)");
    await expect(sheet).toContainText("Educational, not a diagnosis.");
    await expect(sheet).not.toContainText(/abnormal|normal/i);
  });

  test("carries her name only when she wants it", async ({ home, signedIn }) => {
    const sheet = home.getByRole("article");
    await expect(sheet).not.toContainText(signedIn.name);
    await home.getByRole("checkbox", { name: "Put my name on it" }).check();
    await expect(sheet).toContainText(signedIn.name);
  });

  test("prints on one page, without the frame of the app", async ({ home }) => {
    await home.emulateMedia({ media: "print" });
    await expect(home.getByRole("button", { name: "Print or save as PDF" })).toBeHidden();
    await expect(home.getByRole("navigation", { name: "Main" })).toHaveCount(0);
    const pdf = await home.pdf({ preferCSSPageSize: true });
    expect(pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test("the button asks the browser to print", async ({ home }) => {
    await home.evaluate(() => {
      window.print = () => document.body.setAttribute("data-printed", "");
    });
    await home.getByRole("button", { name: "Print or save as PDF" }).click();
    await expect(home.locator("body[data-printed]")).toHaveCount(1);
  });

  test("is open to everyone", async ({ home }) => {
    await inspect(home, "the summary");
  });

  test("says so when something cannot be loaded", async ({ home }) => {
    await home.route("**/api/metabolic", (route) => route.abort());
    await home.reload();
    await expect(home.getByRole("button", { name: "Print or save as PDF" })).toBeDisabled();
    await home.unroute("**/api/metabolic");
    await home.getByRole("button", { name: "Try again" }).click();
    await expect(home.getByRole("heading", { name: "Health summary" })).toBeVisible();
  });
});

test.describe("the page as a whole", () => {
  const titlesInOrder = (page: Page) =>
    page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

  test("is open to everyone, full of data", async ({ home, signedIn, mwezi }) => {
    await onboard(mwezi.address, signedIn, { pcosDiagnosis: "yes" });
    await logCycles(mwezi.address, signedIn, 9, [28, 31, 29]);
    for (const daysAgo of [0, 1, 2]) {
      await post(mwezi.address, "/api/moods", mood(daysAgo, 4), signedIn);
      await post(mwezi.address, "/api/stress", { date: ago(daysAgo), level: 4 }, signedIn);
    }
    await home.reload();
    await expect(card(home, "Your last 3 cycles")).toContainText("3 whole cycles");
    await expect(card(home, "Stress & Cortisol Insights")).toContainText("Elevated");
    await card(home, "Your last 12 weeks").getByText("Show as a table").click();
    await inspect(home, "the full dashboard");
  });

  test("puts ring, check-in and predictions first on a phone", async ({ home }) => {
    await home.setViewportSize({ width: 360, height: 740 });
    await expect(checkIn(home)).toBeVisible();
    const titles = await titlesInOrder(home);
    expect(titles.slice(0, 3)).toEqual(["Cycle Overview", "Mood check-in", "Predictions"]);
  });

  test("has two columns on a wide screen, read one after the other", async ({ home }) => {
    await home.setViewportSize({ width: 1280, height: 800 });
    await expect(checkIn(home)).toBeVisible();
    const ring = await card(home, "Cycle Overview").boundingBox();
    const sliders = await checkIn(home).boundingBox();
    expect(sliders?.x).toBeGreaterThan((ring?.x ?? 0) + (ring?.width ?? 0));
    const titles = await titlesInOrder(home);
    expect(titles.indexOf("Predictions")).toBeLessThan(titles.indexOf("Mood check-in"));
  });
});
