import type { Page } from "@playwright/test";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { ago, card, logCycles, mood, post, watchFor } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { latch } from "../support/latch.ts";

test.use({ beginsAtHome: false });

test.describe("the stress and cortisol card", () => {
  const insight = (page: Page) => card(page, "Stress & Cortisol Insights");

  test("shows a skeleton while loading, then an invitation to begin [S2-59]", async ({ home }) => {
    const answer = latch();
    await home.route("**/api/insights/cortisol", async (route) => {
      await answer.opened;
      await route.continue();
    });
    await home.goto("/");
    await expect(insight(home)).toHaveAttribute("aria-busy", "true");
    answer.open();
    await expect(insight(home)).toContainText(
      "Start logging stress levels to see personalized insights.",
    );
  });

  test("shows indicator, reasons, at most four tips and the way to a clinic [S2-60 S2-61]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    for (const daysAgo of [0, 1, 2, 3]) {
      const entry = { date: ago(daysAgo), level: 5, tags: ["Work", "Sleep"], sleepQuality: 1 };
      await post(mwezi.address, "/api/stress", entry, signedIn);
    }
    await home.goto("/");
    await expect(insight(home).getByText("Elevated", { exact: true })).toBeVisible();
    await expect(insight(home)).toContainText("on 4 of the last 14 days");
    await expect(insight(home).getByRole("listitem")).toHaveCount(4);
    await expect(insight(home)).toContainText("not a blood test");
    await expect(insight(home)).toContainText("not medical advice");
    await insight(home).getByRole("link", { name: "Export for Healthcare Provider" }).click();
    await expect(home).toHaveURL(/\/my-health\/doctor-visit$/);
  });

  test("treats any other indicator as moderate [S4-15]", async ({ home }) => {
    await home.route("**/api/insights/cortisol", (route) =>
      route.fulfill({
        json: {
          indicator: "Something new",
          rationale: "Based on 1 day.",
          advice: ["1", "2", "3", "4", "5"],
          adviceKeys: [],
          daysLogged: 1,
          averageLevel: 3,
          averageSleep: null,
          frequentTags: [],
        },
      }),
    );
    await home.goto("/");
    await expect(insight(home).getByText("Moderate", { exact: true })).toBeVisible();
    await expect(insight(home).getByRole("listitem")).toHaveCount(4);
  });

  test("is cached for five minutes [S7-26 S9-10]", async ({ page, signedIn: _ }) => {
    await page.clock.install();
    const requests = watchFor(page, "GET", "/api/insights/cortisol");
    await page.goto("/");
    await expect(insight(page)).toContainText("Start logging");
    const awayAndBack = async () => {
      await page.getByRole("link", { name: "Learn", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Learn" })).toBeVisible();
      await page.getByRole("link", { name: "Home", exact: true }).click();
      await expect(insight(page)).toContainText("Start logging");
    };
    // Only moves the clock: fast-forwarding would also time out pending requests.
    const start = await page.evaluate(() => Date.now());
    await page.clock.setSystemTime(start + 4 * 60_000);
    await awayAndBack();
    expect(requests).toHaveLength(1);
    await page.clock.setSystemTime(start + 5.5 * 60_000);
    await awayAndBack();
    expect(requests).toHaveLength(2);
  });
});

test.describe("the last 12 weeks", () => {
  const heatMap = (page: Page) => card(page, "Your last 12 weeks");
  const dateOf = (daysAgo: number) => formatDay(ago(daysAgo), "en");

  test("show periods and moods as beads and as a table, with links to each day [S2-63]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await logCycles(mwezi.address, signedIn, 20, []);
    await post(mwezi.address, "/api/moods", { ...mood(19, 2), stress: 3 }, signedIn);
    await home.goto("/");
    const bead = heatMap(home).getByRole("link", { name: `${dateOf(19)}: period, mood 2.3 of 5` });
    await expect(bead).toBeVisible();
    await heatMap(home).getByText("Show as a table").click();
    await expect(
      heatMap(home).getByRole("row", { name: `${dateOf(19)} Period 2.3` }),
    ).toBeVisible();
    await bead.click();
    await expect(home).toHaveURL(new RegExp(`/track\\?day=${ago(19)}$`));
  });

  test("are darker for a lower mood [S9-16]", async ({ home, signedIn, mwezi }) => {
    await post(mwezi.address, "/api/moods", mood(3, 1), signedIn);
    await post(mwezi.address, "/api/moods", mood(4, 4), signedIn);
    await home.goto("/");
    const heart = (daysAgo: number) =>
      heatMap(home)
        .getByRole("link", { name: dateOf(daysAgo) })
        .locator("[fill-opacity]");
    await expect(heart(3)).toHaveAttribute("fill-opacity", "0.2");
    await expect(heart(4)).toHaveAttribute("fill-opacity", "0.8");
  });

  test("include notes of this browser within two seconds [S9-15]", async ({
    page,
    signedIn,
    mwezi,
  }) => {
    await post(mwezi.address, "/api/moods", mood(4, 3), signedIn);
    await page.clock.install();
    await page.goto("/");
    const bead = heatMap(page).getByRole("link", { name: dateOf(2) });
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
    await expect(bead).toHaveAccessibleName(/period, mood 4 of 5, notes on this device only/);
  });

  test("are a single tab stop, with arrow keys inside", async ({ home, signedIn, mwezi }) => {
    await post(mwezi.address, "/api/moods", mood(4, 3), signedIn);
    await home.goto("/");
    const days = heatMap(home).getByRole("navigation");
    await expect(days.locator('a[tabindex="0"]')).toHaveCount(1);
    await days.locator('a[tabindex="0"]').focus();
    await home.keyboard.press("ArrowUp");
    await expect(days.getByRole("link", { name: dateOf(7) })).toBeFocused();
    await home.keyboard.press("ArrowLeft");
    await expect(days.getByRole("link", { name: dateOf(8) })).toBeFocused();
  });
});
