import type { Page } from "@playwright/test";
import { ago, card, checkIn, logCycles, mood, post, slider } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { onboard } from "../support/woman.ts";

test.use({ beginsAtHome: false });

test.describe("the chips", () => {
  test("summarise the latest notes and say that this is not a blood test [S2-49]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.goto("/");
    await expect(checkIn(home)).toBeVisible();
    await expect(home.getByText(/^(Balance|Stress) \w/)).toHaveCount(0);
    await post(mwezi.address, "/api/moods", mood(2, 5), signedIn);
    await home.goto("/");
    await expect(home.getByText("Balance variable")).toBeVisible();
    await expect(
      home
        .getByText("from the stress and sleep you logged, not a blood test", { exact: false })
        .filter({ visible: true })
        .first(),
    ).toBeVisible();
    await expect(home.getByText("Stress high")).toBeVisible();
    await post(mwezi.address, "/api/moods", mood(1, 2), signedIn);
    await home.goto("/");
    await expect(home.getByText("Balance steady")).toBeVisible();
    await expect(home.getByText("Stress low")).toBeVisible();
  });

  test("call a cycle longer than usual late rather than luteal [S2-49]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await logCycles(mwezi.address, signedIn, 32, [28, 28, 28]);
    await home.goto("/");
    await expect(home.getByText("Later than expected").first()).toBeVisible();
    await expect(home.getByRole("main")).not.toContainText(/luteal/i);
  });
});

test.describe("the banner", () => {
  test("shows the ovulation estimate and links to the mood notes [S2-50 S2-51]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.goto("/");
    await expect(home.getByText("Log a period to see an ovulation estimate")).toBeVisible();
    await logCycles(mwezi.address, signedIn, 5, [28, 28, 28, 28]);
    await home.goto("/");
    await expect(home.getByText(/Ovulation estimate: .* in about \d+ days\./)).toBeVisible();
    await home.getByRole("button", { name: "View insights" }).click();
    await expect(home.getByRole("dialog")).toContainText("Mood & Stress");
  });

  for (const [why, answers, averages, silent] of [
    [
      "with the pill",
      { contraception: "pill" },
      "we don't average them",
      /ovulat|luteal|follicular/i,
    ],
    ["with an IUD", { contraception: "iud" }, "28 days", /ovulat|luteal|follicular/i],
    [
      "in a pregnancy",
      { pregnancyStatus: "pregnant" },
      "28 days",
      /ovulat|luteal|follicular|fertil/i,
    ],
    ["by her own wish", { hidesFertility: true }, "28 days", /ovulat|luteal|follicular|fertil/i],
  ] as const) {
    test(`doesn't mention ovulation, nor does the rest of the page, ${why}`, async ({
      home,
      signedIn,
      mwezi,
    }) => {
      await onboard(mwezi.address, signedIn, answers);
      await logCycles(mwezi.address, signedIn, 14, [28, 28, 28]);
      await home.goto("/");
      await expect(card(home, "Your last 3 cycles")).toContainText(averages);
      await expect(home.getByRole("main")).not.toContainText(silent);
      await expect(home.locator(".bead-ring svg").first()).not.toHaveAccessibleName(silent);
    });
  }
});

test("a card that fails to load reports it alone and can retry", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await logCycles(mwezi.address, signedIn, 5, [28]);
  for (const path of ["moods*", "insights/cortisol"]) {
    await home.route(`**/api/${path}`, (route) => route.fulfill({ status: 503 }));
  }
  await home.goto("/");
  const titles = [
    "Mood check-in",
    "Stress & Cortisol Insights",
    "Your last 12 weeks",
    "Your numbers",
  ];
  for (const title of titles) {
    await expect(card(home, title).getByRole("button", { name: "Try again" })).toBeVisible();
  }
  await expect(
    card(home, "Cycle Overview").getByRole("button", { name: "Try again" }),
  ).toBeHidden();
  await home.unroute("**/api/moods*");
  await checkIn(home).getByRole("button", { name: "Try again" }).click();
  await expect(slider(home, "Stress")).toHaveValue("3");
  await expect(card(home, "Your last 12 weeks").getByRole("navigation")).toBeVisible();
});

test("tiles and averages show what was logged [S2-64]", async ({ home, signedIn, mwezi }) => {
  await home.goto("/");
  await expect(card(home, "Your last 3 cycles")).toContainText("once you have logged one complete");
  await logCycles(mwezi.address, signedIn, 4, [30, 30, 30, 34]);
  for (const daysAgo of [10, 20]) {
    const entry = { ...mood(daysAgo, 2), stress: daysAgo === 10 ? 4 : 3 };
    await post(mwezi.address, "/api/moods", entry, signedIn);
  }
  await home.goto("/");
  const figures = home.getByRole("main");
  await expect(figures.getByText("31 days", { exact: true })).toBeVisible();
  const last = card(home, "Your last 3 cycles");
  await expect(last).toContainText("30 days");
  await expect(last).toContainText("7/10");
  await expect(last).toContainText("2/5");
  await expect(last).toContainText("You logged stress or mood on 2 days of them.");
});

test("the PCOS card is shown to users with PCOS [S2-65 S6-03]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await home.goto("/");
  await expect(checkIn(home)).toBeVisible();
  await expect(card(home, "PCOS daily tracking")).toBeHidden();
  await onboard(mwezi.address, signedIn, { pcosDiagnosis: "yes" });
  await home.goto("/");
  await card(home, "PCOS daily tracking").getByRole("link", { name: "Log today" }).click();
  await expect(home).toHaveURL(/\/pcos-tracking$/);
});

test.describe("the page as a whole", () => {
  const titlesInOrder = (page: Page) =>
    page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();

  test("is accessible when full of data", async ({ home, signedIn, mwezi }) => {
    await onboard(mwezi.address, signedIn, { pcosDiagnosis: "yes" });
    await logCycles(mwezi.address, signedIn, 9, [28, 31, 29]);
    for (const daysAgo of [0, 1, 2]) {
      await post(mwezi.address, "/api/moods", mood(daysAgo, 4), signedIn);
      await post(mwezi.address, "/api/stress", { date: ago(daysAgo), level: 4 }, signedIn);
    }
    await home.goto("/");
    await expect(card(home, "Your last 3 cycles")).toContainText("3 complete cycles");
    await expect(card(home, "Stress & Cortisol Insights")).toContainText("Elevated");
    await card(home, "Your last 12 weeks").getByText("Show as a table").click();
    await inspect(home, "the full dashboard");
  });

  test("shows ring, predictions and check-in first on a phone", async ({ home }) => {
    await home.setViewportSize({ width: 360, height: 740 });
    await home.goto("/");
    await expect(checkIn(home)).toBeVisible();
    const titles = await titlesInOrder(home);
    expect(titles.slice(0, 3)).toEqual(["Cycle Overview", "Predictions", "Mood check-in"]);
  });

  test("has two columns on a wide screen, in reading order", async ({ home }) => {
    await home.setViewportSize({ width: 1280, height: 800 });
    await home.goto("/");
    await expect(checkIn(home)).toBeVisible();
    const ring = await card(home, "Cycle Overview").boundingBox();
    const sliders = await checkIn(home).boundingBox();
    expect(sliders?.x).toBeGreaterThan((ring?.x ?? 0) + (ring?.width ?? 0));
    const titles = await titlesInOrder(home);
    expect(titles.indexOf("Predictions")).toBeLessThan(titles.indexOf("Mood check-in"));
  });
});
