import { dayInZone } from "#domain/days/calendar-day.ts";
import { card, checkIn, read, slider, today, watchFor } from "../support/dashboard-facts.ts";
import { expect, test } from "../support/fixtures.ts";
import { latch } from "../support/latch.ts";
import { expectSaved, expectToast } from "../support/walks.ts";

test.describe("the mood check-in", () => {
  test("starts in the middle, unanswered, and saves each answer on its own, for the local day [S2-62 S4-20 S5-16 S7-23]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    for (const name of ["Depression", "Anxiety", "Stress"]) {
      await expect(slider(home, name)).toHaveValue("3");
      await expect(slider(home, name)).toHaveAttribute("aria-valuetext", "Not answered");
    }
    await slider(home, "Anxiety").fill("4");
    await expectSaved(checkIn(home));
    const [saved] = await read(mwezi.address, "/api/moods", signedIn);
    expect(saved).toMatchObject({ date: today(), anxiety: 4 });
    expect(Object.keys(saved ?? {})).not.toContain("depression");
    expect(await read(mwezi.address, "/api/stress", signedIn)).toEqual([]);
    await home.reload();
    await expect(slider(home, "Anxiety")).toHaveValue("4");
    await expect(slider(home, "Anxiety")).toHaveAttribute("aria-valuetext", "4 of 5, high");
  });

  test("saves at each key press, and when the initial value is tapped", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await slider(home, "Anxiety").click();
    await expect(slider(home, "Anxiety")).toHaveAttribute("aria-valuetext", "3 of 5, moderate");
    await expect(home.getByText("Checked in today.", { exact: false })).toBeVisible();
    await slider(home, "Depression").press("ArrowRight");
    await slider(home, "Depression").press("ArrowRight");
    await expect
      .poll(async () => (await read(mwezi.address, "/api/moods", signedIn))[0])
      .toMatchObject({ depression: 5, anxiety: 3 });
  });

  test("shows Saved for one second [S4-20 S9-14]", async ({ page, signedIn: _ }) => {
    await page.clock.install();
    await page.reload();
    await expect(slider(page, "Stress")).toBeVisible();
    await page.clock.pauseAt(new Date(Date.now() + 60_000));
    await slider(page, "Stress").fill("4");
    const confirmation = checkIn(page).getByText("Saved", { exact: true });
    await expect(async () => {
      await page.clock.runFor(10);
      await expect(confirmation).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.clock.runFor(900);
    await expect(confirmation).toBeVisible();
    await page.clock.runFor(150);
    await expect(confirmation).toBeHidden();
  });

  test("shows stress details from the start and above 2, and hides them at 2 or less [S4-21]", async ({
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

  test("saves no stress entry for a stress of 1 without details [S4-22]", async ({
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

  test("saves the cause of stress, sleep and notes on blur [S3-19 S4-22]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await slider(home, "Stress").fill("4");
    await expectSaved(checkIn(home));
    await checkIn(home).getByRole("button", { name: "Work" }).click();
    await checkIn(home).getByRole("button", { name: "Fair" }).click();
    await expect
      .poll(async () => (await read(mwezi.address, "/api/stress", signedIn))[0])
      .toMatchObject({ tags: ["Work"], sleepQuality: 2 });
    const posts = watchFor(home, "POST", "/api/stress");
    await checkIn(home).getByLabel("Notes").fill("Two deadlines");
    // The request of the last tap may be reported only now.
    expect(posts.filter((post) => post.postData()?.includes("Two deadlines"))).toEqual([]);
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

  test("never loses the last value while a request is pending", async ({
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
    await expectSaved(checkIn(home));
    expect(posts).toHaveLength(2);
    const [saved] = await read(mwezi.address, "/api/moods", signedIn);
    expect(saved).toMatchObject({ anxiety: 5 });
    await expect(slider(home, "Anxiety")).toHaveValue("5");
  });

  test("reports a failed save, keeps the input, and sends only what is missing [S8-10]", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await home.route("**/api/stress", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({ status: 503, body: "" })
        : route.continue(),
    );
    const moods = watchFor(home, "POST", "/api/moods");
    await slider(home, "Stress").fill("5");
    await expectToast(home, "Error", "Failed to save mood check-in. Please try again.");
    await home.getByRole("button", { name: "I'm safe for now" }).click();
    await expect(slider(home, "Stress")).toHaveValue("5");
    await home.unroute("**/api/stress");
    await checkIn(home).getByRole("button", { name: "Try again" }).click();
    await expectSaved(checkIn(home));
    await expect(checkIn(home).getByText("Not saved yet.", { exact: false })).toBeHidden();
    const [stress] = await read(mwezi.address, "/api/stress", signedIn);
    expect(stress).toMatchObject({ level: 5 });
    expect(moods).toHaveLength(1);
  });

  test("shows values saved in another tab [S7-25]", async ({ home, context }) => {
    const other = await context.newPage();
    await other.goto("/");
    await expect(slider(other, "Anxiety")).toHaveValue("3");
    await slider(home, "Anxiety").fill("1");
    await expect(slider(other, "Anxiety")).toHaveValue("1");
  });

  test("refreshes the chips and the insight that depend on it [S7-32]", async ({ home }) => {
    await expect(card(home, "Stress & Cortisol Insights")).toContainText("Start logging stress");
    await slider(home, "Stress").fill("5");
    await expect(home.getByText("Stress high")).toBeVisible();
    await expect(card(home, "Stress & Cortisol Insights")).toContainText("Elevated");
  });
});

test.describe("in Apia", () => {
  test.use({ timezoneId: "Pacific/Apia" });

  test("a check-in belongs to the local day", async ({ home }) => {
    const posts = watchFor(home, "POST", "/api/moods");
    await slider(home, "Anxiety").fill("2");
    await expectSaved(checkIn(home));
    const day = dayInZone(Date.now(), "Pacific/Apia");
    expect(posts[0]?.postDataJSON()).toMatchObject({ date: `${day}T00:00:00.000Z` });
  });
});
